import { isOwn } from "../local/identity";
import type { Description, Entry, FromServer, State } from "../protocol/types";

/** A room as this client knows it. */
export interface Room {
  readonly description: Description;
  readonly seat: number | null;
  readonly entries: readonly Entry[];
  readonly state: State;
  /** When the state arrived, on this machine's clock. */
  readonly receivedAt: number;
  readonly present: readonly number[];
  readonly spectators: number;
  /** The player to move is away; from `claimAt` on, by this machine's clock, the opponents may claim the game. */
  readonly absence: { readonly seat: number; readonly claimAt: number } | null;
}

export interface Step {
  readonly room: Room | null;
  /** The events since the previous state; empty if there was none. */
  readonly fresh: readonly Entry[];
  /** Whether entries are missing, so that the whole room must be requested. */
  readonly hasGap: boolean;
}

export function lastVersion(room: Room | null): number {
  return room?.entries.at(-1)?.version ?? 0;
}

/** Return the room after a message. */
export function receive(room: Room | null, message: FromServer, now: number): Step {
  const unchanged: Step = { room, fresh: [], hasGap: false };
  const known = lastVersion(room);
  switch (message.type) {
    case "snapshot": {
      const isSame = room !== null && room.description.id === message.room.id;
      const next: Room = {
        description: message.room,
        seat: message.seat,
        entries: message.entries,
        state: message.state,
        receivedAt: now,
        present: isSame ? room.present : [],
        spectators: isSame ? room.spectators : 0,
        absence: isSame ? room.absence : null,
      };
      const fresh = isSame ? message.entries.filter((entry) => entry.version > known) : [];
      return { room: next, fresh, hasGap: false };
    }
    case "events": {
      if (room === null || message.after > known) return { room, fresh: [], hasGap: true };
      const fresh = message.entries.filter((entry) => entry.version > known);
      if (message.state.version < room.state.version) return unchanged;
      const entries = fresh.length ? [...room.entries, ...fresh] : room.entries;
      const { seat, state } = message;
      return { room: { ...room, seat, entries, state, receivedAt: now }, fresh, hasGap: false };
    }
    case "presence": {
      if (room === null) return unchanged;
      const { seats, spectators, absence: away } = message;
      const absence = away && { seat: away.seat, claimAt: now + away.left_ms };
      return { room: { ...room, present: seats, spectators, absence }, fresh: [], hasGap: false };
    }
    default:
      return unchanged;
  }
}

/** Return the seats that a guest holds. */
export function ownSeats(room: Room, guest: string | null): number[] {
  const held = room.state.seats.filter((holder) => isOwn(holder.guest, guest));
  return held.map((holder) => holder.seat);
}

/** Whether all people here are one guest: alone against bots, or several at one screen. */
export function isAlone(room: Room): boolean {
  return new Set(room.state.seats.filter((each) => !each.bot).map((each) => each.guest)).size === 1;
}

/** Whether only one person and bots play here, so that hints and take-backs are harmless. */
export function isAgainstBots(room: Room): boolean {
  return isAlone(room) && room.state.seats.some((each) => each.bot);
}

/** Whether the loser starts the next game: with two players, and no lot or agreement. */
export function loserStarts(room: Pick<Room, "entries">): boolean {
  const opened = room.entries.map((entry) => entry.event).find((event) => event.kind === "opened");
  if (opened?.seats.length !== 2) return false;
  return opened.starter !== "lot" && !opened.keeps_starter;
}
