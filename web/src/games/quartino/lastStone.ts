import type { QuartinoAftermath, QuartinoPlayed } from "../../protocol/types";

/** What was done in a game, in order; null is something that left the board as it was. */
type Steps = readonly (QuartinoPlayed | QuartinoAftermath | null)[];

/** Return the field that the last stone was placed on; null where it lies there no more, or none was placed. */
export function lastStone(played: Steps): number | null {
  const cleared = new Set<number>();
  for (const step of played.toReversed()) {
    for (const field of step?.cleared ?? []) cleared.add(field);
    if (step === null || !("move" in step)) continue;
    if (step.move.kind === "place") return cleared.has(step.move.field) ? null : step.move.field;
    // What a right claim takes off is for the rules to say: after one nothing is marked.
    if (step.move.kind === "claim" && step.fault === null) return null;
  }
  return null;
}

/** Return the claim that was made last, and how it went; null where something else came after it. */
export function lastClaim(played: Steps) {
  const step = played.at(-1);
  if (!step || !("move" in step) || step.move.kind !== "claim") return null;
  return { ...step.move, verdict: step.fault === null ? ("right" as const) : ("wrong" as const) };
}
