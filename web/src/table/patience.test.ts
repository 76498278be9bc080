// @vitest-environment node
import { describe, expect, it } from "vitest";
import type { State } from "../protocol/types";
import { formatSeconds, SLOW_MS, waitingFor } from "./patience";
import { type Room, receive } from "./room";

const seats = ["ann", "ben"].map((guest, index) => ({ seat: index + 1, name: guest, bot: null, guest }));
const room = (more: Partial<Room> = {}, state: Partial<State> = {}): Room => ({
  description: { id: "game" } as Room["description"],
  seat: 1,
  entries: [],
  state: { status: "playing", to_move: 2, seats, ...state } as State,
  receivedAt: 0,
  present: [1, 2],
  spectators: 0,
  absence: null,
  ...more,
});
const away = { present: [1], absence: { seat: 2, claimAt: 180_000 } };

describe("a player who waits", () => {
  it("does nothing about a quick opponent, a bot, or their own turn", () => {
    expect(waitingFor(room(), [1], [1, 2], 0, SLOW_MS - 1)).toBeNull();
    expect(waitingFor(room(), [2], [1, 2], 0, SLOW_MS)).toBeNull();
    const bots = seats.map((each) => ({ ...each, bot: "keen" }));
    expect(waitingFor(room({}, { seats: bots }), [1], [1, 2], 0, SLOW_MS)).toBeNull();
    expect(waitingFor(room({}, { status: "over" }), [1], [1, 2], 0, SLOW_MS)).toBeNull();
  });

  it("may nudge a slow one", () => {
    expect(waitingFor(room(), [1], [1, 2], 0, SLOW_MS)?.kind).toBe("slow");
  });

  it("is told how long an absent one has to come back, and then may claim", () => {
    expect(waitingFor(room(away), [1], [1, 2], 0, 1)).toEqual({ kind: "away", seat: 2, seconds: 180, isDuel: true });
    expect(waitingFor(room(away), [1], [1, 2], 0, 180_000)?.kind).toBe("claimable");
    expect(waitingFor(room(away), [1], [1, 2, 3], 0, 180_000)?.isDuel).toBe(false);
  });

  it("can claim nothing as a spectator, or after leaving the game", () => {
    expect(waitingFor(room(away), [], [1, 2], 0, 180_000)).toBeNull();
    expect(waitingFor(room(away), [3], [1, 2], 0, 180_000)).toBeNull();
  });

  it("ignores the absence of somebody who is not to move", () => {
    expect(waitingFor(room({ absence: { seat: 3, claimAt: 0 } }), [1], [1, 2, 3], 0, 1)).toBeNull();
  });
});

it("the server's remaining time becomes a time on this machine's clock", () => {
  const absence = { seat: 2, left_ms: 90_000 };
  const after = receive(room(), { type: "presence", seats: [1], spectators: 0, absence }, 5_000).room;
  expect(after?.absence).toEqual({ seat: 2, claimAt: 95_000 });
  expect(
    receive(after, { type: "presence", seats: [1, 2], spectators: 0, absence: null }, 6_000).room?.absence,
  ).toBeNull();
});

it("seconds are shown with minutes", () => {
  expect([180, 61, 9].map(formatSeconds)).toEqual(["3:00", "1:01", "0:09"]);
});
