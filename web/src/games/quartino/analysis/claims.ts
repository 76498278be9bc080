import type { QuartinoInsight, QuartinoMove } from "../../../protocol/types";

/** Return the legal moves that aren't placements; of the claims, only those that the board shows. */
export function rightMoves(legal: readonly QuartinoMove[], insight: QuartinoInsight | null): QuartinoMove[] {
  const shown = new Set((insight?.claims ?? []).map(({ card, window }) => `${card}@${window}`));
  return legal.filter((move) => move.kind !== "place" && (move.kind !== "claim" || shown.has(move.text)));
}

/** Whether a card that the board shows was claimed, is held by a known seat, may be held by somebody, or by nobody. */
export type Holding = "claimed" | "held" | "maybe" | "nobody";

export function holdingOf(
  { holder, is_claimed }: QuartinoInsight["claims"][number],
  racks: readonly { readonly hidden: readonly (string | null)[] }[],
): Holding {
  if (is_claimed) return "claimed";
  if (holder !== null) return "held";
  return racks.some(({ hidden }) => hidden.includes(null)) ? "maybe" : "nobody";
}
