/** How long a control that appears without a click ignores clicks, in ms: they were meant for what was there before. */
export const GUARD_MS = 400;

/** Attach to a button, or to a group of controls: ignore clicks and keys until it has been on the screen for a moment. */
export function guarded(button: HTMLElement): () => void {
  const ignore = (event: Event) => {
    event.preventDefault();
    event.stopImmediatePropagation();
  };
  const open = () => {
    clearTimeout(timer);
    button.removeEventListener("click", ignore, { capture: true });
    button.removeAttribute("aria-disabled");
  };
  const timer = setTimeout(open, GUARD_MS);
  button.addEventListener("click", ignore, { capture: true });
  // Not `disabled`, which would drop the keyboard focus.
  button.setAttribute("aria-disabled", "true");
  return open;
}
