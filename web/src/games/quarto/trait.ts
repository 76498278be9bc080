/** Names of traits and pieces. */
import type { Text } from "../../state/names";
import { TRAITS, type Trait, traitsOf } from "./board/solid";

const NAMES: Record<Trait, string> = { C: "colour", S: "shape", H: "height", T: "top" };
const VALUES: Record<Trait, readonly [string, string]> = {
  C: ["light", "dark"],
  S: ["round", "square"],
  H: ["short", "tall"],
  T: ["hollow", "solid"],
};

/** Return the id of the text that names a trait. */
export function traitText(trait: Trait): string {
  return `quarto-${NAMES[trait]}`;
}

/** Return the id of the text that names a trait's value. */
export function valueText(trait: Trait, value: number): string {
  return `quarto-${VALUES[trait][value ? 1 : 0]}`;
}

/** Describe a piece by all four traits. */
export function pieceWords(text: Text, piece: string): string {
  const traits = traitsOf(piece);
  return TRAITS.map((trait) => text(valueText(trait, traits[trait]))).join(", ");
}

/** Name a square and what is on it. */
export function squareWords(text: Text, square: string, piece: string | null): string {
  return piece === null
    ? text("page-square-empty", { square })
    : text("page-square-piece", { square, words: pieceWords(text, piece) });
}

/** Name a piece beside the board or in hand. */
export function pieceLabel(text: Text, piece: string): string {
  return text("page-piece", { piece, words: pieceWords(text, piece) });
}
