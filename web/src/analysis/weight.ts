import type { PositionAnalysis } from "../protocol/types";
import { type Verdict, verdict } from "../state/verdict";

/** What a first move is worth to the player who makes it. */
export interface Weight {
  /** The move in notation. */
  readonly move: string;
  /** An exact or estimated value from -1 to 1; null if only the bounds are known. */
  readonly value: number | null;
  readonly low: number;
  readonly high: number;
  /** How many of the winner's placements are left; null for a draw, or if it isn't known. */
  readonly count: number | null;
}

/** Return how many placements the winner still needs: every other one is the loser's. */
export function winnersCount(distance: number | null): number | null {
  return distance === null ? null : Math.ceil(distance / 2);
}

/** Compare two moves for sorting: the best first, quicker wins and later losses before others. */
export function compareWeights(one: Weight, other: Weight): number {
  const [left, right] = [one.value ?? one.low, other.value ?? other.low];
  if (left !== right) return right - left;
  const sooner = (one.count ?? 0) - (other.count ?? 0);
  return left > 0 ? sooner : -sooner;
}

/** Return the weight of each first move: that of the best turn that starts with it. */
export function weighMoves({ turns }: Pick<PositionAnalysis, "turns">): Weight[] {
  const best = new Map<string, Weight>();
  for (const { moves, value, low, high, distance } of turns) {
    const move = moves.moves[0]?.text;
    if (move === undefined) continue;
    const weight = { move, value, low, high, count: winnersCount(distance) };
    const known = best.get(move);
    if (!known || compareWeights(weight, known) < 0) best.set(move, weight);
  }
  return [...best.values()];
}

/** What is known about a value: its exact verdict, or one bound. */
export type Known = Verdict | "not-loss" | "not-win" | "unknown";

export function knownOf({ value, low, high }: Pick<Weight, "value" | "low" | "high">): Known {
  if (value !== null) return verdict(value);
  if (low >= 0) return "not-loss";
  return high <= 0 ? "not-win" : "unknown";
}

const SIGNS: Record<Known, string> = {
  win: "+",
  draw: "=",
  loss: "−",
  "not-loss": "≥",
  "not-win": "≤",
  unknown: "?",
};

/** Write a value as a sign and a number: +2, =, −3; a value that isn't exact is written as a bound. */
export function signOf(weight: Pick<Weight, "value" | "low" | "high" | "count">): string {
  const known = knownOf(weight);
  return SIGNS[known] + (isCountedAs(weight, known) ? weight.count : "");
}

/** Return whether a value comes with a number of placements: a win that only has to be called has none left. */
export function isCountedAs({ count }: Pick<Weight, "count">, known: Known): boolean {
  return Boolean(count) && (known === "win" || known === "loss");
}
