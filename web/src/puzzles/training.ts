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
  level: Level;
}

export const TRAINING_KEY = "training";

export function recallTraining(): Training {
  const { game, theme, level } = recallRecord(TRAINING_KEY);
  const word = (value: unknown) => (typeof value === "string" ? value : "");
  return { game: word(game), theme: word(theme), level: known(level, LEVELS, "own") };
}

/** Return the puzzles that match, without those tried before. */
export function suitable(
  puzzles: readonly Puzzle[],
  { game, theme, level }: Training,
  tried: ReadonlySet<string>,
  rating: number,
): Puzzle[] {
  const matching = puzzles.filter(
    (each) => (!game || each.game === game) && (!theme || each.theme === theme) && !tried.has(each.id),
  );
  const range = RANGES[level];
  if (range) return matching.filter(({ difficulty }) => difficulty >= range[0] && difficulty <= range[1]);
  const near = matching.filter(({ difficulty }) => Math.abs(difficulty - rating) <= RATING_RANGE);
  return near.length ? near : matching;
}
