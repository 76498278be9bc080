import { describe, expect, it } from "vitest";
import { entry, GRID, moved as move, quartinoMoves, quartinoPlayed, stone } from "../../tests/moves";
import type { Entry, Events, Snapshot, State } from "../protocol/types";
import { seatName } from "../state/names";
import { isAgainstBots, loserStarts, ownSeats, receive } from "./room";

const STATE: State = {
  version: 2,
  status: "playing",
  seats: [
    { seat: 1, name: "Ann", bot: null, guest: "ann" },
    { seat: 2, name: null, bot: "casual", guest: null },
  ],
  to_move: 1,
  position: null,
  legal: quartinoMoves(stone("R", 1)),
  clock: null,
  outcome: null,
  draw_offers: [],
  rematch_offers: [],
  next: null,
  can_take_back: false,
  can_offer_draw: false,
};

const moved = (version: number, field: number) => entry(version, move(1, quartinoPlayed(stone("R", field))));

const SNAPSHOT: Snapshot = {
  type: "snapshot",
  room: {
    id: "table1",
    rules: GRID,
    is_private: false,
    previous: null,
    opened_at: "",
  },
  seat: 1,
  entries: [entry(1, { kind: "started", start: 2 }), moved(2, 1)],
  state: STATE,
};

const events = (after: number, entries: Entry[], version: number): Events => ({
  type: "events",
  seat: 1,
  after,
  entries,
  state: { ...STATE, version },
});

const start = receive(null, SNAPSHOT, 100).room;

describe("a client's room", () => {
  it("begins with a snapshot, which contains no news", () => {
    expect(receive(null, SNAPSHOT, 100)).toMatchObject({
      fresh: [],
      hasGap: false,
      room: { seat: 1, receivedAt: 100 },
    });
  });

  it("grows with later messages", () => {
    const step = receive(start, events(2, [moved(3, 2)], 3), 200);
    expect(step.fresh.map((each) => each.version)).toEqual([3]);
    expect(step.room?.entries).toHaveLength(3);
    expect(step.room?.state.version).toBe(3);
  });

  it("applies a repeated entry only once", () => {
    const step = receive(start, events(1, [moved(2, 1), moved(3, 2)], 3), 200);
    expect(step.fresh.map((each) => each.version)).toEqual([3]);
    expect(step.room?.entries.map((each) => each.version)).toEqual([1, 2, 3]);
  });

  it("switches to another seat once the server says so", () => {
    const step = receive(start, { ...events(2, [], 2), seat: 2 }, 200);
    expect(step).toMatchObject({ fresh: [], hasGap: false, room: { seat: 2 } });
  });

  it("notices a gap, and messages before any snapshot", () => {
    expect(receive(start, events(5, [moved(6, 2)], 6), 200)).toEqual({ room: start, fresh: [], hasGap: true });
    expect(receive(null, events(0, [], 0), 200).hasGap).toBe(true);
  });

  it("is not set back by a late message", () => {
    const ahead = receive(start, events(2, [moved(3, 2)], 3), 200).room;
    expect(receive(ahead, events(1, [moved(2, 1)], 2), 300).room).toBe(ahead);
  });

  it("reports what a later snapshot adds", () => {
    const later: Snapshot = { ...SNAPSHOT, seat: 2, entries: [...SNAPSHOT.entries, moved(3, 2)] };
    const step = receive(start, later, 300);
    expect(step.fresh.map((each) => each.version)).toEqual([3]);
    expect(step.room?.seat).toBe(2);
  });

  it("knows who is connected", () => {
    const step = receive(start, { type: "presence", seats: [1], spectators: 4 }, 300);
    expect(step.room).toMatchObject({ present: [1], spectators: 4 });
  });

  it("distinguishes equal names by their seats", () => {
    if (!start) throw new Error("no room");
    const text = (id: string) => id;
    const bot = { name: null, bot: "casual", guest: null };
    const [ann] = STATE.seats;
    if (!ann) throw new Error("nobody is there");
    const seats = [ann, { ...bot, seat: 2 }, { ...bot, seat: 3 }];
    const three = { ...start, state: { ...STATE, seats } };
    expect(seats.map(({ seat }) => seatName(text, "quartino", three.state.seats, seat))).toEqual([
      "Ann",
      "bot-quartino-casual 2",
      "bot-quartino-casual 3",
    ]);
    expect(seatName(text, "quartino", start.state.seats, 2)).toBe("bot-quartino-casual");
  });

  it("knows the viewer's seats, and whether all others are bots", () => {
    if (!start) throw new Error("no room");
    expect(ownSeats(start, "ann")).toEqual([1]);
    expect(ownSeats(start, null)).toEqual([]);
    expect(ownSeats({ ...start, seat: null }, "zoe")).toEqual([]);
    expect(isAgainstBots(start)).toBe(true);
  });
});

describe("the loser starts the next game", () => {
  const opened = (seats: number, starter: "lot" | "loser" | number, keepsStarter = false) => ({
    entries: [
      entry(1, {
        kind: "opened",
        game: "quartino",
        rules: "wheel",
        seats: Array.from({ length: seats }, () => ({ bot: null })),
        is_private: false,
        starter,
        keeps_starter: keepsStarter,
        host: "ann",
        previous: null,
      }),
    ],
  });

  it("if chosen, or by default", () => {
    expect(loserStarts(opened(2, "loser"))).toBe(true);
    expect(loserStarts(opened(2, 1))).toBe(true);
  });

  it("not by lot, not with a fixed starter, and not among three", () => {
    expect(loserStarts(opened(2, "lot"))).toBe(false);
    expect(loserStarts(opened(2, 1, true))).toBe(false);
    expect(loserStarts(opened(3, "loser"))).toBe(false);
    expect(loserStarts({ entries: [] })).toBe(false);
  });
});
