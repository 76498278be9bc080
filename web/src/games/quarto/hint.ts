import type { QuartoInsight, QuartoMove } from "../../protocol/types";
import type { Text } from "../../state/names";
import { type Mark, verdict } from "../../state/verdict";
import type { Analysis, Hinting } from "../game";
import type { Trait } from "./board/solid";
import { valueText } from "./trait";
import type { Quarto } from "./types";
import { facts, isSquare } from "./words";

/** A move with the best value that it can lead to, or marked as the one to try. */
export interface Weighed {
  readonly move: QuartoMove;
  readonly verdict: Mark;
}

/** Return the best value of each first move among the evaluated turns; empty if all are equal. */
function weighFirstMoves(analysis: Pick<Analysis<Quarto>, "turns">): Weighed[] {
  const best = new Map<string, { move: QuartoMove; value: number }>();
  for (const { moves, value } of analysis.turns) {
    const [move] = moves.moves;
    if (!move || value === null) continue;
    best.set(move.text, { move, value: Math.max(best.get(move.text)?.value ?? -1, value) });
  }
  const weighed = [...best.values()].map(({ move, value }) => ({ move, verdict: verdict(value) }));
  return new Set(weighed.map((each) => each.verdict)).size > 1 ? weighed : [];
}

/** Return what to mark: the values of the first moves or, if all are equal, those that are hardest to answer. */
export function markedMoves(analysis: Pick<Analysis<Quarto>, "turns" | "insight">): Weighed[] {
  const weighed = weighFirstMoves(analysis);
  if (weighed.length) return weighed;
  return (analysis.insight?.hardest ?? []).map((move) => ({ move, verdict: "advice" }));
}

/** Return the verdicts of the squares to place on, or null. */
export function squareHints(weighed: readonly Weighed[]): Record<string, Mark> | null {
  return collect(weighed.flatMap(({ move, verdict }) => (move.kind === "place" ? [[move.square, verdict]] : [])));
}

/** Return the verdicts of the pieces to give, or null. */
export function pieceHints(weighed: readonly Weighed[]): Record<string, Mark> | null {
  return collect(weighed.flatMap(({ move, verdict }) => (move.kind === "give" ? [[move.piece, verdict]] : [])));
}

function collect(found: [string, Mark][]): Record<string, Mark> | null {
  return found.length ? Object.fromEntries(found) : null;
}

/** Say which pieces are already dangerous to give, and why; null if none are. */
function dangerWords(text: Text, { threats }: QuartoInsight): string | null {
  const dangers = threats
    .filter(({ pieces }) => pieces.length)
    .map(({ group, square, traits }) => {
      const named = (Object.entries(traits) as [Trait, number][]).map(([trait, value]) =>
        text(valueText(trait, value)),
      );
      return text("page-hint-line", { ...facts({ squares: isSquare(group) }), traits: named.join(" / "), square });
    });
  return dangers.length ? text("page-hint-danger", { dangers: dangers.join(", ") }) : null;
}

/** Say who is ahead and what to avoid: a winner gets no warning; if nobody is ahead, only the dangers are named. */
function hintWords(text: Text, { value, insight }: Pick<Analysis<Quarto>, "value" | "insight">): string[] {
  const ahead = text(value === null ? "page-value-unknown" : `page-hint-${verdict(value)}`);
  if (!insight || (value ?? 0) > 0) return [ahead];
  const danger = dangerWords(text, insight);
  if (value) return danger === null ? [ahead] : [ahead, danger];
  return [danger ?? text("page-hint-quiet")];
}

export const hints: Hinting<Quarto> = {
  isFollowed: () => false,
  words(text, _rules, { analysis }) {
    const marks = markedMoves(analysis).map((each) => each.verdict);
    const isAdvice = marks.includes("advice");
    const words = [...hintWords(text, analysis), ...(isAdvice ? [text("page-hint-hardest")] : [])];
    return { words: words.join(" "), more: "", marks: isAdvice ? [] : marks };
  },
};
