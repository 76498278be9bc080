import { splitTurn } from "../protocol/moves";
import type { Moment, PositionAnalysis } from "../protocol/types";

/** What is known of a moment: how it stands for seat 1, from 1 (won) to -1 (lost); null if unknown. */
export type Value = number | null;

export interface Mistake {
  /** The number of the move in the game, counted from 0. */
  readonly index: number;
  readonly seat: number;
  readonly before: number;
  readonly after: number;
  /** The best moves in the position of before, in notation. */
  readonly better: readonly string[];
}

/** Who is to move at a moment: who made the next move; null at the end. */
export function moverAt(moments: readonly Moment[], index: number): number | null {
  return moments[index + 1]?.seat ?? null;
}

/** Turn a value for the seat to move into one for seat 1 of two. */
export function valueForFirst(analysis: PositionAnalysis, mover: number | null): Value {
  if (analysis.value === null || mover === null) return null;
  return mover === 1 ? analysis.value : -analysis.value;
}

/** Find the moves that made things worse for whoever made them, where both values are exact. */
export function findMistakes(
  moments: readonly Moment[],
  values: readonly Value[],
  analyses: readonly (PositionAnalysis | null)[],
): Mistake[] {
  const mistakes: Mistake[] = [];
  for (let index = 0; index + 1 < moments.length; index++) {
    const seat = moverAt(moments, index);
    const before = values[index];
    const after = values[index + 1];
    if (seat === null || before == null || after == null) continue;
    const sign = seat === 1 ? 1 : -1;
    if (sign * after < sign * before) {
      const best = analyses[index]?.turns.filter((turn) => turn.value === sign * before) ?? [];
      mistakes.push({
        index,
        seat,
        before: sign * before,
        after: sign * after,
        better: [...new Set(best.map((turn) => splitTurn(turn.turn)[0] ?? turn.turn))].slice(0, 3),
      });
    }
  }
  return mistakes;
}
