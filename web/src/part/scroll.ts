import { nextFrame } from "./frame";

/** Make a scrollable area reachable by keyboard, but only while its content overflows. */
export function scrolledByKeys(place: HTMLElement): () => void {
  const look = () => {
    if (place.scrollHeight > place.clientHeight + 1) place.tabIndex = 0;
    else place.removeAttribute("tabindex");
  };
  // After the next layout: reading sizes earlier would force one.
  const soon = () => void nextFrame().then(look);
  const watchers = [new ResizeObserver(look), new MutationObserver(soon)] as const;
  watchers[0].observe(place);
  watchers[1].observe(place, { childList: true, characterData: true, subtree: true });
  look();
  return () => {
    for (const watcher of watchers) watcher.disconnect();
  };
}
