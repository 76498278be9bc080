/** Whether the keyboard is in use: the last input was a key. */
let isKeyboardInUse = false;
addEventListener("keydown", () => (isKeyboardInUse = true), { capture: true });
addEventListener("pointerdown", () => (isKeyboardInUse = false), { capture: true });

// A held key acts only once: it must not confirm what it just selected, or end a turn.
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

/** Move the focus to where it is needed next, unless it is already in that part of the page. */
export function focusNext(part: string, selector: string): void {
  const active = document.activeElement;
  if (!isKeyboardInUse || active?.closest(part) || active?.closest("dialog, header, .side")) return;
  document.querySelector<HTMLElement>(`${part} ${selector}`)?.focus();
}

/** Elements that handle keys themselves: form fields, and the header, where a letter selects a language. */
const KEY_HANDLERS = "input, select, textarea, [contenteditable], header";

/** Form fields, in which any character is text. */
const FIELDS = "input:not([type=radio], [type=checkbox]), select, textarea, [contenteditable]";

/** Whether a key belongs to the page or its game, not to a dialog or the browser. */
function isFree(event: KeyboardEvent, handlers: string): boolean {
  if (event.ctrlKey || event.metaKey || event.altKey || document.querySelector("dialog[open]")) return false;
  return !(event.target instanceof Element && event.target.closest(handlers));
}

/** Whether a key belongs to the game, not to the focused element, a dialog or the browser. */
export function isForGame(event: KeyboardEvent): boolean {
  return isFree(event, KEY_HANDLERS);
}

/** Whether a key that no control uses belongs to the page: anywhere but in a field or a dialog. */
export function isForPage(event: KeyboardEvent): boolean {
  return isFree(event, FIELDS);
}
