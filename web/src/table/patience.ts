import type { Room } from "./room";

/** A player who is connected but hasn't moved for this long may be nudged. */
export const SLOW_MS = 30_000;
/** The server accepts a seat's nudges once a minute. */
export const NUDGE_MS = 60_000;

/** What an opponent can do about a player who doesn't move. */
export interface Waiting {
  /** The player is slow, is away, or has been away long enough to claim the game. */
  readonly kind: "slow" | "away" | "claimable";
  readonly seat: number;
  /** The seconds until the game can be claimed. */
  readonly seconds: number;
  /** Whether only two play, so that a claim ends the game. */
  readonly isDuel: boolean;
}

/**
 * Return what a player is waiting for, or null while there is no reason to do anything. `playing` are the seats still
 * in the game, `turnSince` is when this page saw the turn begin.
 */
export function waitingFor(
  room: Room,
  seats: readonly number[],
  playing: readonly number[],
  turnSince: number,
  now: number,
): Waiting | null {
  const { to_move: seat, status } = room.state;
  const mover = room.state.seats.find((each) => each.seat === seat);
  if (status !== "playing" || seat === null || !mover || mover.bot || seats.includes(seat)) return null;
  if (!seats.some((each) => playing.includes(each))) return null;
  const isDuel = playing.length === 2;
  if (room.absence?.seat !== seat) {
    return now - turnSince < SLOW_MS ? null : { kind: "slow", seat, seconds: 0, isDuel };
  }
  const seconds = Math.max(0, Math.ceil((room.absence.claimAt - now) / 1000));
  return { kind: seconds ? "away" : "claimable", seat, seconds, isDuel };
}

/** Format seconds as minutes and seconds. */
export function formatSeconds(seconds: number): string {
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, "0")}`;
}
