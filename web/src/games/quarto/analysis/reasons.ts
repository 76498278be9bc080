/** Why moves are good or bad, from the core's insight into a position: its lines that lack one piece. */
import type { Weight } from "../../../analysis/weight";
import type { QuartoInsight, QuartoPosition } from "../../../protocol/types";

export interface Reasons {
  /** The spaces on which the piece in hand wins at once. */
  readonly wins: readonly string[];
  /** The lines and squares that lack one piece, those that a piece left completes first. */
  readonly threats: QuartoInsight["threats"];
  /** The pieces beside the board that complete a line now, and those that don't. */
  readonly poisoned: readonly string[];
  readonly safe: readonly string[];
  /** Whether there is an even number of safe pieces: whoever gives next then also gives the first unsafe one. */
  readonly isEven: boolean;
}

export function reasonsOf(
  { hand, supply }: Pick<QuartoPosition, "hand" | "supply">,
  { threats }: QuartoInsight,
  weights: ReadonlyMap<string, Weight>,
): Reasons {
  const left = supply.filter((piece) => piece !== hand);
  const poisoned = left.filter((piece) => threats.some(({ pieces }) => pieces.includes(piece)));
  const safe = left.filter((piece) => !poisoned.includes(piece));
  const wins = hand === null ? [] : threats.map(({ square }) => square).filter((square) => isWin(weights.get(square)));
  return {
    wins: [...new Set(wins)].sort(),
    threats: [...threats].sort((one, other) => other.pieces.length - one.pieces.length),
    poisoned,
    safe,
    isEven: safe.length % 2 === 0,
  };
}

/** Whether a placement ends the game at once. */
function isWin(weight: Weight | undefined): boolean {
  return weight?.count === 1 && (weight.value ?? 0) > 0;
}
