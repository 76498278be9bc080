/** Quartino's review: evaluated by a bot, turn by turn. */
import type { ReviewParts } from "../../game";
import type { Quartino } from "../types";
import Beside from "./Beside.svelte";
import Board from "./Board.svelte";
import MoveChip from "./MoveChip.svelte";

export const review: ReviewParts<Quartino> = {
  isExact: false,
  order: () => 0,
  isDrawn: () => false,
  Board,
  Beside,
  Held: null,
  More: null,
  Chip: MoveChip,
};
