import type { QuartinoRuleSet } from "../../protocol/types";
import { type Text, withFacts } from "../../state/names";
import type { TourStep } from "../game";

const FIGURES = ["card", "place", "claim", "colour"];

/** Return the first-game tour for the board in play. */
export function tourSteps(text: Text, { geometry }: QuartinoRuleSet): TourStep[] {
  const say = withFacts(text, { geometry });
  return FIGURES.map((figure, index) => ({
    words: say(`page-tour-quartino-${index + 1}`),
    figure: geometry === "wheel" ? figure : `${geometry}-${figure}`,
  }));
}
