/** The streak: puzzles that get harder, until the first mistake. */
import type { Puzzle } from "./collection";
import { GUESSED } from "./daily";

/** The difficulty of the first puzzle, and how much every solved one adds. */
const FIRST_DIFFICULTY = 500;
const STEP = 40;
/** The next puzzle is drawn from this many, those nearest to the target difficulty. */
const CHOICE = 24;

/** Return the puzzles of a game for streaks, the easiest first: those that are hard to guess. */
export function streakPuzzles(puzzles: readonly Puzzle[], game: string): Puzzle[] {
  const own = puzzles.filter((each) => each.game === game && !GUESSED.has(each.theme));
  return own.sort((one, other) => one.difficulty - other.difficulty);
}

/**
 * Choose the next puzzle after some solved ones, none twice. `puzzles` are in the order of their difficulty; `random`
 * returns numbers in [0, 1). Null if none is left.
 */
export function nextInStreak(
  puzzles: readonly Puzzle[],
  seen: ReadonlySet<string>,
  solved: number,
  random: () => number,
): Puzzle | null {
  const offered = nearest(puzzles, FIRST_DIFFICULTY + STEP * solved, seen);
  return offered[Math.floor(random() * offered.length)] ?? null;
}

/** Return the unseen puzzles nearest to a difficulty, the nearest first. */
function nearest(puzzles: readonly Puzzle[], due: number, seen: ReadonlySet<string>): Puzzle[] {
  const found: Puzzle[] = [];
  let above = firstFrom(puzzles, due);
  let below = above - 1;
  while (found.length < CHOICE) {
    const [harder, easier] = [puzzles[above], puzzles[below]];
    const isHarder = harder && (!easier || harder.difficulty - due < due - easier.difficulty);
    const next = isHarder ? harder : easier;
    if (!next) break;
    if (isHarder) above += 1;
    else below -= 1;
    if (!seen.has(next.id)) found.push(next);
  }
  return found;
}

/** Return the place of the first puzzle of at least this difficulty. */
function firstFrom(puzzles: readonly Puzzle[], due: number): number {
  let [low, high] = [0, puzzles.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((puzzles[middle]?.difficulty ?? due) < due) low = middle + 1;
    else high = middle;
  }
  return low;
}
