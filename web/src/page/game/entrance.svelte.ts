import { api, cookieless } from "../../protocol/api";
import { isTransient, type Trouble, troubleOf, waitOf } from "../../protocol/trouble";
import type { Me, RoomKeys } from "../../protocol/types";
import { router, type Secret } from "../router.svelte";

/** How long to wait before the game is asked for again, at first and at most, in milliseconds. */
const MIN_RETRY_MS = 1_000;
const MAX_RETRY_MS = 8_000;

/** Return an id that nobody can guess: 128 random bits. `randomUUID` is missing on pages that came without HTTPS. */
function randomId(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, "0")).join("");
}

/** The way into a game: who one is, a seat where one is invited, and the seats that the address opens. */
export class Entrance {
  me = $state.raw<Me | null>(null);
  /** The seats that the address opens, with their tokens. */
  tokens = $state.raw<ReadonlyMap<number, string>>(new Map());
  /** Whether they were invited and found all seats taken. */
  isTurnedAway = $state(false);
  /** Why the game can't be shown at all. */
  problem = $state<Trouble | null>(null);
  /** Why it can't be shown yet: it is asked for again. */
  hindrance = $state<Trouble | null>(null);

  #isEntering = false;
  #isClosed = false;
  #failures = 0;
  /** The id of a wish to sit down that the server has not answered yet. */
  #wish: string | null = null;
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(
    private readonly id: string,
    private readonly secret: Secret,
    /** What is done once one is in. */
    private readonly entered: () => void,
  ) {}

  /** Go in; what hinders only for now is tried again. */
  async enter(): Promise<void> {
    if (this.#isEntering || this.#isClosed || this.problem) return;
    this.#isEntering = true;
    clearTimeout(this.#timer);
    try {
      // Whoever has seats there keeps the invitation only to hand it on.
      if (this.secret.invitation && !this.secret.seats.length) {
        this.me = await api.me();
        await this.#accept(this.secret.invitation);
        await this.#learnTokens();
      } else [this.me] = await Promise.all([api.me(), this.#learnTokens()]);
      if (!this.#isClosed) this.entered();
    } catch (error) {
      this.#hinder(error);
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
    this.isTurnedAway = false;
    if (hash) router.go(`/g/${this.id}${hash}`, true);
    else this.me = await api.me();
  }

  /** Sit down. After a broken line the same wish is sent again, with the same id: it must not take a second seat. */
  async #sit(invitation: string | null): Promise<RoomKeys> {
    this.#wish ??= randomId();
    try {
      const keys = await api.sit(this.id, { invitation, id: this.#wish });
      this.#wish = null;
      return keys;
    } catch (error) {
      if (!isTransient(troubleOf(error))) this.#wish = null;
      throw error;
    }
  }

  /** Return what proves that a seat is one's own, where the address does and no cookie. */
  tokenOf(seat: number | null): string | null {
    return (seat === null ? null : this.tokens.get(seat)) ?? this.secret.seats[0] ?? null;
  }

  /** Hear what the server has against it. */
  refuse(trouble: Trouble): void {
    if (isTransient(trouble)) this.hindrance = trouble;
    else this.problem = trouble;
  }

  async #accept(invitation: string): Promise<void> {
    try {
      await this.take(invitation);
    } catch (error) {
      // A full table can still be watched.
      if (troubleOf(error) !== "room_full") throw error;
      this.isTurnedAway = true;
    }
  }

  /** Learn which seats the address opens; a game that does not exist is refused here. */
  async #learnTokens(): Promise<void> {
    const { seats } = this.secret;
    // A token tells of its own seat alone.
    const keys = await Promise.all((seats.length ? seats : [null]).map((token) => api.keys(this.id, token)));
    const opened = keys.flatMap((each) => each.seats).filter(({ token }) => seats.includes(token));
    this.tokens = new Map(opened.map(({ seat, token }) => [seat, token]));
  }

  #hinder(error: unknown): void {
    this.refuse(troubleOf(error));
    if (this.problem || this.#isClosed) return;
    const patience = Math.min(MAX_RETRY_MS, MIN_RETRY_MS * 2 ** this.#failures++);
    this.#timer = setTimeout(() => void this.enter(), Math.max((waitOf(error) ?? 0) * 1000, patience));
  }
}
