/** How long a turn may last: no limit, the printed minute, or a number of seconds of one's own. */
import { known } from "./memory";

export type Limit = "none" | "minute" | "other";

export const LIMITS: readonly Limit[] = ["none", "minute", "other"];
const MINUTE_SECONDS = 60;

/** What a server allows; `tests/server/live/test_turn_time.py` holds this equal to it. */
export const MIN_TURN_SECONDS = 5;
export const MAX_TURN_SECONDS = 86_400;

export interface TurnTime {
  limit: Limit;
  /** What stands in the field for seconds; null while it is empty. It counts only where `limit` is `other`. */
  seconds: number | null;
}

/** Return what was kept, maybe by an older page, which knew the minute alone. */
export function recallTime(kept: unknown, hasMinute: unknown): TurnTime {
  const { limit, seconds } = { limit: null, seconds: null, ...(typeof kept === "object" ? kept : {}) };
  const time = {
    limit: known<Limit>(limit, LIMITS, hasMinute === true ? "minute" : "none"),
    seconds: typeof seconds === "number" ? seconds : MINUTE_SECONDS,
  };
  return isAllowed(time) ? time : { ...time, seconds: MINUTE_SECONDS };
}

/** Return the seconds of a turn; null for no limit. */
export function secondsOf({ limit, seconds }: TurnTime): number | null {
  if (limit === "other") return seconds;
  return limit === "minute" ? MINUTE_SECONDS : null;
}

/** Tell whether a turn may last that long. */
export function isAllowed({ limit, seconds }: TurnTime): boolean {
  if (limit !== "other") return true;
  return Number.isInteger(seconds) && MIN_TURN_SECONDS <= Number(seconds) && Number(seconds) <= MAX_TURN_SECONDS;
}
