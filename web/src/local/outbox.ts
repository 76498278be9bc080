import { keep, recallRecord, recordOf } from "../state/memory";
import type { Action } from "../table/connection";

const KEY = "unanswered";
/** How many games may have noted actions, such as in several tabs; the oldest are dropped. */
const MAX_GAMES = 16;

export interface Unanswered {
  readonly action: Action;
  /** The version of the game that the player saw. */
  readonly version: number;
  readonly seat: number | null;
}

/**
 * Notes actions synchronously until they are stored: the board shows a move at once, but deciding and storing it takes a
 * moment, in which the page may be closed.
 */
export class Outbox {
  constructor(private readonly id: string) {}

  add(entry: Unanswered): void {
    this.#keep([...this.#read(), entry]);
  }

  remove(entry: Unanswered): void {
    const sign = JSON.stringify(entry);
    this.#keep(this.#read().filter((each) => JSON.stringify(each) !== sign));
  }

  /** Return the actions that a closed page left unanswered at this version, and forget all of them. */
  take(version: number): Unanswered[] {
    const left = this.#read();
    if (left.length) this.#keep([]);
    // At any other version, something has happened since: the action itself, or another page's.
    return left.filter((each) => each.version === version);
  }

  #read(): Unanswered[] {
    const noted = recallRecord(KEY)[this.id];
    return Array.isArray(noted) ? noted.filter(isUnanswered) : [];
  }

  #keep(entries: readonly Unanswered[]): void {
    const others = Object.entries(recallRecord(KEY)).filter(([id]) => id !== this.id);
    const noted = [...others.slice(1 - MAX_GAMES), ...(entries.length ? [[this.id, entries] as const] : [])];
    keep(KEY, JSON.stringify(Object.fromEntries(noted)));
  }
}

/** Whether a stored value has the right shape; it may be from another version of the page. */
function isUnanswered(value: unknown): value is Unanswered {
  const { action, version, seat } = recordOf(value);
  const { kind } = recordOf(action);
  return typeof kind === "string" && typeof version === "number" && (seat === null || typeof seat === "number");
}
