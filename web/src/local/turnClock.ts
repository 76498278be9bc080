import type { Clock } from "../protocol/types";
import { keep, recallRecord, recordOf } from "../state/memory";
import type { Environment } from "./environment";
import { botOf, type LocalGame } from "./room";

const KEY = "turn";
/** How many games may have a noted turn, such as in several tabs; the oldest are dropped. */
const MAX_NOTES = 16;

/** Measures the current turn of one game. While the page is closed, the clock is stopped. */
export class TurnClock {
  #began = 0;

  constructor(private readonly environment: Pick<Environment, "monotonic">) {}

  /** Start a turn now. */
  begin(): void {
    this.#began = this.environment.monotonic();
  }

  /** Continue the turn during which the page was closed. */
  resume({ id, turnVersion }: LocalGame): void {
    this.begin();
    const { version, used } = recordOf(recallRecord(KEY)[id]);
    if (version === turnVersion && typeof used === "number") this.#began -= used;
  }

  /** Save how much of the turn is used, because the page may be closed. */
  note(room: LocalGame): void {
    if (this.deadline(room) === null) return;
    const used = this.environment.monotonic() - this.#began;
    const others = Object.entries(recallRecord(KEY)).filter(([id]) => id !== room.id);
    const notes = [...others.slice(1 - MAX_NOTES), [room.id, { version: room.turnVersion, used }]];
    keep(KEY, JSON.stringify(Object.fromEntries(notes)));
  }

  /** Return when the turn's time runs out, in monotonic ms; null if it is untimed. */
  deadline(room: LocalGame): number | null {
    const { toMove, rules } = room;
    if (rules.seconds === null || toMove === null || botOf(room, toMove) !== null) return null;
    return this.#began + rules.seconds * 1000;
  }

  view(room: LocalGame): Clock | null {
    const deadline = this.deadline(room);
    if (deadline === null || room.rules.seconds === null) return null;
    const left_ms = Math.round(Math.max(0, deadline - this.environment.monotonic()));
    return { seconds: room.rules.seconds, left_ms };
  }
}
