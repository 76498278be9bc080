const FLASH_MS = 1_000;
const MAX_FLASHES = 30;

/** Makes the tab's title flash after a nudge, until the user looks at the page. */
export class Flash {
  /** Whether the title shows the call now. */
  isOn = $state(false);
  #timer: ReturnType<typeof setInterval> | undefined;
  #count = 0;

  start(): void {
    this.stop();
    if (document.hasFocus()) return;
    this.isOn = true;
    this.#count = 0;
    this.#timer = setInterval(() => {
      this.isOn = !this.isOn;
      if (++this.#count >= MAX_FLASHES) this.stop();
    }, FLASH_MS);
    addEventListener("focus", this.stop);
  }

  stop = (): void => {
    clearInterval(this.#timer);
    removeEventListener("focus", this.stop);
    this.isOn = false;
  };
}
