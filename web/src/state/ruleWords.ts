import { gameOf } from "../games";
import type { RuleSet } from "../protocol/types";
import type { Text } from "./names";

/** Tell a rule set in a few words, part by part: what differs from the game as printed, and the clock. */
export function ruleParts(text: Text, rules: RuleSet): string[] {
  const clock = rules.seconds === null ? [] : [text("page-seconds", { count: rules.seconds })];
  return [...gameOf(rules.game).words.rules(text, rules), ...clock];
}
