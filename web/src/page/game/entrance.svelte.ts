import { api, cookieless } from "../../protocol/api";
import { randomId } from "../../protocol/randomId";
import { isTransient, type Trouble, troubleOf, waitOf } from "../../protocol/trouble";
import type { Me, RoomKeys } from "../../protocol/types";
import { address } from "../address";
import { router, type Secret } from "../router.svelte";

/** Initial and maximum delay between retries, in milliseconds. */
const MIN_RETRY_MS = 1_000;
const MAX_RETRY_MS = 8_000;

/** Entering a game: the guest, and the seats that the address opens. */
export class Entrance {
  me = $state.raw<Me | null>(null);
  /** The seats that the address opens, with their tokens. */
  tokens = $state.raw<ReadonlyMap<number, string>>(new Map());
  /** Whether the guest was invited but all seats were taken. */
  isTurnedAway = $state(false);
  /** Why the game can't be shown at all. */
  problem = $state<Trouble | null>(null);
  /** Why it can't be shown yet; it is being retried. */
  retryReason = $state<Trouble | null>(null);

  #isEntering = false;
  #isClosed = false;
  #failures = 0;
  /** The id of a join request that the server has not answered yet. */
  #joinId: string | null = null;
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(
    private readonly id: string,
    private readonly secret: Secret,
    /** Called after entering. */
    private readonly entered: () => void,
  ) {}

  /** Enter; retries temporary failures. */
  async enter(): Promise<void> {
    if (this.#isEntering || this.#isClosed || this.problem) return;
    this.#isEntering = true;
    clearTimeout(this.#timer);
    try {
      [this.me] = await Promise.all([api.me(), this.#learnTokens()]);
      if (!this.#isClosed) this.entered();
    } catch (error) {
      this.#retryAfter(error);
    } finally {
      this.#isEntering = false;
    }
  }

  close(): void {
    this.#isClosed = true;
    clearTimeout(this.#timer);
  }

  /** Take a seat. */
  async take(invitation: string | null): Promise<void> {
    const hash = cookieless(await this.#sit(invitation));
    if (this.#isClosed) return;
    if (hash) router.go(address.game(this.id) + hash, true);
    else this.me = await api.me();
  }

  /** Join. After a connection failure the request is repeated with the same id, so that it takes only one seat. */
  async #sit(invitation: string | null): Promise<RoomKeys> {
    this.#joinId ??= randomId();
    try {
      const keys = await api.sit(this.id, { invitation, id: this.#joinId });
      this.#joinId = null;
      return keys;
    } catch (error) {
      if (!isTransient(troubleOf(error))) this.#joinId = null;
      throw error;
    }
  }

  /** Return the token of a seat that belongs to the viewer through the address instead of a cookie. */
  tokenOf(seat: number | null): string | null {
    return (seat === null ? null : this.tokens.get(seat)) ?? this.secret.seats[0] ?? null;
  }

  /** Check whether an invited guest has arrived too late: a full table can still be watched. */
  see(isFull: boolean, isPlayer: boolean): void {
    this.isTurnedAway = this.secret.invitation !== null && isFull && !isPlayer;
  }

  /** Set the name that the others will see. Without cookies the server would forget it at once. */
  async rename(name: string): Promise<void> {
    if (name && name !== this.me?.name && navigator.cookieEnabled) this.me = await api.rename(name);
  }

  /** Handle a refusal. */
  refuse(trouble: Trouble): void {
    if (isTransient(trouble)) this.retryReason = trouble;
    else this.problem = trouble;
  }

  /** Find out which seats the address opens; a game that doesn't exist is refused here. */
  async #learnTokens(): Promise<void> {
    const { seats } = this.secret;
    // A token only gives access to its own seat.
    const keys = await Promise.all((seats.length ? seats : [null]).map((token) => api.keys(this.id, token)));
    const opened = keys.flatMap((each) => each.seats).filter(({ token }) => seats.includes(token));
    this.tokens = new Map(opened.map(({ seat, token }) => [seat, token]));
  }

  #retryAfter(error: unknown): void {
    this.refuse(troubleOf(error));
    if (this.problem || this.#isClosed) return;
    const delay = Math.min(MAX_RETRY_MS, MIN_RETRY_MS * 2 ** this.#failures++);
    this.#timer = setTimeout(() => void this.enter(), Math.max((waitOf(error) ?? 0) * 1000, delay));
  }
}
