/** The streak: puzzles that get harder, until the first mistake. */
import type { Puzzle } from "./collection";
import { GUESSED } from "./daily";

/** The difficulty of the first puzzle, and how much every solved one adds. */
const FIRST_DIFFICULTY = 500;
const STEP = 40;
/** The next puzzle is one of this many, those nearest to the difficulty due. */
const CHOICE = 24;

/** Return the puzzles of a game for streaks: those that guessing hardly solves. */
export function streakPuzzles(puzzles: readonly Puzzle[], game: string): Puzzle[] {
  return puzzles.filter((each) => each.game === game && !GUESSED.has(each.theme));
}

/** Choose the next puzzle after some solved ones, none twice. `random` returns numbers in [0, 1); null if none is left. */
export function nextInStreak(
  puzzles: readonly Puzzle[],
  seen: ReadonlySet<string>,
  solved: number,
  random: () => number,
): Puzzle | null {
  const due = FIRST_DIFFICULTY + STEP * solved;
  const offered = puzzles
    .filter(({ id }) => !seen.has(id))
    .sort((one, other) => Math.abs(one.difficulty - due) - Math.abs(other.difficulty - due))
    .slice(0, CHOICE);
  return offered[Math.floor(random() * offered.length)] ?? null;
}
