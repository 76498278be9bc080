/** Listed games as one reader sees them: whose turn it is, and how they ended. */
import { isOwn } from "../local/identity";
import type { ListedGame } from "../protocol/types";

type Seats = Pick<ListedGame, "seats">;

/** Return the seats that a guest holds in a listed game. */
export function seatsOf({ seats }: Seats, me: string | null): number[] {
  return seats.filter((each) => isOwn(each.guest, me)).map((each) => each.seat);
}

/** Whether the reader plays several seats, on one screen. */
export function isOnOneScreen(game: Seats, me: string | null): boolean {
  return seatsOf(game, me).length > 1;
}

/** Whether nobody holds a seat yet. */
export function isFree({ name, bot }: Pick<Seats["seats"][number], "name" | "bot">): boolean {
  return !name && !bot;
}

/** Whether somebody else plays too, or may still sit down. */
export function hasOthers({ seats }: Seats, me: string | null): boolean {
  return seats.some((each) => each.bot === null && !isOwn(each.guest, me));
}

/** The seat to move at a version of a game; null if there is none. */
export interface Turn {
  readonly version: number;
  readonly toMove: number | null;
}

/** Whether a running game is waiting for the reader; against bots alone it always is, since they answer at once. */
export function isMyTurn(game: ListedGame, me: string | null, turn: Turn | undefined): boolean {
  if (game.status !== "playing" || isOnOneScreen(game, me)) return false;
  const seats = seatsOf(game, me);
  if (!hasOthers(game, me)) return seats.length > 0;
  return turn?.toMove !== undefined && turn.toMove !== null && seats.includes(turn.toMove);
}

export type Result = "won" | "lost" | "drawn";

/** Return how a finished game ended for the holder of these seats; null unless there is exactly one. */
export function resultFor(winner: number | null, seats: readonly number[]): Result | null {
  const [seat] = seats;
  if (seats.length !== 1 || seat === undefined) return null;
  if (winner === null) return "drawn";
  return winner === seat ? "won" : "lost";
}
