import { api, cookieless } from "../protocol/api";
import { problemId } from "../protocol/trouble";
import type { NewRoom } from "../protocol/types";
import { router } from "./router.svelte";

/** A game that somebody is about to open: while the server is asked, and what it has against it. */
export class Opening {
  isBusy = $state(false);
  /** The id of the text that says why there is no game. */
  problem = $state<string | null>(null);

  /** Open a room and go there; `before` is done first, once there is a room. */
  async open(room: NewRoom, before = () => {}): Promise<void> {
    this.isBusy = true;
    this.problem = null;
    try {
      const keys = await api.open(room);
      before();
      router.go(`/g/${keys.id}${cookieless(keys)}`);
    } catch (error) {
      this.problem = problemId(error);
    } finally {
      this.isBusy = false;
    }
  }
}
