import type { QuartoRuleSet } from "../../protocol/types";
import { type Text, withFacts } from "../../state/names";
import type { TourStep } from "../game";
import { TRAITS } from "./board/solid";
import { traitText } from "./trait";
import { facts } from "./words";

/** Return the first-game tour, without what the rule set leaves out. */
export function tourSteps(text: Text, rules: QuartoRuleSet): TourStep[] {
  const inPlay = TRAITS.filter((trait) => rules.traits.includes(trait));
  const say = withFacts(text, {
    ...facts(rules),
    calls: rules.calls ? "yes" : "no",
    chosen: inPlay.length < TRAITS.length ? "yes" : "no",
    traits: inPlay.map((trait) => text(traitText(trait))).join(", "),
  });
  const figures = ["traits", "giving", "shared", ...(rules.calls ? ["calling"] : [])];
  return figures.map((figure, index) => ({ words: say(`page-tour-quarto-${index + 1}`), figure }));
}
