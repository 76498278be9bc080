import { gameOf } from "../../games";
import { language, text } from "../../language/language.svelte";
import { play } from "../../part/sound";
import { api, seatsHash } from "../../protocol/api";
import { askPatiently } from "../../protocol/patience";
import { isTransient, type Trouble, troubleOf } from "../../protocol/trouble";
import type { FromServer } from "../../protocol/types";
import { type ServerListener, ServerRoom } from "../../socket/serverRoom";
import { type Connect, connectTo } from "../../socket/transport";
import type { Announcement } from "../../table/announcement";
import { readClock } from "../../table/clock";
import type { Status } from "../../table/connection";
import { ownSeats, type Room } from "../../table/room";
import { GameTable } from "../../table/table.svelte";
import { notice } from "../notice.svelte";
import { router, type Secret } from "../router.svelte";
import { renew } from "../upgrade";
import { Entrance } from "./entrance.svelte";

/** How long news stays on screen, in milliseconds; errors stay longer, to be read and compared with the board. */
const NEWS_MS = 6_000;
const BAD_NEWS_MS = 12_000;
/** How long a dropped move can be undone, in milliseconds. */
export const UNDO_MS = 2_000;
/** With less time than this after that, in milliseconds, a dropped move is sent at once. */
const CLOCK_RESERVE_MS = 3_000;
/** The delay before a retry, in milliseconds. */
const RETRY_MS = 1_000;

/** A table on this page: connects it to the server's room, the address, sounds and timers. */
export class GameSession {
  isSitting = $state(false);
  readonly entrance: Entrance;
  readonly table: GameTable;
  readonly #server: ServerRoom;
  #dropTimer: ReturnType<typeof setTimeout> | undefined;
  #newsTimer: ReturnType<typeof setTimeout> | undefined;
  #isClosed = false;
  #hasEntered = false;

  constructor(
    readonly id: string,
    readonly secret: Secret,
    connect: Connect = connectTo(id),
  ) {
    this.table = new GameTable({
      game: gameOf,
      text,
      list: (words) => language.list(words),
      now: Date.now,
      ownSeats: (room) => this.#ownSeats(room),
      play,
      show: (news) => this.#show(news),
      hold: () => this.#hold(),
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
        this.entrance.hindrance = null;
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

  #show(news: Announcement): void {
    clearTimeout(this.#newsTimer);
    this.#newsTimer = setTimeout(() => this.table.dropNews(), news.kind === "bad" ? BAD_NEWS_MS : NEWS_MS);
  }

  /** Send a dropped move in a moment, but well before the clock runs out. */
  #hold(): void {
    clearTimeout(this.#dropTimer);
    const { room } = this.table;
    const reading = room && readClock(room.state.clock, room.receivedAt, Date.now());
    if (reading && reading.seconds * 1_000 < UNDO_MS + CLOCK_RESERVE_MS) this.table.settle();
    else this.#dropTimer = setTimeout(() => this.table.settle(), UNDO_MS);
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
    clearTimeout(this.#newsTimer);
    clearTimeout(this.#dropTimer);
    this.table.settle();
    this.entrance.close();
    this.#server.close();
  }

  /** Whoever leaves has not changed their mind. */
  #leave = () => this.table.settle();

  #look = () => {
    if (!document.hidden) this.retry();
  };

  /** Go to the rematch; players with seat links get the links of their new seats. */
  async goOn(next: string): Promise<void> {
    const tokens = (await Promise.all(this.secret.seats.map((token) => this.#tokensAt(next, token)))).flat();
    if (!this.#isClosed) router.go(`/g/${next}${seatsHash(tokens)}`);
  }

  /** Get the token of one's seat at another table; without it one could only watch. */
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
      await askPatiently(
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
