import type { Outcome } from "../protocol/types";
import type { Text } from "../state/names";
import { result } from "./instruction";

/** The end of a game in words: how it ended for whoever reads, and by what. */
export interface Ending {
  readonly title: string;
  readonly words: string;
  readonly isWon: boolean;
}

/** Tell the end to whoever held these seats: with one of their own they are spoken to, all others are told who won. */
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
