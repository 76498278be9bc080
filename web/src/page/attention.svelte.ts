import { untrack } from "svelte";
import { settings } from "../theme/settings.svelte";
import { address } from "./address";
import { notify } from "./notification";

/** The page's icon with a dot, as a data URL; null until it is needed. */
let dotted: Promise<string> | null = null;

async function drawDotted(): Promise<string> {
  const icon = await (await fetch(address.file("icon.svg"))).text();
  const dot = '<circle cx="49" cy="15" r="13" fill="#d3271b" stroke="#fff" stroke-width="4"/></svg>';
  return `data:image/svg+xml,${encodeURIComponent(icon.replace(/<\/svg>\s*$/, dot))}`;
}

/** A game that waits for the player, and how to say so. */
export interface Waiting {
  readonly id: string;
  readonly words: string;
}

/** Shows which games are waiting for the player: in page titles, the tab's icon, and, if wanted, a notification. */
class Attention {
  #listed = $state.raw<readonly Waiting[]>([]);
  /** The game on the screen, whose state is newer than the list. */
  #shown = $state.raw<{ id: string; waiting: Waiting | null } | null>(null);

  /** The games that wait and aren't on the screen. */
  readonly elsewhere = $derived(this.#listed.filter(({ id }) => id !== this.#shown?.id));
  readonly #all = $derived(this.#shown?.waiting ? [...this.elsewhere, this.#shown.waiting] : this.elsewhere);

  /** Put the number of waiting games before a page's title. */
  title(words: string): string {
    return this.elsewhere.length ? `(${this.elsewhere.length}) ${words}` : words;
  }

  /** Set which games are waiting, the latest first. */
  list(games: readonly Waiting[]): void {
    this.#change(() => {
      this.#listed = games;
    });
  }

  /** Set whether the game on the screen waits; null words if it doesn't. */
  show(id: string, words: string | null): void {
    this.#change(() => {
      this.#shown = { id, waiting: words === null ? null : { id, words } };
      // Once the player leaves the game, the list must not still show it as waiting.
      if (words === null) this.#listed = this.#listed.filter((each) => each.id !== id);
    });
  }

  /** The game is no longer on the screen. */
  leave(): void {
    this.#change(() => {
      this.#shown = null;
    });
  }

  /** Make a change, and announce what is new; untracked, so that calling effects don't depend on this state. */
  #change(how: () => void): void {
    untrack(() => {
      const before = this.#all;
      how();
      const after = this.#all;
      if (!before.length !== !after.length) void this.#mark(after.length > 0);
      const latest = after.find(({ id }) => !before.some((each) => each.id === id));
      if (latest && document.hidden && settings.get("hasNotifications")) void notify(latest.words);
    });
  }

  async #mark(isWaiting: boolean): Promise<void> {
    const link = document.querySelector<HTMLLinkElement>('link[rel="icon"]');
    if (!link) return;
    if (!isWaiting) {
      link.href = address.file("icon.svg");
      return;
    }
    try {
      dotted ??= drawDotted();
      const href = await dotted;
      if (this.#all.length) link.href = href;
    } catch {
      // Offline: the icon stays as it is, and the next call tries again.
      dotted = null;
    }
  }
}

export const attention = new Attention();
