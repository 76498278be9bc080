import type { Environment } from "./environment";
import type { LogEvent } from "./event";
import type { Questions } from "./question";
import { botOf, courseOf, type LocalGame } from "./room";

/** A bot resigns after this many failures in one decision. */
const MAX_FAILURES = 3;
const RETRY_MS = 500;

interface Game {
  /** The game's current state; null once it has been left. */
  room(): LocalGame | null;
  /** Append events if the game is still at this version; false if it has moved on. */
  append(version: number, events: readonly LogEvent[]): Promise<boolean>;
}

/** Plays the bots' turns of one game, one decision at a time, like the server's `live/bot_desk.py`. */
export class Bots {
  #isThinking = false;
  #failures = 0;

  constructor(
    private readonly means: Pick<Environment, "later"> & { readonly core: Questions; readonly pause: number },
    private readonly game: Game,
  ) {}

  /** Play until it is a person's turn. */
  async wake(): Promise<void> {
    if (this.#isThinking) return;
    this.#isThinking = true;
    this.#failures = 0;
    try {
      for (let room = this.game.room(); room; room = this.game.room()) {
        const seat = room.toMove;
        const bot = seat === null ? null : botOf(room, seat);
        if (seat === null || bot === null || !room.started) return;
        const events = await this.#choose(room, seat, bot, room.started.seed);
        await this.#carryOut(room.version, events);
      }
    } finally {
      this.#isThinking = false;
    }
  }

  /** Return a bot's moves; none after a failure, and its resignation after several. */
  async #choose(room: LocalGame, seat: number, bot: string, seed: string): Promise<LogEvent[]> {
    try {
      const moves = await this.means.core.turn(courseOf(room), bot, seed);
      this.#failures = 0;
      return moves.map((move) => ({ kind: "moved", seat, move, is_forced: false }));
    } catch {
      this.#failures += 1;
      await this.#wait(RETRY_MS);
      return this.#failures < MAX_FAILURES ? [] : [{ kind: "departed", seat, reason: "resignation" }];
    }
  }

  /** Play a bot's moves at a human pace, until something else happens in the game. */
  async #carryOut(first: number, events: readonly LogEvent[]): Promise<void> {
    for (const [index, event] of events.entries()) {
      await this.#wait(this.means.pause);
      try {
        if (!(await this.game.append(first + index, [event]))) return;
      } catch {
        // The storage is unavailable: decide again later.
        return this.#wait(RETRY_MS);
      }
    }
  }

  #wait(ms: number): Promise<void> {
    return ms > 0 ? new Promise((wake) => this.means.later(ms, wake)) : Promise.resolve();
  }
}
