/** Quarto!'s analysis board: every value is exact. */
import type { AnalysisParts } from "../../game";
import { TRAITS } from "../board/solid";
import type { Quarto } from "../types";
import Board from "./Board.svelte";
import Move from "./Move.svelte";
import { refusal } from "./refusal";
import Setup from "./Setup.svelte";
import Why from "./Why.svelte";

/** How many pieces are on the board at most where recorded games begin. */
const MAX_PLACED = 2;

export const analysis: AnalysisParts<Quarto> = {
  isExact: true,
  seatsOf: () => 2,
  formOf: ({ traits, squares, calls }) => ({
    traits: TRAITS.filter((trait) => traits.includes(trait)),
    hasSquares: squares,
    hasCalls: calls,
  }),
  refusal,
  openings: {
    has: ({ key }) => key === "CSHT!",
    isEarly: ({ board }) => board.filter((piece) => piece !== null).length <= MAX_PLACED,
    isUsual: ({ kind }) => kind === "give" || kind === "place",
  },
  why: "analysis-why",
  Board,
  Setup,
  Why,
  Move,
};
