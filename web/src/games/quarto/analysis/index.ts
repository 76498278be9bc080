/** Quarto!'s analysis board: every value is exact. */
import type { AnalysisParts } from "../../game";
import { TRAITS } from "../board/solid";
import type { Quarto } from "../types";
import Board from "./Board.svelte";
import Move from "./Move.svelte";
import { refusal } from "./refusal";
import Setup from "./Setup.svelte";
import Why from "./Why.svelte";

export const analysis: AnalysisParts<Quarto> = {
  isExact: true,
  formOf: ({ traits, squares, calls }) => ({
    traits: TRAITS.filter((trait) => traits.includes(trait)),
    hasSquares: squares,
    hasCalls: calls,
  }),
  refusal,
  why: "analysis-why",
  Board,
  Setup,
  Why,
  Move,
};
