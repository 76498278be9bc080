/**
 * What the figures of the rules show. They also work where there is no server: what is right in them was judged by the
 * rules library when `tools.figure_rules` wrote rules.json.
 */

import type { Colour } from "../board/quartino/fields";
import { TRAITS, type Trait, traitsOf } from "../board/quarto/solid";
import { SQUARES } from "../board/quarto/squares";
import { valueText } from "../protocol/moves";
import type { QuartinoPosition, QuartinoTable, QuartoPosition } from "../protocol/types";
import type { Text } from "../state/names";
import rules from "./rules.json";

/** The traits that all these pieces share, with the value that they have; shared.json holds it to the rules. */
export function sharedBy(codes: readonly string[]): Partial<Record<Trait, 0 | 1>> {
  const pieces = codes.map(traitsOf);
  const [first] = pieces;
  const shared: Partial<Record<Trait, 0 | 1>> = {};
  for (const trait of TRAITS)
    if (first && pieces.every((piece) => piece[trait] === first[trait])) shared[trait] = first[trait];
  return shared;
}

/** Say what is shared: the values, one after the other. */
export function sharedWords(text: Text, shared: Partial<Record<Trait, 0 | 1>>): string {
  return TRAITS.flatMap((trait) =>
    shared[trait] === undefined ? [] : [text(valueText(trait, shared[trait] ?? 0))],
  ).join(", ");
}

/** Set pieces up: squares and what stands on them. */
export function quartoPosition(
  pieces: Readonly<Record<string, string>>,
  hand: string | null = null,
  last: string | null = null,
): QuartoPosition {
  const used = new Set([...Object.values(pieces), hand]);
  return {
    game: "quarto",
    text: "",
    board: SQUARES.map((square) => pieces[square] ?? null),
    hand,
    last,
    supply: [..."0123456789ABCDEF"].filter((code) => !used.has(code)),
    can_call: false,
    must: hand === null ? "give" : "place",
  };
}

/** The ten lines: rows, columns, diagonals. */
export const LINES: readonly (readonly string[])[] = rules.lines;

/** The nine blocks of neighbouring squares. */
export const BLOCKS: readonly (readonly string[])[] = rules.squares;

/** The next of the groups that hold a square, after the one shown. */
export function nextThrough(groups: readonly (readonly string[])[], square: string, shown: number): number {
  for (let step = 1; step <= groups.length; step++) {
    const index = (shown + step) % groups.length;
    if (groups[index]?.includes(square)) return index;
  }
  return shown;
}

export const WHEEL = rules.wheel as QuartinoTable;

/** Set stacks up, written as in the notation: nine, from field 0 to 8, bottom to top, `-` for an empty one. */
export function stacksOf(written: string): Colour[][] {
  return written.split("/").map((stack) => (stack === "-" ? [] : ([...stack] as Colour[])));
}

export function quartinoPosition(stacks: readonly (readonly Colour[])[], stones: number): QuartinoPosition {
  const count = (colour: Colour): number => rules.stones - stacks.flat().filter((stone) => stone === colour).length;
  return {
    game: "quartino",
    text: "",
    stacks: stacks.map((stack) => [...stack]),
    supply: { R: count("R"), Y: count("Y"), G: count("G"), B: count("B") },
    colours: [],
    phase: "place",
    stones,
    racks: [],
  };
}

/** Name a field and what lies on it, from the top. */
export function fieldWords(text: Text, field: number, stones: readonly Colour[]): string {
  if (stones.length === 0) return text("figure-field", { field });
  const words = [...stones].reverse().map((stone) => text(`page-stone-${stone}`));
  return text("figure-field-stones", { field, words: words.join(", ") });
}
