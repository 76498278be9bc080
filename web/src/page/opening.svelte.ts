import { api, cookieless } from "../protocol/api";
import { askPatiently } from "../protocol/patience";
import { problemId } from "../protocol/trouble";
import type { NewRoom } from "../protocol/types";
import { router } from "./router.svelte";

/** Opening a game: the pending request, and why it was refused. */
export class Opening {
  isBusy = $state(false);
  /** The id of the text that says why there is no game. */
  problem = $state<string | null>(null);

  /** Whether it is being retried. */
  isRetrying = $state(false);
  #isClosed = false;

  /** Cancel: don't bring back a user who has gone elsewhere. */
  close(): void {
    this.#isClosed = true;
  }

  /** Open a room and go there; `before` is called first, once the room exists. */
  async open(room: NewRoom, before = () => {}): Promise<void> {
    this.isBusy = true;
    this.problem = null;
    try {
      const keys = await askPatiently(
        () => api.open(room),
        (error) => this.#wait(error),
        () => this.#isClosed,
      );
      before();
      router.go(`/g/${keys.id}${cookieless(keys)}`);
    } catch (error) {
      this.problem = problemId(error);
    } finally {
      this.isBusy = false;
      this.isRetrying = false;
    }
  }

  #wait(error: unknown): void {
    this.problem = problemId(error);
    this.isRetrying = true;
  }
}
