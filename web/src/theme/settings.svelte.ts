import { flag, keep, known, recallRecord } from "../state/memory";

export type Theme = "auto" | "light" | "dark";

/** Return the next theme: the first press differs from the device's, the last one returns to it. */
export function nextTheme(theme: Theme, isDeviceDark: boolean): Theme {
  const [device, other] = isDeviceDark ? (["dark", "light"] as const) : (["light", "dark"] as const);
  if (theme === "auto") return other;
  return theme === other ? device : "auto";
}

interface Kept {
  theme: Theme;
  isOneClick: boolean;
  hasSound: boolean;
  hasHints: boolean;
  /** Notify of one's turn while the page is in the background. */
  hasNotifications: boolean;
}

const KEY = "settings";
const THEMES: readonly Theme[] = ["auto", "light", "dark"];

/** The user's preferences and what they have seen, stored in this browser. */
class Settings {
  #kept: Kept = $state({
    theme: "auto",
    isOneClick: false,
    hasSound: false,
    hasHints: false,
    hasNotifications: false,
  });
  /** Tours seen, each under a game's own name. */
  #seen: string[] = $state([]);

  constructor() {
    const kept = recallRecord(KEY);
    this.#kept = {
      theme: known(kept.theme, THEMES, "auto"),
      isOneClick: flag(kept.isOneClick, false),
      hasSound: flag(kept.hasSound, false),
      hasHints: flag(kept.hasHints, false),
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
    if (key === "theme") this.applyTheme();
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

  applyTheme(): void {
    const root = document.documentElement;
    if (this.#kept.theme === "auto") delete root.dataset.theme;
    else root.dataset.theme = this.#kept.theme;
  }
}

export const settings = new Settings();
