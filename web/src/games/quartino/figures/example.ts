/**
 * Data of the rules' figures, which also work offline: the rules library computed it when `tools.figure_rules` wrote
 * rules.json.
 */
import type { QuartinoPosition, QuartinoRuleSet } from "../../../protocol/types";
import type { Text } from "../../../state/names";
import type { Colour, Geometry } from "../board/fields";
import rules from "./rules.json";

/** The boards of the figures. */
export const BOARDS = rules.rules as Record<Geometry, QuartinoRuleSet>;

/** An example's nine stacks, from field 0 to 8, each from bottom to top. */
export type Stacks = readonly (readonly Colour[])[];

export function quartinoPosition(stacks: Stacks, stones: number): QuartinoPosition {
  const count = (colour: Colour): number => rules.stones - stacks.flat().filter((stone) => stone === colour).length;
  return {
    game: "quartino",
    text: "",
    stacks: stacks.map((stack) => [...stack]),
    supply: { R: count("R"), Y: count("Y"), G: count("G"), B: count("B") },
    colours: [],
    phase: "place",
    can_match: false,
    stones,
    racks: [],
  };
}

/** Name a field and its stones, top first. */
export function fieldWords(text: Text, field: number, stones: readonly Colour[]): string {
  if (stones.length === 0) return text("figure-field", { field });
  const words = [...stones].reverse().map((stone) => text(`page-stone-${stone}`));
  return text("figure-field-stones", { field, words: words.join(", ") });
}
