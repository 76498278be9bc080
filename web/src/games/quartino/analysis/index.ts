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
  seatsOf: ({ racks }) => racks.length,
  formOf: ({ geometry }) => ({ geometry }),
  refusal,
  openings: null,
  why: "analysis-quartino-claims",
  Board,
  Setup,
  Why,
  Move,
};
