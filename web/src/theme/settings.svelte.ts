import { TRAITS, type Trait } from "../protocol/moves";
import { keep, known, recallJson } from "../state/memory";

export type Theme = "auto" | "light" | "dark";

/** Return the theme after this one: the first press shows something else than the device does, the last one goes back to it. */
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
  group: Trait;
  hasSeenTour: boolean;
  hasSeenQuartinoTour: boolean;
}

const START: Kept = {
  theme: "auto",
  isOneClick: false,
  hasSound: false,
  hasHints: false,
  group: "H",
  hasSeenTour: false,
  hasSeenQuartinoTour: false,
};

function recallSettings(): Kept {
  const kept = recallJson("settings", START);
  return {
    ...kept,
    theme: known<Theme>(kept.theme, ["auto", "light", "dark"], START.theme),
    group: known(kept.group, TRAITS, START.group),
  };
}

/** What somebody likes, kept in this browser. */
class Settings {
  #kept = $state<Kept>(recallSettings());

  get<K extends keyof Kept>(key: K): Kept[K] {
    return this.#kept[key];
  }

  set<K extends keyof Kept>(key: K, value: Kept[K]): void {
    this.#kept[key] = value;
    keep("settings", JSON.stringify(this.#kept));
    if (key === "theme") this.applyTheme();
  }

  applyTheme(): void {
    const root = document.documentElement;
    if (this.#kept.theme === "auto") delete root.dataset.theme;
    else root.dataset.theme = this.#kept.theme;
  }
}

export const settings = new Settings();
