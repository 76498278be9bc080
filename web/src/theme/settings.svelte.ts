import { flag, keep, known, recallRecord } from "../state/memory";

export const THEMES = ["auto", "light", "dark"] as const;
export type Theme = (typeof THEMES)[number];

/** How the boards look: wood, light and dark at maximum contrast, or without grain. */
export const BOARDS = ["wood", "contrast", "flat"] as const;
export type BoardLook = (typeof BOARDS)[number];

interface Kept {
  theme: Theme;
  board: BoardLook;
  /** Show the names of squares and fields on the board. */
  hasCoordinates: boolean;
  /** Reduce motion, whatever the device prefers. */
  isStill: boolean;
  /** A choice plays its move at once, without confirmation. */
  isOneClick: boolean;
  hasSound: boolean;
  hasHints: boolean;
  /** Be told that there is something to call, but not what. */
  isGentle: boolean;
  /** Make a move automatically if no other makes sense. */
  endsTurns: boolean;
  /** Notify the player of their turn while the page is in the background. */
  hasNotifications: boolean;
}

const KEY = "settings";

/** The user's preferences and what they have seen, stored in this browser. */
class Settings {
  #kept: Kept = $state({
    theme: "auto",
    board: "wood",
    hasCoordinates: true,
    isStill: false,
    isOneClick: false,
    hasSound: false,
    hasHints: false,
    isGentle: false,
    endsTurns: true,
    hasNotifications: false,
  });
  /** Tours seen, each under a game's own name. */
  #seen: string[] = $state([]);

  constructor() {
    const kept = recallRecord(KEY);
    this.#kept = {
      theme: known(kept.theme, THEMES, "auto"),
      board: known(kept.board, BOARDS, "wood"),
      hasCoordinates: flag(kept.hasCoordinates, true),
      isStill: flag(kept.isStill, false),
      isOneClick: flag(kept.isOneClick, false),
      hasSound: flag(kept.hasSound, false),
      hasHints: flag(kept.hasHints, false),
      isGentle: flag(kept.isGentle, false),
      endsTurns: flag(kept.endsTurns, true),
      hasNotifications: flag(kept.hasNotifications, false),
    };
    this.#seen = Object.keys(kept).filter((name) => name.startsWith("hasSeen") && kept[name] === true);
  }

  get<K extends keyof Kept>(key: K): Kept[K] {
    return this.#kept[key];
  }

  set<K extends keyof Kept>(key: K, value: Kept[K]): void {
    this.#kept[key] = value;
    this.#keep();
    this.apply();
  }

  /** Whether a tour was seen; its name starts with `hasSeen`. */
  hasSeen(name: string): boolean {
    return this.#seen.includes(name);
  }

  see(name: string): void {
    if (!this.hasSeen(name)) this.#seen.push(name);
    this.#keep();
  }

  #keep(): void {
    const seen = Object.fromEntries(this.#seen.map((name) => [name, true]));
    // Unknown keys are kept: they belong to another version of the page, or to a game.
    keep(KEY, JSON.stringify({ ...recallRecord(KEY), ...seen, ...this.#kept }));
  }

  /** Set data attributes for the style sheets; defaults are left out. */
  apply(): void {
    const { theme, board, hasCoordinates, isStill } = this.#kept;
    const { dataset } = document.documentElement;
    const say = (name: string, value: string | null) => {
      if (value === null) delete dataset[name];
      else dataset[name] = value;
    };
    say("theme", theme === "auto" ? null : theme);
    say("board", board === "wood" ? null : board);
    say("coordinates", hasCoordinates ? null : "off");
    say("motion", isStill ? "off" : null);
  }
}

export const settings = new Settings();
