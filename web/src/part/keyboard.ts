/** Whether somebody plays by keyboard just now: the latest thing touched was a key. */
let isLatest = false;
addEventListener("keydown", () => (isLatest = true), { capture: true });
addEventListener("pointerdown", () => (isLatest = false), { capture: true });

/** Go on with the keyboard where it is needed next: in a part of the page that has not the focus. */
export function focusNext(part: string, selector: string): void {
  const active = document.activeElement;
  if (!isLatest || active?.closest(part) || active?.closest("dialog, header, .side")) return;
  document.querySelector<HTMLElement>(`${part} ${selector}`)?.focus();
}
