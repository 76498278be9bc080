/** Quartino's analysis board: a bot's estimates. */
import type { AnalysisParts } from "../../game";
import type { Quartino } from "../types";
import Board from "./Board.svelte";
import Move from "./Move.svelte";
import { refusal } from "./refusal";
import Setup from "./Setup.svelte";
import Why from "./Why.svelte";

export const analysis: AnalysisParts<Quartino> = {
  isExact: false,
  formOf: ({ geometry }) => ({ geometry }),
  refusal,
  why: "analysis-quartino-claims",
  Board,
  Setup,
  Why,
  Move,
};
