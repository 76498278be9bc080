import type {
  QuartoAftermath,
  QuartoEnding,
  QuartoInsight,
  QuartoMove,
  QuartoPlayed,
  QuartoPosition,
  QuartoRuleSet,
} from "../../protocol/types";
import type { GameTypes } from "../game";
import type { QuartoDraft } from "./draft";
import type { QuartoForm } from "./form";

export interface Quarto extends GameTypes {
  rules: QuartoRuleSet;
  position: QuartoPosition;
  move: QuartoMove;
  played: QuartoPlayed;
  aftermath: QuartoAftermath;
  ending: QuartoEnding;
  insight: QuartoInsight;
  draft: QuartoDraft;
  /** The name of a group: called, or missed. */
  mark: string;
  form: QuartoForm;
}
