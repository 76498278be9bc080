/** The review of tic-tac-toe. */
import type { ReviewParts } from "../../../src/games/game";
import type { TicTacToe } from "../types";
import Chip from "./Chip.svelte";
import ReviewBoard from "./ReviewBoard.svelte";

export const review: ReviewParts<TicTacToe> = {
  isExact: true,
  order: () => 0,
  isDrawn: () => false,
  Board: ReviewBoard,
  Beside: null,
  Held: null,
  More: null,
  Chip,
};
