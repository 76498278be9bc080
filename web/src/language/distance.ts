const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const DAY_MS = 24 * HOUR_MS;
const UNITS: readonly { unit: Intl.RelativeTimeFormatUnit; ms: number }[] = [
  { unit: "year", ms: 365 * DAY_MS },
  { unit: "month", ms: 30 * DAY_MS },
  { unit: "week", ms: 7 * DAY_MS },
  { unit: "day", ms: DAY_MS },
  { unit: "hour", ms: HOUR_MS },
  { unit: "minute", ms: MINUTE_MS },
];

/** Return an elapsed time in its largest whole unit; below a minute, or if negative, it is 0 seconds. */
export function distance(ms: number): { value: number; unit: Intl.RelativeTimeFormatUnit } {
  const found = UNITS.find((each) => ms >= each.ms);
  return found ? { value: Math.floor(ms / found.ms), unit: found.unit } : { value: 0, unit: "second" };
}
