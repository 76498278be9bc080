/** The time limit per turn: none, the printed minute, or any number of seconds. */
import { known } from "./memory";

export type Limit = "none" | "minute" | "other";

export const LIMITS: readonly Limit[] = ["none", "minute", "other"];
const MINUTE_SECONDS = 60;

/** The server's limits; `tests/server/live/test_turn_time.py` checks that they are equal. */
export const MIN_TURN_SECONDS = 5;
export const MAX_TURN_SECONDS = 86_400;

export interface TurnTime {
  limit: Limit;
  /** The content of the seconds field, null if empty. Only used if `limit` is `other`. */
  seconds: number | null;
}

/** Restore a stored choice; an older version of the page stored only `hasMinute`. */
export function recallTime(kept: unknown, hasMinute: unknown): TurnTime {
  const { limit, seconds } = { limit: null, seconds: null, ...(typeof kept === "object" ? kept : {}) };
  const time = {
    limit: known<Limit>(limit, LIMITS, hasMinute === true ? "minute" : "none"),
    seconds: typeof seconds === "number" ? seconds : MINUTE_SECONDS,
  };
  return isAllowed(time) ? time : { ...time, seconds: MINUTE_SECONDS };
}

/** Return the seconds per turn; null for no limit. */
export function secondsOf({ limit, seconds }: TurnTime): number | null {
  if (limit === "other") return seconds;
  return limit === "minute" ? MINUTE_SECONDS : null;
}

/** Whether this is an allowed time limit. */
export function isAllowed({ limit, seconds }: TurnTime): boolean {
  if (limit !== "other") return true;
  return Number.isInteger(seconds) && MIN_TURN_SECONDS <= Number(seconds) && Number(seconds) <= MAX_TURN_SECONDS;
}
