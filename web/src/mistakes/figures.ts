/** The training page's statistics: what a player misses, how often they are right, and against whom. */
import { dayNumber } from "../puzzles/daily";
import type { Mistake, ReviewedGame } from "./mistake";

export interface Count {
  readonly name: string;
  readonly count: number;
}

/** Count the tags of all mistakes, the most common first; a tag's group is what precedes its colon. */
export function facetsOf(mistakes: readonly Pick<Mistake, "facets">[]): Map<string, Count[]> {
  const counts = new Map<string, number>();
  for (const each of mistakes.flatMap(({ facets }) => facets)) counts.set(each, (counts.get(each) ?? 0) + 1);
  const groups = new Map<string, Count[]>();
  for (const [name, count] of [...counts].sort(([, one], [, other]) => other - one)) {
    const [group = ""] = name.split(":");
    groups.set(group, [...(groups.get(group) ?? []), { name, count }]);
  }
  return groups;
}

export interface Answered {
  /** The player's own date, such as 2026-11-17. */
  readonly day: string;
  readonly isRight: boolean;
}

export interface Week {
  /** Its first day, such as 2026-11-17. */
  readonly from: string;
  readonly right: number;
  readonly all: number;
}

const DAY_MS = 86_400_000;

/** Count right answers in each of the last weeks of seven days, the oldest first; days to come belong to the latest. */
export function weeksOf(answered: readonly Answered[], today: string, count: number): Week[] {
  const now = dayNumber(today);
  const weeks = Array.from({ length: count }, (_, index) => {
    const first = now - 7 * (count - index) + 1;
    return { from: new Date(first * DAY_MS).toISOString().slice(0, 10), right: 0, all: 0 };
  });
  for (const { day, isRight } of answered) {
    const week = weeks[count - 1 - Math.floor(Math.max(0, now - dayNumber(day)) / 7)];
    if (!week) continue;
    week.all += 1;
    week.right += isRight ? 1 : 0;
  }
  return weeks;
}

export interface Level {
  readonly game: string;
  /** Null for people. */
  readonly level: string | null;
  readonly games: number;
  readonly mistakes: number;
}

/** Sum up reviewed games by opponent, the most mistakes per game first. */
export function levelsOf(games: readonly ReviewedGame[]): Level[] {
  const found = new Map<string, Level>();
  for (const { game, level, mistakes } of games) {
    const before = found.get(`${game} ${level}`) ?? { game, level, games: 0, mistakes: 0 };
    found.set(`${game} ${level}`, { ...before, games: before.games + 1, mistakes: before.mistakes + mistakes });
  }
  return [...found.values()].sort((one, other) => other.mistakes / other.games - one.mistakes / one.games);
}
