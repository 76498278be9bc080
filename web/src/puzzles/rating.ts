/**
 * Glicko-1: a puzzle that a person solves has lost against that person. Every first attempt is its own rating
 * period. The numbers are those of the command line: docs/puzzles.md.
 */
const Q = Math.LN10 / 400;
const FIRST_DEVIATION = 200;
const MIN_DEVIATION = 45;
const PUZZLE_DEVIATION = 120;
const DEVIATION_PER_DAY = 10.1;

export interface Rating {
  readonly value: number;
  readonly deviation: number;
}

/** A rating less certain than this is shown as approximate. */
const MAX_CERTAIN_DEVIATION = 110;

export function isApproximate({ deviation }: Rating): boolean {
  return deviation > MAX_CERTAIN_DEVIATION;
}

/** Nothing is known yet; no single result moves it by more than 230. */
export const FIRST_RATING: Rating = { value: 1200, deviation: FIRST_DEVIATION };

export function puzzleRating(difficulty: number): Rating {
  return { value: difficulty, deviation: PUZZLE_DEVIATION };
}

/** Return the rating after days without an attempt: the same, but less certain. */
export function afterDays({ value, deviation }: Rating, days: number): Rating {
  const grown = Math.sqrt(deviation ** 2 + DEVIATION_PER_DAY ** 2 * Math.max(days, 0));
  return { value, deviation: Math.min(grown, FIRST_DEVIATION) };
}

/** Return the rating after a result against an opponent: 1 is a win, 0 a loss. */
export function afterResult(own: Rating, other: Rating, score: number): Rating {
  const weight = 1 / Math.sqrt(1 + (3 * Q ** 2 * other.deviation ** 2) / Math.PI ** 2);
  const chance = 1 / (1 + 10 ** ((-weight * (own.value - other.value)) / 400));
  const precision = 1 / own.deviation ** 2 + Q ** 2 * weight ** 2 * chance * (1 - chance);
  const value = own.value + (Q / precision) * weight * (score - chance);
  return { value, deviation: Math.max(Math.sqrt(1 / precision), MIN_DEVIATION) };
}
