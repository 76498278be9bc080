import type { Sentence } from "../../game";

/** The core's errors about impossible positions, each with the id of a text and the names of its values. */
const REFUSALS: readonly (readonly [RegExp, string, readonly string[]])[] = [
  [/Colour can't be declared: no colour has four stones/, "analysis-quartino-no-colour", []],
  [/nothing can be claimed: no stone is on the board/, "analysis-quartino-no-stone", []],
  [/(\d+) stones can't be placed: the supply has fewer/, "analysis-quartino-few-stones", ["count"]],
  [/with (\d+) stones to place, Column leaves no stack/, "analysis-quartino-high-stack", ["count"]],
  [/there are only (\d+) \w+ stones/, "analysis-quartino-many-stones", ["count"]],
  [/card (\w{4}) occurs twice/, "analysis-quartino-twice", ["card"]],
  [/seat (\d) has claimed its last card/, "analysis-quartino-over", ["seat"]],
  [/card (\w{4}) can't be claimed last: no window shows it/, "analysis-quartino-not-shown", ["card"]],
  [/seat (\d) is to move and has left the game/, "analysis-quartino-mover-left", ["seat"]],
  [/fewer than two seats are left in the game/, "analysis-quartino-few-left", []],
];

/** Say in the reader's language why the core refuses a position; null for any other error. */
export function refusal(sentence: string): Sentence | null {
  for (const [pattern, id, names] of REFUSALS) {
    const found = pattern.exec(sentence);
    if (found) return { id, values: Object.fromEntries(names.map((name, index) => [name, found[index + 1] ?? ""])) };
  }
  return null;
}
