import type { QuartoPosition, QuartoRuleSet } from "../../protocol/types";
import type { PuzzleParts } from "../game";
import type { Trait } from "./board/solid";
import { SQUARES } from "./board/squares";
import Flash from "./Flash.svelte";
import { traitText } from "./trait";
import type { Quarto } from "./types";
import { isSquare } from "./words";

const WORDS = ["win", "draw", "loss"] as const;

/** Tell rows, columns, diagonals and squares apart, by their ends. */
function shapeOf(group: string): string {
  if (isSquare(group)) return "block";
  const [first = "", last = ""] = group.split("-");
  if (first[1] === last[1]) return "row";
  return first[0] === last[0] ? "column" : "diagonal";
}

/** Why a piece placed on a square doesn't win: it fills no line, or the four pieces of each have nothing in common. */
function whyNoWin(square: string, { board }: QuartoPosition, { groups }: QuartoRuleSet): string {
  const through = Object.values(groups).filter((squares) => squares.includes(square));
  const isFull = through.some((squares) => squares.every((each) => board[SQUARES.indexOf(each)] !== null));
  return isFull ? "puzzle-why-nothing-shared" : "puzzle-why-no-line";
}

export const puzzles: PuzzleParts<Quarto> = {
  themes: ["win-1", "win-2", "win-3", "win-4", "safe-piece", "only-draw", "judge", "spot"],
  families: ["standard", "squares", "fewer"],
  familyOf: (rules) => (!rules.startsWith("CSHT") ? "fewer" : rules.includes("+") ? "squares" : "standard"),
  split: (answer) => answer.split(/(?=[=!])/),
  goesOn: (theme) => theme.startsWith("win-"),
  isWord: (theme) => theme === "judge",
  offered(theme, legal) {
    if (theme === "judge") return [];
    return theme === "spot" ? legal.filter((move) => move.kind === "call") : legal;
  },
  choices(theme, legal) {
    if (theme === "judge") return WORDS.map((word) => ({ answer: word, words: `puzzle-choice-${word}` }));
    // A player who sees no line gives any piece, or passes.
    const other = theme === "spot" ? legal.find((move) => move.kind !== "call" && move.kind !== "place") : undefined;
    return other ? [{ answer: other.text, words: "puzzle-choice-none" }] : [];
  },
  why(theme, answer, after) {
    if (theme === "judge") return "puzzle-why-judge";
    if (theme === "win-1" && after) return whyNoWin(answer, after.position, after.rules);
    if (theme !== "spot") return null;
    return answer.startsWith("!") ? "puzzle-why-call" : "puzzle-why-missed";
  },
  join: (moves) => moves.join(""),
  // Its reviews are exact: a line that wasn't called is among their findings.
  isSilent: () => false,
  isReward: () => false,
  facets: ({ group, shared, square }) => [
    ...Object.keys(shared).map((trait) => `trait:${trait}`),
    ...(group ? [`line:${shapeOf(group)}`] : []),
    ...(square ? [`square:${square}`] : []),
  ],
  facetWords(text, facet) {
    const [group, name = ""] = facet.split(":");
    if (group === "trait") return text(traitText(name as Trait));
    return group === "line" ? text(`training-line-${name}`) : name;
  },
  themeFor: (kind) => ({ missed: "spot", given: "safe-piece", turn: "win-2" })[kind],
  flash: {
    theme: "spot",
    Board: Flash,
    missed: (group) => (isSquare(group) ? "puzzle-sprint-square" : "puzzle-sprint-line"),
    name: (group) => group,
  },
  mark: (move) => (move.startsWith("!") ? move.slice(1) : null),
};
