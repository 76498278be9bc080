import type { QuartinoAftermath, QuartinoPlayed } from "../../protocol/types";

/** A game's moves in order; null is an event that left the board unchanged. */
type Steps = readonly (QuartinoPlayed | QuartinoAftermath | null)[];

/** Return the field of the last stone, or null if it is gone or there is none. */
export function lastStone(played: Steps): number | null {
  const cleared = new Set<number>();
  for (const step of played.toReversed()) {
    for (const field of step?.cleared ?? []) cleared.add(field);
    if (step === null || !("move" in step)) continue;
    if (step.move.kind === "place") return cleared.has(step.move.field) ? null : step.move.field;
    // Only the rules know what a right claim removes: mark nothing after one.
    if (step.move.kind === "claim" && step.fault === null) return null;
  }
  return null;
}

/** Return the last claim and its result, or null if something followed it. */
export function lastClaim(played: Steps) {
  const step = played.at(-1);
  if (!step || !("move" in step) || step.move.kind !== "claim") return null;
  return { ...step.move, verdict: step.fault === null ? ("right" as const) : ("wrong" as const) };
}
