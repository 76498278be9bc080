import type { Act, FromServer, Moment } from "../protocol/types";

export type Action = Act["action"];
export type Status = "connecting" | "open" | "lost";

/**
 * The way to a room, wherever it is: on a server behind a socket, or on this machine. What comes from the room goes to
 * the listener that the connection was made with.
 */
export interface Connection {
  /** Send an action that answers a version; return its id, which the answer will carry. */
  act(action: Action, version: number, seat: number | null): string;
  /** Look from a seat, with what came after a version; without one everything comes anew. */
  watch(seat: number | null, after?: number | null): void;
  /** Return the game move by move, as whoever looks from a seat may know it. */
  moments(seat: number | null): Promise<readonly Moment[]>;
}

/** Who hears what a room says. */
export interface RoomListener {
  received(message: FromServer): void;
  changed(status: Status): void;
  /** The latest version that is here, and the seat looked from; undefined where nothing is yet. */
  known(): { after: number; seat: number | null } | undefined;
}
