/** Listed games as one reader sees them: whose turn it is, and how they ended. */
import type { ListedGame } from "../protocol/types";

type Seats = Pick<ListedGame, "seats">;

/** Return the seats of a listed game that somebody holds. */
export function seatsOf({ seats }: Seats, me: string | null): number[] {
  return seats.filter((each) => me !== null && each.guest === me).map((each) => each.seat);
}

/** Whether the reader plays several seats, on one screen. */
export function isOnOneScreen(game: Seats, me: string | null): boolean {
  return seatsOf(game, me).length > 1;
}

/** Whether somebody else plays too, or may still sit down. */
export function hasOthers({ seats }: Seats, me: string | null): boolean {
  return seats.some((each) => each.bot === null && each.guest !== me);
}

/** The seat to move in a version of a game; null if nobody is. */
export interface Turn {
  readonly version: number;
  readonly toMove: number | null;
}

/** Whether a running game waits for the reader; bots answer at once, so that it's always the reader's turn there. */
export function isMyTurn(game: ListedGame, me: string | null, turn: Turn | undefined): boolean {
  if (game.status !== "playing" || isOnOneScreen(game, me)) return false;
  const seats = seatsOf(game, me);
  if (!hasOthers(game, me)) return seats.length > 0;
  return turn?.toMove !== undefined && turn.toMove !== null && seats.includes(turn.toMove);
}

/** How a finished game ended for the holder of one seat; null for anybody else. */
export type Result = "won" | "lost" | "drawn";

export function resultFor(winner: number | null, seats: readonly number[]): Result | null {
  const [seat] = seats;
  if (seats.length !== 1 || seat === undefined) return null;
  if (winner === null) return "drawn";
  return winner === seat ? "won" : "lost";
}
