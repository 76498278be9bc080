/** The days in a row on which the player tried a new puzzle. */
import { dayNumber } from "./daily";
import type { FirstAttempt } from "./history";

export interface DayRow {
  /** A streak that ended yesterday still counts: today's puzzle continues it. */
  readonly days: number;
  readonly hasToday: boolean;
}

export function dayRow(attempts: readonly Pick<FirstAttempt, "day">[], today: string): DayRow {
  const tried = new Set(attempts.map(({ day }) => dayNumber(day)));
  const now = dayNumber(today);
  const hasToday = tried.has(now);
  const last = hasToday ? now : now - 1;
  let days = 0;
  while (tried.has(last - days)) days += 1;
  return { days, hasToday };
}
