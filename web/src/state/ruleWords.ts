import { gameOf } from "../games";
import type { RuleSet } from "../protocol/types";
import type { Text } from "./names";

/** Summarise a rule set in parts: what differs from the printed game, and the clock. */
export function ruleParts(text: Text, rules: RuleSet): string[] {
  const clock = rules.seconds === null ? [] : [text("page-seconds", { count: rules.seconds })];
  return [...gameOf(rules.game).words.rules(text, rules), ...clock];
}
