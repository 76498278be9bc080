import { gameOf } from "../games";
import type { RulePoint } from "../games/game";
import type { RuleSet } from "../protocol/types";
import type { Text } from "./names";

/** Summarise a rule set in parts: every point that doesn't go without saying, and the clock. */
export function ruleParts(text: Text, rules: RuleSet): string[] {
  const stated = points(text, rules).filter(({ isTacit }) => !isTacit);
  const clock = rules.seconds === null ? [] : [text("page-seconds", { count: rules.seconds })];
  return [...stated.map(({ words }) => words), ...clock];
}

/** A point of the rules, marked if it must not be overlooked. */
export interface MarkedPoint {
  readonly words: string;
  readonly isMarked: boolean;
}

/**
 * Summarise a rule set. First comes what differs from the standard game or, given the rules of the previous task, what
 * has just changed.
 */
export function rulePoints(text: Text, rules: RuleSet, before: RuleSet | null = null): MarkedPoint[] {
  const earlier = before?.game === rules.game ? points(text, before) : null;
  const marked = points(text, rules).map((point, index) => ({
    ...point,
    isMarked: !point.isPlain || (earlier !== null && earlier[index]?.words !== point.words),
  }));
  return [
    ...marked.filter(({ isMarked }) => isMarked),
    ...marked.filter(({ isMarked, isTacit }) => !isMarked && !isTacit),
  ].map(({ words, isMarked }) => ({ words, isMarked }));
}

function points(text: Text, rules: RuleSet): RulePoint[] {
  return gameOf(rules.game).words.rules(text, rules);
}
