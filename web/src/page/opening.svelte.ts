import { gameOf } from "../games";
import { canRunCore } from "../local/able";
import { isLocalId } from "../local/identity";
import type { Course } from "../local/question";
import { api, cookieless } from "../protocol/api";
import { randomId } from "../protocol/randomId";
import { retryWhileLimited } from "../protocol/retry";
import { hasServer } from "../protocol/server";
import { isTransient, problemId, troubleOf } from "../protocol/trouble";
import type { NewRoom, RoomKeys, Seek } from "../protocol/types";
import { address } from "./address";
import { router } from "./router.svelte";

/** Whether a game needs no server: nobody else plays or watches. */
function isForHere({ seats, is_private }: NewRoom): boolean {
  const isAlone = seats.every(({ kind }) => kind !== "open");
  return canRunCore && isAlone && (is_private !== false || !hasServer);
}

async function openRoom(room: NewRoom, from: Course | null): Promise<RoomKeys> {
  if (!isForHere(room)) return api.open(room);
  try {
    const { openLibrary } = await import("../local");
    const starter = room.starter ?? (gameOf(room.game).loserStarts ? "loser" : "lot");
    const id = await (await openLibrary()).open({ ...room, starter }, from);
    return { id, seats: [], invitation: null };
  } catch (error) {
    const isHereOnly = !hasServer || (from !== null && !room.source) || isLocalId(room.source?.game ?? "");
    if (isHereOnly) throw error;
    return api.open(room);
  }
}

/** Opening a game: the pending request, and why it was refused. */
export class Opening {
  isBusy = $state(false);
  /** The id of the text that says why there is no game. */
  problem = $state<string | null>(null);

  /** Whether it is being retried. */
  isRetrying = $state(false);
  #isClosed = false;
  /** The id of a seek that the server has not answered yet. */
  #seekId: string | null = null;

  /** Cancel: don't bring back a user who has gone elsewhere. */
  close(): void {
    this.#isClosed = true;
  }

  /**
   * Open a room and go there; `before` is called first, once the room exists. With `from`, the game continues from the
   * position that those moves lead to.
   */
  open(room: NewRoom, before = () => {}, from: Course | null = null): Promise<void> {
    return this.#enter(() => openRoom(room, from), before);
  }

  /** Go to a room with somebody who is waiting for the same game, or to one to wait in. */
  seek(wish: Seek): Promise<void> {
    return this.#enter(() => this.#seek(wish));
  }

  /** After a connection failure the same id is used again, so that new guests aren't matched with themselves. */
  async #seek(wish: Seek): Promise<RoomKeys> {
    this.#seekId ??= randomId();
    try {
      const keys = await api.seek({ ...wish, id: this.#seekId });
      this.#seekId = null;
      return keys;
    } catch (error) {
      if (!isTransient(troubleOf(error))) this.#seekId = null;
      throw error;
    }
  }

  async #enter(ask: () => Promise<RoomKeys>, before = () => {}): Promise<void> {
    this.isBusy = true;
    this.problem = null;
    try {
      const keys = await retryWhileLimited(
        ask,
        (error) => this.#wait(error),
        () => this.#isClosed,
      );
      before();
      router.go(address.game(keys.id) + cookieless(keys));
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
