import { isReachable } from "../protocol/reach";
import { hasServer } from "../protocol/server";

const RETRY_MS = 5_000;

/** Whether the server is unreachable: checked when the browser believes it is offline, and until the server answers. */
export class Online {
  isLost = $state(false);
  #timer: ReturnType<typeof setTimeout> | undefined;
  #isClosed = false;

  open(): () => void {
    if (!hasServer) return () => {};
    addEventListener("offline", this.#look);
    addEventListener("online", this.#look);
    if (!navigator.onLine) void this.#look();
    return () => {
      this.#isClosed = true;
      clearTimeout(this.#timer);
      removeEventListener("offline", this.#look);
      removeEventListener("online", this.#look);
    };
  }

  #look = async (): Promise<void> => {
    clearTimeout(this.#timer);
    const isLost = !(await isReachable());
    if (this.#isClosed) return;
    this.isLost = isLost;
    if (isLost) this.#timer = setTimeout(this.#look, RETRY_MS);
  };
}
