import type { AnyTypes, Words } from "../games/game";
import type { Outcome } from "../protocol/types";
import type { Text } from "../state/names";
import { departureText, type Step } from "./history";

/** Who reads a result: its winner, a loser, or somebody else, such as a spectator or several players at one screen. */
export type Reader = "winner" | "loser" | "other";

/** What is needed to word an ending. */
export interface Reading {
  readonly reader: Reader;
  /** The winning seat; null for a draw. */
  readonly winner: number | null;
  /** The reader's seats. */
  readonly seats: readonly number[];
  readonly name: (seat: number) => string;
}

/** The end of a game in words: the result for the reader, and its reason. */
export interface Ending {
  readonly title: string;
  readonly words: string;
  readonly isWon: boolean;
}

/** Return how the holder of these seats reads a result; a draw has no winner and no loser. */
export function readerOf(winner: number | null, seats: readonly number[]): Reader {
  if (winner === null || seats.length !== 1) return "other";
  return seats[0] === winner ? "winner" : "loser";
}

/** Describe the end to the holder of these seats: with one seat as *you*, otherwise by name. */
export function ending(
  text: Text,
  words: Pick<Words<AnyTypes>, "ended">,
  outcome: Outcome,
  { seats, steps, name }: { seats: readonly number[]; steps: readonly Step[]; name: (seat: number) => string },
): Ending {
  const { winner } = outcome;
  const reader = readerOf(winner, seats);
  const own = words.ended(text, outcome.ending, { reader, winner, seats, name });
  const reason = outcome.reason.replaceAll(" ", "-");
  const last = steps.at(-1)?.event;
  if (winner === null) {
    const why = text(`page-why-${reason}`);
    return { title: text("page-draw"), words: own === null ? why : `${why} ${own}`, isWon: false };
  }
  const why = () => {
    if (last?.kind !== "departed") return own ?? text(`page-why-${reason}`, { reader, winner: name(winner) });
    if (reader === "loser" && seats.includes(last.seat)) return text(`page-lost-${last.reason}`);
    if (reader === "winner") return text(`page-why-${reason}`);
    return text(departureText(last.reason), { name: name(last.seat) });
  };
  const said = last?.kind === "departed" && own !== null ? `${why()} ${own}` : why();
  return { title: title(text, reader, name(winner)), words: said, isWon: reader === "winner" };
}

/** Name the winner: *you*, or by name; a loser is told of the loss. */
export function title(text: Text, reader: Reader, winner: string): string {
  if (reader === "other") return text("page-won-name", { name: winner });
  return text(reader === "winner" ? "page-you-won" : "page-you-lost");
}
