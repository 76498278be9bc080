/** A recorded opening: stones and their fields. The last one completes a card's pattern, which is then claimed. */
import type { QuartinoPosition } from "../../../protocol/types";
import type { Colour } from "../board/fields";
import { quartinoPosition } from "../figures/example";

export const STONES: readonly (readonly [stone: Colour, field: number])[] = [
  ["Y", 0],
  ["G", 5],
  ["R", 7],
  ["B", 8],
  ["Y", 5],
  ["G", 1],
  ["Y", 8],
  ["B", 0],
  ["R", 2],
];

/** The claimed card and its window, numbered from 1. */
export const CARD = "BYGR";
export const WINDOW = 8;

/** All stones, then the claim. */
export const STEPS = STONES.length + 1;

export function positionAt(step: number): QuartinoPosition {
  const placed = STONES.slice(0, step);
  const stacks = Array.from({ length: 9 }, (_, field) =>
    placed.filter((each) => each[1] === field).map(([stone]) => stone),
  );
  return quartinoPosition(stacks, 0);
}
