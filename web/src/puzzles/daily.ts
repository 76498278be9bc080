/** The puzzle of the day: the same for everybody, without a server. docs/puzzles.md describes the choice. */
import type { Puzzle } from "./collection";

const MIN_DIFFICULTY = 900;
const MAX_DIFFICULTY = 1900;
/** Themes with only a few answers to choose from: guessing is too easy. */
export const GUESSED: ReadonlySet<string> = new Set(["judge", "spot", "claim", "colour"]);
/** A prime greater than the number of puzzles. */
const STRIDE = 1_000_003;
const DAY_MS = 86_400_000;

/** Return the reader's own date, as in 2026-11-17. */
export function dayOf(time: Date): string {
  const two = (number: number) => String(number).padStart(2, "0");
  return `${time.getFullYear()}-${two(time.getMonth() + 1)}-${two(time.getDate())}`;
}

/** Return the number of days since 1970-01-01. */
export function dayNumber(day: string): number {
  return Math.round(Date.parse(`${day}T00:00:00Z`) / DAY_MS);
}

/** Return the puzzle of a day, of one game or of all; null if there is none. */
export function dailyPuzzle(puzzles: readonly Puzzle[], day: string, only: string | null = null): Puzzle | null {
  const suited = puzzles
    .filter(
      ({ game, theme, difficulty }) =>
        (only === null || game === only) &&
        !GUESSED.has(theme) &&
        difficulty >= MIN_DIFFICULTY &&
        difficulty <= MAX_DIFFICULTY,
    )
    .sort((one, other) => (one.id < other.id ? -1 : 1));
  const count = suited.length;
  return suited[(((dayNumber(day) * STRIDE) % count) + count) % count] ?? null;
}
