import type { Colour } from "../src/games/quartino/board/fields";

/** Set up stacks: nine, from field 0 to 8, bottom to top, `-` for an empty one. */
export function stacksOf(written: string): Colour[][] {
  return written.split("/").map((stack) => (stack === "-" ? [] : ([...stack] as Colour[])));
}
