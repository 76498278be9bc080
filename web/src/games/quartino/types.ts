import type {
  QuartinoAftermath,
  QuartinoEnding,
  QuartinoInsight,
  QuartinoMove,
  QuartinoPlayed,
  QuartinoPosition,
  QuartinoRuleSet,
} from "../../protocol/types";
import type { GameTypes } from "../game";
import type { QuartinoDraft } from "./draft";
import type { QuartinoForm } from "./form";

export interface Quartino extends GameTypes {
  rules: QuartinoRuleSet;
  position: QuartinoPosition;
  move: QuartinoMove;
  played: QuartinoPlayed;
  aftermath: QuartinoAftermath;
  ending: QuartinoEnding;
  insight: QuartinoInsight;
  draft: QuartinoDraft;
  mark: QuartinoMark;
  form: QuartinoForm;
}

/** What was claimed, or the fields that Column cleared. */
export type QuartinoMark =
  | { readonly kind: "claim"; readonly card: string; readonly window: number }
  | { readonly kind: "column"; readonly fields: readonly number[] };
