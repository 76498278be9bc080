/** The maximum wait: a tab in the background paints no frames. */
const MAX_WAIT_MS = 200;

/**
 * Resolve after the next frame has been painted. Work that needn't happen at once waits for it: on a phone, everything
 * in one frame would take too long.
 */
export function nextFrame(): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(resolve, MAX_WAIT_MS);
    requestAnimationFrame(() => {
      clearTimeout(timer);
      setTimeout(resolve);
    });
  });
}
