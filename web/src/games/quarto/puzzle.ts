import type { PuzzleParts } from "../game";
import Flash from "./Flash.svelte";
import type { Quarto } from "./types";

const WORDS = ["win", "draw", "loss"] as const;

export const puzzles: PuzzleParts<Quarto> = {
  themes: ["win-1", "win-2", "win-3", "win-4", "safe-piece", "only-draw", "judge", "spot"],
  split: (answer) => answer.split(/(?=[=!])/),
  goesOn: (theme) => theme.startsWith("win-"),
  isWord: (theme) => theme === "judge",
  offered(theme, legal) {
    if (theme === "judge") return [];
    return theme === "spot" ? legal.filter((move) => move.kind === "call") : legal;
  },
  choices(theme, legal) {
    if (theme === "judge") return WORDS.map((word) => ({ answer: word, words: `puzzle-choice-${word}` }));
    // Whoever sees no line gives any piece, or passes.
    const other = theme === "spot" ? legal.find((move) => move.kind !== "call" && move.kind !== "place") : undefined;
    return other ? [{ answer: other.text, words: "puzzle-choice-none" }] : [];
  },
  why(theme, answer) {
    if (theme === "judge") return "puzzle-why-judge";
    if (theme !== "spot") return null;
    return answer.startsWith("!") ? "puzzle-why-call" : "puzzle-why-missed";
  },
  flash: { theme: "spot", Board: Flash },
  mark: (move) => (move.startsWith("!") ? move.slice(1) : null),
};
