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

/** How many games are waiting for the player: in the tab's icon, and as a notification if wanted. */
class Attention {
  count = $state(0);

  /** Set how many games are waiting; `words` describes the latest one. */
  call(count: number, words: string): void {
    const isMore = count > this.count;
    if (count === this.count) return;
    this.count = count;
    void this.#mark();
    if (isMore && document.hidden && settings.get("hasNotifications")) void notify(words);
  }

  async #mark(): Promise<void> {
    const link = document.querySelector<HTMLLinkElement>('link[rel="icon"]');
    if (!link) return;
    if (!this.count) {
      link.href = address.file("icon.svg");
      return;
    }
    try {
      dotted ??= drawDotted();
      const href = await dotted;
      if (this.count) link.href = href;
    } catch {
      // Offline: the icon stays as it is, and the next call tries again.
      dotted = null;
    }
  }
}

export const attention = new Attention();
