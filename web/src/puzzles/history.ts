/** The player's first attempts, stored in this browser. Rating and streaks follow from them. */
import { keep, recall } from "../state/memory";
import type { Puzzle } from "./collection";
import { dayNumber } from "./daily";
import { afterDays, afterResult, FIRST_RATING, puzzleRating, type Rating } from "./rating";

const KEY = "puzzles";

export interface FirstAttempt {
  readonly id: string;
  /** The puzzle's difficulty at that time. */
  readonly difficulty: number;
  /** As in 2026-11-17. */
  readonly day: string;
  /** Whether all answers were right. */
  readonly isSolved: boolean;
}

/** A stored attempt is a short list: there may be thousands. */
type Stored = [id: string, difficulty: number, day: string, solved: 0 | 1];

function isStored(each: unknown): each is Stored {
  if (!Array.isArray(each)) return false;
  const [id, difficulty, day] = each;
  return typeof id === "string" && Number.isFinite(difficulty) && Number.isFinite(dayNumber(String(day)));
}

/** Return the first attempts in order; what can't be read is left out. */
export function recallAttempts(): FirstAttempt[] {
  try {
    const kept: unknown = JSON.parse(recall(KEY) ?? "[]");
    const stored = Array.isArray(kept) ? kept.filter(isStored) : [];
    return stored.map(([id, difficulty, day, solved]) => ({ id, difficulty, day, isSolved: solved === 1 }));
  } catch {
    return [];
  }
}

export function isAttempt(each: unknown): each is FirstAttempt {
  if (typeof each !== "object" || each === null) return false;
  const { id, difficulty, day, isSolved } = each as Record<string, unknown>;
  return isStored([id, difficulty, day, 0]) && typeof isSolved === "boolean";
}

/** Replace all attempts. */
export function keepAttempts(attempts: readonly FirstAttempt[]): void {
  const stored = attempts.map((each): Stored => [each.id, each.difficulty, each.day, each.isSolved ? 1 : 0]);
  keep(KEY, JSON.stringify(stored));
}

/** Add an attempt unless the puzzle was tried before; return all. Another tab may have added some in the meantime. */
export function keepAttempt(puzzle: Pick<Puzzle, "id" | "difficulty">, day: string, isSolved: boolean): FirstAttempt[] {
  const attempts = recallAttempts();
  if (attempts.some(({ id }) => id === puzzle.id)) return attempts;
  const all = [...attempts, { id: puzzle.id, difficulty: puzzle.difficulty, day, isSolved }];
  keepAttempts(all);
  return all;
}

/** Return the rating after all attempts, with today's certainty. */
export function ratingOf(attempts: readonly FirstAttempt[], today: string): Rating {
  let [rating, last]: [Rating, string | null] = [FIRST_RATING, null];
  const until = (day: string) => (last === null ? 0 : dayNumber(day) - dayNumber(last));
  for (const { difficulty, day, isSolved } of attempts) {
    rating = afterResult(afterDays(rating, until(day)), puzzleRating(difficulty), isSolved ? 1 : 0);
    last = day;
  }
  return afterDays(rating, until(today));
}

/** Count the puzzles solved in a row: the current streak, and the best one. */
export function streakOf(attempts: readonly FirstAttempt[]): { now: number; best: number } {
  let [now, best] = [0, 0];
  for (const { isSolved } of attempts) {
    now = isSolved ? now + 1 : 0;
    best = Math.max(best, now);
  }
  return { now, best };
}
