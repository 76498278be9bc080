import type { Sentence } from "../../game";

/** The core's errors about impossible positions, each with the id of a text and the names of its values. */
const REFUSALS: readonly (readonly [RegExp, string, readonly string[]])[] = [
  [/with calls on, the square placed on last must be named/, "analysis-quarto-no-last", []],
  [/the square placed on last, (\w\d), is empty/, "analysis-quarto-last-empty", ["square"]],
  [/no piece can be in hand: group (\S+) is complete/, "analysis-quarto-over", ["group"]],
  [/no single placement completes (.+): the game was already over/, "analysis-quarto-two-ends", ["groups"]],
  [/a placement on (\w\d) does not complete (.+)$/, "analysis-quarto-other-last", ["square", "groups"]],
  [/piece (\w) is on the board already/, "analysis-quarto-twice", ["piece"]],
  [/nobody can have (?:called|passed)/, "analysis-quarto-no-window", []],
];

/** Say in the reader's language why the core refuses a position; null for any other error. */
export function refusal(sentence: string): Sentence | null {
  for (const [pattern, id, names] of REFUSALS) {
    const found = pattern.exec(sentence);
    if (found)
      return { id, values: Object.fromEntries(names.map((name, index) => [name, readable(found[index + 1])])) };
  }
  return null;
}

/** Write groups as on the board: a1–d4, without the core's conjunction. */
function readable(found = ""): string {
  return found.replaceAll("-", "–").replaceAll(" and ", ", ");
}
