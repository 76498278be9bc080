/** Chooses puzzles to train with. */
import { known, recallRecord } from "../state/memory";
import type { Puzzle } from "./collection";

/** Ranges of difficulty; without one, puzzles around the player's rating. */
const RANGES = { own: null, easy: [0, 999], medium: [1000, 1499], hard: [1500, 9999] } as const;

export type Level = keyof typeof RANGES;
export const LEVELS = Object.keys(RANGES) as Level[];

/** Without a range, puzzles this far from the player's rating are offered. */
const RATING_RANGE = 200;

export interface Training {
  /** A game; empty for all. */
  game: string;
  /** A theme of the game; empty for all. */
  theme: string;
  /** A family of rule sets; empty for all. */
  family: string;
  level: Level;
}

/** Return the family of a puzzle's rule set. */
export type FamilyOf = (puzzle: Puzzle) => string;

export const TRAINING_KEY = "training";

export function recallTraining(): Training {
  const { game, theme, family, level } = recallRecord(TRAINING_KEY);
  const word = (value: unknown) => (typeof value === "string" ? value : "");
  return { game: word(game), theme: word(theme), family: word(family), level: known(level, LEVELS, "own") };
}

/** Return the levels of difficulty at which a theme has any puzzles, tried or not. */
export function levelsOf(puzzles: readonly Puzzle[], training: Omit<Training, "level">, familyOf: FamilyOf): Level[] {
  const matching = puzzles.filter((each) => isMeant(each, training, familyOf));
  return LEVELS.filter((level) => matching.some((each) => isAt(each, level)));
}

/** Return the families of rule sets in which a theme has any puzzles, tried or not. */
export function familiesOf(
  puzzles: readonly Puzzle[],
  training: Pick<Training, "game" | "theme">,
  familyOf: FamilyOf,
): Set<string> {
  return new Set(puzzles.filter((each) => isMeant(each, { ...training, family: "" }, familyOf)).map(familyOf));
}

/** Return the puzzles that match, without those tried before. */
export function suitable(
  puzzles: readonly Puzzle[],
  training: Training,
  tried: ReadonlySet<string>,
  rating: number,
  familyOf: FamilyOf,
): Puzzle[] {
  const { level } = training;
  const isOffered = (each: Puzzle) => isMeant(each, training, familyOf) && isAt(each, level) && !tried.has(each.id);
  const matching = puzzles.filter(isOffered);
  if (RANGES[level]) return matching;
  const near = matching.filter(({ difficulty }) => Math.abs(difficulty - rating) <= RATING_RANGE);
  return near.length ? near : matching;
}

function isMeant(puzzle: Puzzle, { game, theme, family }: Omit<Training, "level">, familyOf: FamilyOf): boolean {
  const isOfTheme = (!game || puzzle.game === game) && (!theme || puzzle.theme === theme);
  return isOfTheme && (!family || familyOf(puzzle) === family);
}

function isAt({ difficulty }: Puzzle, level: Level): boolean {
  const range = RANGES[level];
  return range === null || (difficulty >= range[0] && difficulty <= range[1]);
}
