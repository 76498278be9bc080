import type { QuartoMove } from "../../protocol/types";
import { type Verdict, verdict } from "../../state/verdict";
import type { Analysis, Hinting } from "../game";
import type { Quarto } from "./types";

/** A move and the best value it can lead to. */
export interface Weighed {
  readonly move: QuartoMove;
  readonly verdict: Verdict;
}

/** Return the best value of each first move among the evaluated turns; empty if all are equal. */
export function weighFirstMoves(analysis: Pick<Analysis<Quarto>, "turns">): Weighed[] {
  const best = new Map<string, { move: QuartoMove; value: number }>();
  for (const { moves, value } of analysis.turns) {
    const [move] = moves.moves;
    if (!move || value === null) continue;
    best.set(move.text, { move, value: Math.max(best.get(move.text)?.value ?? -1, value) });
  }
  const weighed = [...best.values()].map(({ move, value }) => ({ move, verdict: verdict(value) }));
  return new Set(weighed.map((each) => each.verdict)).size > 1 ? weighed : [];
}

/** Return the verdicts of the squares to place on, or null. */
export function squareHints(weighed: readonly Weighed[]): Record<string, Verdict> | null {
  return collect(weighed.flatMap(({ move, verdict }) => (move.kind === "place" ? [[move.square, verdict]] : [])));
}

/** Return the verdicts of the pieces to give, or null. */
export function pieceHints(weighed: readonly Weighed[]): Record<string, Verdict> | null {
  return collect(weighed.flatMap(({ move, verdict }) => (move.kind === "give" ? [[move.piece, verdict]] : [])));
}

function collect(found: [string, Verdict][]): Record<string, Verdict> | null {
  return found.length ? Object.fromEntries(found) : null;
}

export const hints: Hinting<Quarto> = {
  isFollowed: () => false,
  words: (text, _rules, { analysis }) => ({
    words: text(analysis.value === null ? "page-value-unknown" : `page-hint-${verdict(analysis.value)}`),
    more: "",
  }),
};
