import type { PuzzleParts } from "../game";
import type { Quartino } from "./types";

/** Why an answer is wrong, by theme; the last move tells claims from the end of the turn, and Colour from none. */
function why(theme: string, move: string): string {
  if (theme === "claim") return move.includes("@") ? "puzzle-why-no-claim" : "puzzle-why-claim";
  if (theme === "colour") return move === "+" ? "puzzle-why-no-colour" : "puzzle-why-colour";
  return theme === "two-claims" ? "puzzle-why-two-claims" : "puzzle-why-stones";
}

export const puzzles: PuzzleParts<Quartino> = {
  themes: ["claim", "stones", "two-claims", "colour"],
  split: (answer) => answer.split(","),
  goesOn: () => false,
  isWord: () => false,
  offered: (_theme, legal) => legal,
  choices: () => [],
  why,
};
