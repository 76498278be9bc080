import type { Outcome, State } from "../protocol/types";
import type { Text } from "../state/names";
import { readerOf } from "./ending";

/** Describe how a game ended. */
export function result(
  text: Text,
  outcome: Pick<Outcome, "winner" | "reason">,
  name: (seat: number) => string,
): string {
  const reason = outcome.reason.replaceAll(" ", "-");
  if (outcome.winner === null) {
    return text(["full-board", "agreement", "absence"].includes(reason) ? `play-drawn-${reason}` : "page-drawn");
  }
  return text(`play-won-${reason}`, { name: name(outcome.winner) });
}

export interface Viewing {
  readonly seat: number | null;
  readonly seats: readonly number[];
  /** What the player to move should do, as a clause. */
  readonly task: string;
  /** What led to the earlier position shown; null for the current one. */
  readonly shown: string | null;
  /** Whether they came to play and found no seat. */
  readonly isTurnedAway: boolean;
  readonly name: (seat: number) => string;
}

/** Tell the holder of a single seat about a win or a loss as *you*, and everybody else who won. */
function outcomeWords(text: Text, outcome: Outcome, { seats, name }: Viewing): string {
  const reader = readerOf(outcome.winner, seats);
  if (reader === "winner") return text("page-you-won");
  const words = result(text, outcome, name);
  return reader === "loser" ? `${text("page-you-lost")} ${words}` : words;
}

/** Tell viewers without a seat that they are watching, and why. */
function watching(text: Text, { seats, isTurnedAway }: Viewing): string[] {
  if (seats.length) return [];
  return isTurnedAway ? [text("refusal-room-full"), text("page-watching")] : [text("page-watching")];
}

/** Say whose turn it is and what to do now, in one sentence. */
export function instruction(text: Text, state: State, viewing: Viewing): string {
  if (viewing.shown !== null) return [text("page-browsing"), viewing.shown].join(" ").trim();
  if (state.outcome) return outcomeWords(text, state.outcome, viewing);
  const seat = state.to_move;
  if (seat === null || state.position === null) return "";
  const name = viewing.name(seat);
  if (!viewing.seats.includes(seat)) {
    const isBot = state.seats.some((each) => each.seat === seat && each.bot);
    const waiting = text(isBot ? "play-waiting" : "page-turn-other", { name });
    return [...watching(text, viewing), waiting].join(" ");
  }
  const what = viewing.task;
  return viewing.seats.length > 1 ? text("page-turn-of", { name, what }) : text("page-turn-mine", { what });
}
