import type { Act, FromServer, Moment } from "../protocol/types";

export type Action = Act["action"];
export type Status = "connecting" | "open" | "lost";

/**
 * A connection to a room, wherever it is: on a server behind a WebSocket, or on this machine. The room's messages go to
 * the listener given to the connection.
 */
export interface Connection {
  /** Send an action based on a version of the room; return its id, which the answer repeats. */
  act(action: Action, version: number, seat: number | null): string;
  /** Watch from a seat, with everything after a version; without one, everything from the start. */
  watch(seat: number | null, after?: number | null): void;
  /** Return the game move by move, as a seat may see it. */
  moments(seat: number | null): Promise<readonly Moment[]>;
  /** Return whether the seat to move has a right call or claim; rejected in games between people. */
  hasCall(seat: number | null): Promise<boolean>;
}

/** Receives a room's messages. */
export interface RoomListener {
  received(message: FromServer): void;
  changed(status: Status): void;
  /** The latest version received, and the seat watched from; undefined if there is none yet. */
  known(): { after: number; seat: number | null } | undefined;
}
