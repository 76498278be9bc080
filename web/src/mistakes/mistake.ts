/** A player's own mistake, kept as a puzzle for spaced repetition. */
import type { Puzzle } from "../puzzles/collection";

/** The kinds of mistakes in practice order: a missed win, a piece given away, any other worse move. */
export const KINDS = ["missed", "given", "turn"] as const;
export type Kind = (typeof KINDS)[number];

/** A puzzle's scheduling state, as JSON. */
export interface Card {
  readonly due: string;
  readonly stability: number;
  readonly difficulty: number;
  readonly elapsed_days: number;
  readonly scheduled_days: number;
  readonly learning_steps: number;
  readonly reps: number;
  readonly lapses: number;
  readonly state: number;
  readonly last_review?: string;
}

export interface Answer {
  /** ISO 8601. */
  readonly at: string;
  readonly isRight: boolean;
}

export interface Mistake {
  /** The game, rules and position: the same mistake in two games is one puzzle. */
  readonly id: string;
  readonly game: string;
  /** The rule set's key. */
  readonly rules: string;
  /** In notation. */
  readonly position: string;
  readonly kind: Kind;
  /** The move or turn that was played. */
  readonly played: readonly string[];
  /** Every move or turn that was better. */
  readonly better: readonly (readonly string[])[];
  /** What the mistake was about, in the game's own tags, such as a trait or a square. */
  readonly facets: readonly string[];
  /** The opponents' level if they were bots. */
  readonly level: string | null;
  /** The game in which it was made, and after how many moves. */
  readonly source: { readonly id: string; readonly place: number };
  /** When it was found, ISO 8601. */
  readonly at: string;
  /** Null before the first repetition. */
  readonly card: Card | null;
  readonly answers: readonly Answer[];
}

/** A game that was reviewed, for averages. */
export interface ReviewedGame {
  readonly id: string;
  readonly game: string;
  readonly level: string | null;
  readonly at: string;
  readonly mistakes: number;
}

/** The theme of puzzles made from the player's own mistakes. */
export const OWN = "own";

export function mistakeId(game: string, rules: string, position: string): string {
  return `${game} ${rules} ${position}`;
}

/** Return a mistake as a puzzle. */
export function puzzleOf(
  { id, game, rules, position, better }: Mistake,
  join: (moves: readonly string[]) => string,
): Puzzle {
  return { id, game, rules, position, theme: OWN, answers: better.map(join), difficulty: 0 };
}

/** Return the mistakes that are due, the most important kind first, then the longest overdue. */
export function dueNow(mistakes: readonly Mistake[], now: Date): Mistake[] {
  const dueOf = ({ card, at }: Mistake) => Date.parse(card?.due ?? at);
  return mistakes
    .filter((each) => dueOf(each) <= now.getTime())
    .sort((one, other) => KINDS.indexOf(one.kind) - KINDS.indexOf(other.kind) || dueOf(one) - dueOf(other));
}

/** Add mistakes to those kept; a known one keeps its schedule. */
export function withNew(kept: readonly Mistake[], found: readonly Mistake[]): Mistake[] {
  const known = new Set(kept.map(({ id }) => id));
  const added = found.filter(({ id }, index) => !known.has(id) && found.findIndex((each) => each.id === id) === index);
  return [...kept, ...added];
}
