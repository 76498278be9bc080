import { OWN } from "../../mistakes/mistake";
import type { PuzzleParts } from "../game";
import type { Quartino, QuartinoMark } from "./types";

/** Why an answer is wrong, by theme; the last move tells a claim from the turn's end, and Colour from declining it. */
function why(theme: string, move: string): string {
  if (theme === "claim" || theme === OWN) return move.includes("@") ? "puzzle-why-no-claim" : "puzzle-why-claim";
  if (theme === "colour") return move === "+" ? "puzzle-why-no-colour" : "puzzle-why-colour";
  return theme === "two-claims" ? "puzzle-why-two-claims" : "puzzle-why-stones";
}

/** Parse a claim, a card and its window, as in RYGB@5. */
function mark(move: string): QuartinoMark | null {
  const [, card, window] = /^(\w+)@(\d+)$/.exec(move) ?? [];
  return card && window ? { kind: "claim", card, window: Number(window) } : null;
}

export const puzzles: PuzzleParts<Quartino> = {
  themes: ["claim", "stones", "two-claims", "colour"],
  families: ["standard", "grid"],
  familyOf: (rules) => (rules.startsWith("grid") ? "grid" : "standard"),
  split: (answer) => answer.split(","),
  goesOn: () => false,
  isWord: () => false,
  offered: (_theme, legal) => legal,
  choices: () => [],
  why,
  mark,
  join: (moves) => moves.join(","),
  isSilent: (move) => move.kind === "end",
  isReward: (move) => move.kind === "claim",
  facets: () => [],
  facetWords: (_text, facet) => facet,
  themeFor: (kind) => (kind === "missed" ? "claim" : "stones"),
  flash: null,
};
