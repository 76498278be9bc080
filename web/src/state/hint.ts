import { parseMove, splitTurn } from "../protocol/moves";
import type { PositionAnalysis } from "../protocol/types";
import type { Text } from "./names";

export type Verdict = "win" | "draw" | "loss";

export function verdict(value: number): Verdict {
  return value > 0 ? "win" : value < 0 ? "loss" : "draw";
}

/** Return the best that each first move of the weighed turns can lead to, by the move's notation; nothing where all are worth the same. */
export function hintsByMove(analysis: PositionAnalysis): Record<string, Verdict> {
  const best: Record<string, number> = {};
  for (const { turn, value } of analysis.turns) {
    const first = splitTurn(turn)[0];
    if (first === undefined || value === null) continue;
    best[first] = Math.max(best[first] ?? -1, value);
  }
  const verdicts = Object.entries(best).map(([move, value]) => [move, verdict(value)] as const);
  return new Set(verdicts.map(([, found]) => found)).size > 1 ? Object.fromEntries(verdicts) : {};
}

/** Return what is left of the best turn of Quartino after these moves of it; null where something else was done. */
export function restOfBest(analysis: PositionAnalysis, done: readonly (string | null)[]): string[] | null {
  const best = analysis.turns[0]?.turn.split(",") ?? [];
  return done.every((move, index) => move === best[index]) ? best.slice(done.length) : null;
}

/** Advise a move of Quartino to whoever is to make it, as half a sentence. */
export function adviceWords(text: Text, move: string): string {
  const read = parseMove(move);
  if (read.kind !== "stone") return text(`page-hint-${read.kind}`);
  return text("page-hint-stone", { stone: text(`page-stone-${read.colour}`), field: read.field });
}
