import type { Departed, Entry, Event, Moved } from "../protocol/types";
import type { Made } from "./lastStone";

/** One thing that somebody did in the game and that still stands. */
export interface Played extends Made {
  readonly seat: number;
  readonly version: number;
  readonly isForced: boolean;
  /** Why the seat left the game, where it did. */
  readonly departure: Departed["reason"] | null;
}

/** What one player did until the next one's turn. */
export interface Turn {
  readonly seat: number;
  readonly moves: readonly string[];
  /** Why the player left the game in it, where they did. */
  readonly departure: Departed["reason"] | null;
  /** The number of the turn's first and of the one after its last move in the whole game. */
  readonly from: number;
  readonly to: number;
}

/** Something that changes the game: a move, or that somebody leaves it. */
export interface Step extends Entry {
  readonly event: Moved | Departed;
}

export function isMove(event: Event): event is Moved | Departed {
  return event.kind === "moved" || event.kind === "departed";
}

/** Return what changed the game and still stands: without what was taken back. */
export function standing(entries: readonly Entry[]): Step[] {
  const all: Step[] = [];
  for (const { event, ...entry } of entries) {
    if (isMove(event)) all.push({ ...entry, event });
    else if (event.kind === "taken_back") all.splice(Math.max(0, all.length - event.count));
  }
  return all;
}

/** Return what was played, without what was taken back. */
export function played(entries: readonly Entry[]): Played[] {
  return standing(entries).map(({ version, event }) => {
    const { seat, cleared } = event;
    const made = { seat, cleared, version };
    if (event.kind === "departed")
      return { ...made, move: null, fault: null, isForced: false, departure: event.reason };
    return { ...made, move: event.move, fault: event.fault, isForced: event.is_forced, departure: null };
  });
}

/** Return the moves turn by turn. */
export function turns(moves: readonly Played[]): Turn[] {
  const all: Turn[] = [];
  moves.forEach((move, index) => {
    const last = all.at(-1);
    const text = move.move === null ? [] : [move.move];
    if (last && last.seat === move.seat && last.moves.at(-1) !== ".") {
      all[all.length - 1] = { ...last, moves: [...last.moves, ...text], departure: move.departure, to: index + 1 };
    } else {
      all.push({ seat: move.seat, moves: text, departure: move.departure, from: index, to: index + 1 });
    }
  });
  return all;
}

/** Write a turn as the notation does: without blanks in Quarto!, with commas in Quartino. */
export function formatTurn(turn: Turn, game: "quarto" | "quartino"): string {
  return turn.moves.join(game === "quarto" ? "" : ",");
}

/** Where somebody looks in the game: at the number of moves made by then; null for now. */
export type Browsing = number | null;

/** Go to the position after so many moves; that after the last one is now. */
export function browseTo(place: number, total: number): Browsing {
  if (place >= total) return null;
  return Math.max(0, place);
}
