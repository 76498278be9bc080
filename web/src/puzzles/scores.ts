/** The results of sprints and streaks, kept in this browser. */
import { keep, recall } from "../state/memory";
import { dayNumber } from "./daily";

const MAX_KEPT = 500;

export type Mode = "sprints" | "streaks";

export interface Score {
  readonly game: string;
  /** The rule set's key; empty for all. */
  readonly rules: string;
  /** As in 2026-11-17. */
  readonly day: string;
  readonly right: number;
  readonly wrong: number;
}

export function isScore(each: unknown): each is Score {
  if (typeof each !== "object" || each === null) return false;
  const { game, rules, day, right, wrong } = each as Record<string, unknown>;
  const isText = [game, rules, day].every((value) => typeof value === "string");
  return isText && Number.isFinite(dayNumber(String(day))) && Number.isInteger(right) && Number.isInteger(wrong);
}

/** Return the results in order; what can't be read is left out. */
export function recallScores(mode: Mode): Score[] {
  try {
    const kept: unknown = JSON.parse(recall(mode) ?? "[]");
    return Array.isArray(kept) ? kept.filter(isScore) : [];
  } catch {
    return [];
  }
}

/** Replace all results. */
export function keepScores(mode: Mode, scores: readonly Score[]): void {
  keep(mode, JSON.stringify(scores));
}

/** Add a result; return all. The best one of each rule set is always kept. */
export function keepScore(mode: Mode, score: Score): Score[] {
  const all = [...recallScores(mode), score];
  const best = new Set(all.map(({ game, rules }) => bestOf(all, game, rules)));
  const kept = all.filter((each, index) => index >= all.length - MAX_KEPT || best.has(each));
  keepScores(mode, kept);
  return kept;
}

/** Return the best result with a rule set, the first of equals; null if there is none. */
export function bestOf(scores: readonly Score[], game: string, rules: string): Score | null {
  const own = scores.filter((each) => each.game === game && each.rules === rules);
  return own.reduce<Score | null>((best, each) => (best && best.right >= each.right ? best : each), null);
}
