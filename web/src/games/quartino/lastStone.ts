import { parseMove } from "../protocol/moves";
import type { Moved } from "../protocol/types";

/** What is known of a move that was made; a seat that left the game made none. */
export interface Made extends Pick<Moved, "fault" | "cleared"> {
  readonly move: string | null;
}

/** Return the field that the last stone was placed on; null where it lies there no more, or none was placed. */
export function lastStone(made: readonly Made[]): number | null {
  const cleared = new Set<number>();
  for (const { move, fault, cleared: fields } of made.toReversed()) {
    for (const field of fields) cleared.add(field);
    const read = parseMove(move ?? "");
    if (read.kind === "stone") return cleared.has(read.field) ? null : read.field;
    // What a right claim takes off is for the rules to say: after one nothing is marked.
    if (read.kind === "claim" && fault === null) return null;
  }
  return null;
}
