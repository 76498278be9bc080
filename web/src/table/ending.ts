import type { Outcome } from "../protocol/types";
import type { Text } from "../state/names";
import { result } from "./instruction";

/** The end of a game in words: the result for the reader, and its reason. */
export interface Ending {
  readonly title: string;
  readonly words: string;
  readonly isWon: boolean;
}

/** Describe the end to the holder of these seats: with one seat as *you*, otherwise by name. */
export function ending(
  text: Text,
  outcome: Pick<Outcome, "winner" | "reason">,
  seats: readonly number[],
  name: (seat: number) => string,
): Ending {
  const why = text(`page-why-${outcome.reason.replaceAll(" ", "-")}`);
  if (outcome.winner === null) return { title: text("page-draw"), words: why, isWon: false };
  if (seats.length === 1 && seats[0] === outcome.winner)
    return { title: text("page-you-won"), words: why, isWon: true };
  const title = text(seats.length === 1 ? "page-you-lost" : "page-result");
  return { title, words: result(text, outcome, name), isWon: false };
}
