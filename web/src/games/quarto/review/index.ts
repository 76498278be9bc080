/** Quarto!'s review: evaluated exactly by the solver. */
import type { QuartoMove } from "../../../protocol/types";
import type { ReviewParts } from "../../game";
import type { Quarto } from "../types";
import Beside from "./Beside.svelte";
import Board from "./Board.svelte";
import Held from "./Held.svelte";
import Missed from "./Missed.svelte";
import MoveChip from "./MoveChip.svelte";

/** Calls come first among equal moves, because they end the game. */
function callsFirst(one: QuartoMove, other: QuartoMove): number {
  return Number(other.kind === "call") - Number(one.kind === "call");
}

export const review: ReviewParts<Quarto> = {
  isExact: true,
  order: callsFirst,
  isDrawn: (move) => move.kind === "place" || move.kind === "give",
  Board,
  Beside,
  Held,
  More: Missed,
  Chip: MoveChip,
};
