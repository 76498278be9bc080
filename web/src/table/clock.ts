import type { Clock } from "../protocol/types";

export const WARNING_SECONDS = 10;

export interface Reading {
  readonly seconds: number;
  /** The fraction left, from 1 to 0. */
  readonly share: number;
  readonly isUrgent: boolean;
}

/** Return the current state of a clock sent earlier, or null if there is none. */
export function readClock(clock: Clock | null, receivedAt: number, now: number): Reading | null {
  if (clock === null) return null;
  const left = Math.max(0, clock.left_ms - Math.max(0, now - receivedAt));
  const seconds = Math.ceil(left / 1000);
  const share = Math.min(1, left / (clock.seconds * 1000));
  return { seconds, share, isUrgent: seconds <= WARNING_SECONDS };
}
