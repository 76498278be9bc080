/**
 * Data of the rules' figures, which also work offline: the rules library computed it when `tools.figure_rules` wrote
 * rules.json.
 */
import type { QuartoPosition } from "../../../protocol/types";
import type { Text } from "../../../state/names";
import { TRAITS, type Trait, traitsOf } from "../board/solid";
import { SQUARES } from "../board/squares";
import { valueText } from "../trait";
import rules from "./rules.json";

/** The traits that all these pieces share, with their values; a test compares it with shared.json from the rules. */
export function sharedBy(codes: readonly string[]): Partial<Record<Trait, 0 | 1>> {
  const pieces = codes.map(traitsOf);
  const [first] = pieces;
  const shared: Partial<Record<Trait, 0 | 1>> = {};
  for (const trait of TRAITS)
    if (first && pieces.every((piece) => piece[trait] === first[trait])) shared[trait] = first[trait];
  return shared;
}

/** List the shared values. */
export function sharedWords(text: Text, shared: Partial<Record<Trait, 0 | 1>>): string {
  return TRAITS.flatMap((trait) =>
    shared[trait] === undefined ? [] : [text(valueText(trait, shared[trait] ?? 0))],
  ).join(", ");
}

/** Set up pieces on squares. */
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
    offers_call: false,
    must: hand === null ? "give" : "place",
  };
}

/** The ten lines: rows, columns, diagonals. */
export const LINES: readonly (readonly string[])[] = rules.lines;

/** The nine blocks of neighbouring squares. */
export const BLOCKS: readonly (readonly string[])[] = rules.squares;

/** The next group through a square after the one shown. */
export function nextThrough(groups: readonly (readonly string[])[], square: string, shown: number): number {
  for (let step = 1; step <= groups.length; step++) {
    const index = (shown + step) % groups.length;
    if (groups[index]?.includes(square)) return index;
  }
  return shown;
}
