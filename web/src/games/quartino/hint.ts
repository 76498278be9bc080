import { assertNever } from "../../never";
import type { QuartinoMove } from "../../protocol/types";
import type { Text } from "../../state/names";
import type { Analysis, Hint, Hinting } from "../game";
import type { Quartino } from "./types";
import { cardWords, windowFields } from "./words";

/** Return the rest of the best turn after these moves, or null if another move was made. */
export function restOfBest(
  analysis: Pick<Analysis<Quartino>, "turns">,
  done: readonly (QuartinoMove | null)[],
): QuartinoMove[] | null {
  const best = analysis.turns[0]?.moves.moves ?? [];
  return done.every((move, index) => move?.text === best[index]?.text) ? best.slice(done.length) : null;
}

/** Return the next move of the best turn, or null if there is none or an earlier position is shown. */
export function nextOfBest(hint: Hint<Quartino> | null): QuartinoMove | null {
  if (!hint || hint.done === null) return null;
  return restOfBest(hint.analysis, hint.done)?.[0] ?? null;
}

/** Suggest a move to the player to move, as a clause. */
export function adviceWords(text: Text, move: QuartinoMove): string {
  switch (move.kind) {
    case "place":
      return text("page-hint-stone", { stone: move.colour, field: move.field });
    case "declare":
    case "decline":
    case "claim":
    case "end":
      return text(`page-hint-${move.kind}`);
    default:
      return assertNever(move);
  }
}

export const hints: Hinting<Quartino> = {
  isFollowed: (analysis, done) => (restOfBest(analysis, done)?.length ?? 0) > 0,
  words(text, rules, hint) {
    const next = nextOfBest(hint);
    if (!next) return null;
    const moves = adviceWords(text, next);
    const { standing } = hint.analysis;
    const words =
      standing === null
        ? text("play-hint", { moves })
        : text("play-hint-valued", { moves, value: text(`play-value-${standing}`) });
    if (next.kind !== "claim") return { words, more: "" };
    const card = text("page-card", { colours: cardWords(text, next.card) });
    const lies = text("page-card-lies", { fields: windowFields(rules.windows, next.window) });
    return { words, more: `${card}. ${lies}` };
  },
};
