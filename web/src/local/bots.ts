import type { LogEvent } from "./event";
import type { Questions } from "./question";
import { botOf, courseOf, type LocalGame } from "./room";
import type { Surroundings } from "./surroundings";

/** A bot resigns after this many failures in one decision. */
const MAX_FAILURES = 3;
const RETRY_MS = 500;

interface Game {
  /** The game as it is now; null once it was left. */
  room(): LocalGame | null;
  /** Append events if the game is still at this version; false if it has moved on. */
  append(version: number, events: readonly LogEvent[]): Promise<boolean>;
}

/** Plays the bots' turns of one game, one decision at a time, as the server's `live/bot_desk.py`. */
export class Bots {
  #isThinking = false;

  constructor(
    private readonly means: Pick<Surroundings, "later"> & { readonly core: Questions; readonly pause: number },
    private readonly game: Game,
  ) {}

  /** Play until it is a person's turn. */
  async wake(): Promise<void> {
    if (this.#isThinking) return;
    this.#isThinking = true;
    try {
      let failures = 0;
      for (let room = this.game.room(); room; room = this.game.room()) {
        const seat = room.toMove;
        const bot = seat === null ? null : botOf(room, seat);
        if (seat === null || bot === null || !room.started) return;
        try {
          await this.#play(room, seat, bot, room.started.seed);
          failures = 0;
        } catch {
          failures += 1;
          if (failures >= MAX_FAILURES)
            await this.game.append(room.version, [{ kind: "departed", seat, reason: "resignation" }]);
          else await this.#wait(RETRY_MS);
        }
      }
    } finally {
      this.#isThinking = false;
    }
  }

  /** Choose a bot's moves and make them, paced for people. */
  async #play(room: LocalGame, seat: number, bot: string, seed: string): Promise<void> {
    const moves = await this.means.core.turn(courseOf(room), bot, seed);
    let { version } = room;
    for (const move of moves) {
      await this.#wait(this.means.pause);
      if (!(await this.game.append(version, [{ kind: "moved", seat, move, is_forced: false }]))) return;
      version += 1;
    }
  }

  #wait(ms: number): Promise<void> {
    return ms > 0 ? new Promise((wake) => this.means.later(ms, wake)) : Promise.resolve();
  }
}
