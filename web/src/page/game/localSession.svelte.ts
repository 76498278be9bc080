import type { LocalRoom } from "../../local/localRoom";
import { isTransient, type Trouble } from "../../protocol/trouble";
import { ownSeats } from "../../table/room";
import type { GameTable } from "../../table/table.svelte";
import { address } from "../address";
import { router, type Secret } from "../router.svelte";
import { newTable } from "./newTable";
import type { Session } from "./session";

/** A game in this browser: connects its table to the room here. */
export class LocalSession implements Session {
  readonly secret: Secret = { seats: [], invitation: null };
  readonly token = null;
  readonly isSitting = false;
  readonly table: GameTable;
  #problem = $state<Trouble | null>(null);
  #retryReason = $state<Trouble | null>(null);
  #room: LocalRoom | null = null;
  #isClosed = false;

  constructor(readonly id: string) {
    this.table = newTable({
      ownSeats: (room) => ownSeats(room, null),
      refuse: (trouble) => {
        if (isTransient(trouble)) this.#retryReason = trouble;
        else this.#problem = trouble;
      },
    });
  }

  get entrance(): Session["entrance"] {
    return { me: null, problem: this.#problem, retryReason: this.#retryReason, isTurnedAway: false };
  }

  async open(): Promise<void> {
    addEventListener("pagehide", this.#leave);
    this.#retryReason = null;
    try {
      const { openRoom } = await import("../../local");
      const room = await openRoom(this.id, this.table);
      if (this.#isClosed) return;
      this.#room = room;
      this.table.connect(room);
      await room.open();
    } catch {
      // One of the page's files could not be loaded.
      this.#retryReason = "unreachable";
    }
  }

  close(): void {
    this.#isClosed = true;
    removeEventListener("pagehide", this.#leave);
    this.table.settle();
    this.#room?.close();
  }

  /** Leaving the page confirms a dropped move. */
  #leave = (): void => {
    this.table.settle();
    this.#room?.note();
  };

  retry = (): void => {
    if (this.table.room) return;
    this.#room?.close();
    void this.open();
  };

  async goOn(next: string): Promise<void> {
    if (!this.#isClosed) router.go(address.game(next));
  }

  /** Every seat is taken already. */
  async sit(): Promise<void> {}
}
