/** Whether somebody plays by keyboard just now: the latest thing touched was a key. */
let isLatest = false;
addEventListener("keydown", () => (isLatest = true), { capture: true });
addEventListener("pointerdown", () => (isLatest = false), { capture: true });

// A key that is held down decides once: it must not confirm what it has just chosen, or end a turn.
addEventListener(
  "keydown",
  (event) => {
    const isElsewhere = event.target instanceof Element && event.target.closest("input, select, textarea");
    if (!event.repeat || isElsewhere || !["Enter", " ", "!", "+", "-", "."].includes(event.key)) return;
    event.preventDefault();
    event.stopPropagation();
  },
  { capture: true },
);

/** Go on with the keyboard where it is needed next: in a part of the page that has not the focus. */
export function focusNext(part: string, selector: string): void {
  const active = document.activeElement;
  if (!isLatest || active?.closest(part) || active?.closest("dialog, header, .side")) return;
  document.querySelector<HTMLElement>(`${part} ${selector}`)?.focus();
}

/** What takes keys for itself: fields to fill in, and the header, where a letter chooses a language. */
const TAKERS = "input, select, textarea, [contenteditable], header";

/** Whether a key is for the game: not for what has the focus, for a dialog or for the browser. */
export function isForGame(event: KeyboardEvent): boolean {
  if (event.ctrlKey || event.metaKey || event.altKey || document.querySelector("dialog[open]")) return false;
  return !(event.target instanceof Element && event.target.closest(TAKERS));
}
