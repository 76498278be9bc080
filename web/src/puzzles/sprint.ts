/** The sprint: as many boards as possible in three minutes. A mistake costs time, answers in a row win some back. */
import type { Puzzle } from "./collection";

export const SPRINT_MS = 180_000;
const PENALTY_MS = 10_000;

/** The streaks that earn a bonus, in seconds; after the last one, every ten more right answers earn as much again. */
const BONUSES: readonly (readonly [row: number, seconds: number])[] = [
  [5, 3],
  [12, 5],
  [20, 7],
  [30, 10],
];
const FURTHER_ROWS = 10;

/** Boards get harder by this share of the collection with every right answer. */
const STEP = 1 / 40;
/** A board is drawn from this share of the collection. */
const WINDOW = 1 / 8;

export interface SprintState {
  readonly right: number;
  readonly wrong: number;
  /** Right answers in a row: the current streak, and the best one. */
  readonly row: number;
  readonly bestRow: number;
  /** When the time is up, in ms. */
  readonly ends: number;
}

export function startSprint(now: number): SprintState {
  return { right: 0, wrong: 0, row: 0, bestRow: 0, ends: now + SPRINT_MS };
}

/** Return the seconds won by this many right answers in a row. */
export function bonusOf(row: number): number {
  const [lastRow, lastSeconds] = BONUSES.at(-1) as readonly [number, number];
  if (row > lastRow) return (row - lastRow) % FURTHER_ROWS ? 0 : lastSeconds;
  return BONUSES.find(([each]) => each === row)?.[1] ?? 0;
}

/** Return the state after an answer; one that came too late changes nothing. */
export function afterAnswer(state: SprintState, isRight: boolean, now: number): SprintState {
  if (now >= state.ends) return state;
  if (!isRight) return { ...state, wrong: state.wrong + 1, row: 0, ends: Math.max(now, state.ends - PENALTY_MS) };
  const row = state.row + 1;
  return {
    right: state.right + 1,
    wrong: state.wrong,
    row,
    bestRow: Math.max(row, state.bestRow),
    ends: state.ends + 1000 * bonusOf(row),
  };
}

/**
 * Choose the next board, easy ones first, none twice: first one of the kinds of answers, so that no kind can be guessed
 * from the difficulty, then a board. `random` returns numbers in [0, 1); null if no board is left.
 */
export function nextBoard(
  kinds: readonly (readonly Puzzle[])[],
  seen: ReadonlySet<string>,
  right: number,
  random: () => number,
): Puzzle | null {
  const left = kinds.filter((boards) => boards.some(({ id }) => !seen.has(id)));
  const boards = left[Math.floor(random() * left.length)];
  return boards ? drawFrom(boards, seen, right, random()) : null;
}

function drawFrom(puzzles: readonly Puzzle[], seen: ReadonlySet<string>, right: number, chance: number): Puzzle | null {
  const sorted = [...puzzles].sort((one, other) => one.difficulty - other.difficulty);
  const first = Math.floor(sorted.length * Math.min(right * STEP, 1 - WINDOW));
  const window = sorted.slice(first, first + Math.ceil(sorted.length * WINDOW));
  const fresh = window.filter(({ id }) => !seen.has(id));
  const offered = fresh.length ? fresh : sorted.filter(({ id }) => !seen.has(id));
  return offered[Math.floor(chance * offered.length)] ?? null;
}
