import { api, seatsHash } from "../../protocol/api";
import { retryWhileLimited } from "../../protocol/retry";
import { isTransient, type Trouble, troubleOf } from "../../protocol/trouble";
import type { FromServer } from "../../protocol/types";
import { type ServerListener, ServerRoom } from "../../socket/serverRoom";
import { type Connect, connectTo } from "../../socket/transport";
import type { Status } from "../../table/connection";
import { ownSeats, type Room } from "../../table/room";
import type { GameTable } from "../../table/table.svelte";
import { address } from "../address";
import { notice } from "../notice.svelte";
import { router, type Secret } from "../router.svelte";
import { renew } from "../upgrade";
import { Entrance } from "./entrance.svelte";
import { newTable } from "./newTable";
import type { Session } from "./session";

/** The delay before a retry, in milliseconds. */
const RETRY_MS = 1_000;

/** A table on this page: connects it to the server's room, the address, sounds and timers. */
export class GameSession implements Session {
  isSitting = $state(false);
  readonly entrance: Entrance;
  readonly table: GameTable;
  readonly #server: ServerRoom;
  #isClosed = false;
  #hasEntered = false;

  constructor(
    readonly id: string,
    readonly secret: Secret,
    connect: Connect = connectTo(id),
  ) {
    this.table = newTable({
      ownSeats: (room) => this.#ownSeats(room),
      refuse: (trouble) => this.#refuse(trouble),
    });
    this.entrance = new Entrance(id, secret, () => {
      this.#hasEntered = true;
      this.#server.socket.open();
    });
    this.#server = new ServerRoom(id, connect, this.#listener(), this.entrance);
    this.table.connect(this.#server);
  }

  #listener(): ServerListener {
    return {
      received: (message: FromServer) => {
        notice.received(message);
        this.table.received(message);
        if (!this.table.room) return;
        this.entrance.retryReason = null;
        this.entrance.see(this.table.room.state.position !== null, this.table.isPlayer);
      },
      changed: (status: Status) => this.table.changed(status),
      known: () => this.table.known(),
      seat: () => this.table.seat,
      refused: (trouble: Trouble) => {
        this.table.refusal = trouble;
      },
      outdated: renew,
    };
  }

  #ownSeats(room: Room): readonly number[] {
    const { tokens, me } = this.entrance;
    if (tokens.size) return room.seat === null ? [] : [...tokens.keys()];
    return ownSeats(room, me?.id ?? null);
  }

  #refuse(trouble: Trouble): void {
    if (!isTransient(trouble)) this.#server.close();
    this.entrance.refuse(trouble);
  }

  /** The proof of identity, if it is in the address instead of a cookie. */
  get token(): string | null {
    return this.entrance.tokenOf(this.table.room?.seat ?? null);
  }

  async open(): Promise<void> {
    addEventListener("online", this.retry);
    addEventListener("pagehide", this.#leave);
    document.addEventListener("visibilitychange", this.#look);
    await this.entrance.enter();
  }

  /** Retry now instead of waiting. */
  retry = (): void => {
    if (this.#hasEntered) this.#server.socket.wake();
    else void this.entrance.enter();
  };

  close(): void {
    this.#isClosed = true;
    removeEventListener("online", this.retry);
    removeEventListener("pagehide", this.#leave);
    document.removeEventListener("visibilitychange", this.#look);
    this.table.settle();
    this.entrance.close();
    this.#server.close();
  }

  /** Leaving the page confirms a dropped move. */
  #leave = () => this.table.settle();

  #look = () => {
    if (!document.hidden) this.retry();
  };

  /** Go to the rematch; players with seat links get the links of their new seats. */
  async goOn(next: string): Promise<void> {
    const tokens = (await Promise.all(this.secret.seats.map((token) => this.#tokensAt(next, token)))).flat();
    if (!this.#isClosed) router.go(address.game(next) + seatsHash(tokens));
  }

  /** Get the token of the player's seat at another table; without it they could only watch. */
  async #tokensAt(table: string, token: string): Promise<string[]> {
    while (!this.#isClosed) {
      try {
        const { seats } = await api.keys(table, token);
        return seats.map((each) => each.token);
      } catch (error) {
        if (!isTransient(troubleOf(error))) break;
        await new Promise((wake) => setTimeout(wake, RETRY_MS));
      }
    }
    return [];
  }

  /** Take a seat, under a name if one is given. */
  async sit(name = ""): Promise<void> {
    // A second click must not take another seat, nor act for another guest.
    if (this.isSitting) return;
    this.isSitting = true;
    this.table.refusal = null;
    try {
      await retryWhileLimited(
        async () => {
          await this.entrance.rename(name);
          await this.entrance.take(this.secret.invitation);
        },
        (error) => {
          this.table.refusal = troubleOf(error);
        },
        () => this.#isClosed,
      );
      this.table.refusal = null;
      this.#server.socket.restart();
    } catch (error) {
      this.table.refusal = troubleOf(error);
    } finally {
      this.isSitting = false;
    }
  }
}
