/** The results of sprints, kept in this browser. */
import { keep, recall } from "../state/memory";
import { dayNumber } from "./daily";

const KEY = "sprints";
const MAX_KEPT = 500;

export interface SprintScore {
  readonly game: string;
  /** The rule set's key. */
  readonly rules: string;
  /** As in 2026-11-17. */
  readonly day: string;
  readonly right: number;
  readonly wrong: number;
}

export function isScore(each: unknown): each is SprintScore {
  if (typeof each !== "object" || each === null) return false;
  const { game, rules, day, right, wrong } = each as Record<string, unknown>;
  const isText = [game, rules, day].every((value) => typeof value === "string");
  return isText && Number.isFinite(dayNumber(String(day))) && Number.isInteger(right) && Number.isInteger(wrong);
}

/** Return the results in order; what can't be read is left out. */
export function recallScores(): SprintScore[] {
  try {
    const kept: unknown = JSON.parse(recall(KEY) ?? "[]");
    return Array.isArray(kept) ? kept.filter(isScore) : [];
  } catch {
    return [];
  }
}

/** Replace all results. */
export function keepScores(scores: readonly SprintScore[]): void {
  keep(KEY, JSON.stringify(scores));
}

/** Add a result; return all. The best one of each rule set is always kept. */
export function keepScore(score: SprintScore): SprintScore[] {
  const all = [...recallScores(), score];
  const best = new Set(all.map(({ game, rules }) => bestOf(all, game, rules)));
  const kept = all.filter((each, index) => index >= all.length - MAX_KEPT || best.has(each));
  keepScores(kept);
  return kept;
}

/** Return the best result with a rule set, the first of equals; null if there is none. */
export function bestOf(scores: readonly SprintScore[], game: string, rules: string): SprintScore | null {
  const own = scores.filter((each) => each.game === game && each.rules === rules);
  return own.reduce<SprintScore | null>((best, each) => (best && best.right >= each.right ? best : each), null);
}
