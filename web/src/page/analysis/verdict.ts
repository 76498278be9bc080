import { isCountedAs, knownOf, type Weight, winnersCount } from "../../analysis/weight";
import { language } from "../../language/language.svelte";
import type { Text } from "../../state/names";
import type { Analysing } from "./analysing.svelte";

/** What the position shown is worth; null while nothing exact is known, or if there are only estimates. */
export function weightOf({ found, toMove }: Analysing): Weight | null {
  if (!found || toMove === null || found.shares.length) return null;
  const { value, low, high, distance } = found;
  return { move: "", value, low, high, count: winnersCount(distance) };
}

/** Say who moves; nothing once the game is over. */
export function toMoveWords(text: Text, { toMove }: Analysing): string {
  return toMove === null ? "" : text("analysis-to-move", { name: text("play-player", { seat: toMove }) });
}

/** Say what the position shown is worth, or how the game ended. */
export function verdictWords(text: Text, board: Analysing): string {
  const name = (seat: number): string => text("play-player", { seat });
  const { outcome, to_move } = board.state;
  if (to_move === null) {
    const winner = outcome?.winner ?? null;
    return winner === null ? text("analysis-over-drawn") : text("analysis-over-won", { name: name(winner) });
  }
  const own = board.found?.shares[to_move - 1];
  if (own) return text("analysis-estimate", { name: name(to_move), chance: language.percent(own.chance) });
  const weight = weightOf(board);
  if (!weight) return text("analysis-thinking");
  const known = knownOf(weight);
  // There are two sides: what one loses, the other wins.
  const seat = known === "loss" ? 3 - to_move : to_move;
  const isCounted = isCountedAs(weight, known);
  const id = known === "loss" ? "win" : known;
  return text(`analysis-verdict-${id}${isCounted ? "-in" : ""}`, { name: name(seat), count: weight.count ?? 0 });
}
