import { describe, expect, it } from "vitest";
import type { Entry, Event } from "../protocol/types";
import { readClock } from "./clock";
import { browseTo, formatTurn, played, turns } from "./history";

const log = (...events: Event[]): Entry[] => events.map((event, index) => ({ version: index + 1, at: "", event }));
const moved = (seat: number, move: string): Event => ({
  kind: "moved",
  seat,
  move,
  is_forced: false,
  fault: null,
  cleared: [],
});

describe("the history", () => {
  it("groups moves into turns, written as the notation does", () => {
    const all = turns(played(log(moved(1, "=0"), moved(2, "a1"), moved(2, "=1"), moved(1, "b1"))));
    expect(all.map((turn) => formatTurn(turn, "quarto"))).toEqual(["=0", "a1=1", "b1"]);
    expect(all.map((turn) => [turn.from, turn.to])).toEqual([
      [0, 1],
      [1, 3],
      [3, 4],
    ]);
    expect(
      turns(played(log(moved(1, "R1"), moved(1, "."), moved(1, "R2")))).map((turn) => formatTurn(turn, "quartino")),
    ).toEqual(["R1,.", "R2"]);
  });

  it("forgets what was taken back", () => {
    const back: Event = { kind: "taken_back", seat: 2, count: 2 };
    expect(played(log(moved(1, "=0"), moved(2, "a1"), moved(2, "=1"), back)).map((each) => each.move)).toEqual(["=0"]);
  });

  it("counts who left, and not what was said", () => {
    const all = played(
      log(
        moved(1, "=0"),
        { kind: "said", seat: 1, phrase: "hello" },
        { kind: "departed", seat: 2, reason: "time", cleared: [] },
      ),
    );
    expect(all.map((each) => each.move)).toEqual(["=0", null]);
  });

  it("can be gone through, and its end is now", () => {
    expect(browseTo(4, 5)).toBe(4);
    expect(browseTo(5, 5)).toBeNull();
    expect(browseTo(-1, 5)).toBe(0);
    expect(browseTo(9, 5)).toBeNull();
    expect(browseTo(2, 5)).toBe(2);
  });
});

describe("the clock", () => {
  const clock = { seconds: 60, left_ms: 30_000 };

  it("drains from the moment at which it came", () => {
    expect(readClock(clock, 1_000, 1_000)).toEqual({ seconds: 30, share: 0.5, isUrgent: false });
    expect(readClock(clock, 1_000, 16_000)).toEqual({ seconds: 15, share: 0.25, isUrgent: false });
  });

  it("warns for the last ten seconds, stops at nothing, and never runs backwards", () => {
    expect(readClock(clock, 0, 20_500)).toMatchObject({ seconds: 10, isUrgent: true });
    expect(readClock(clock, 0, 99_000)).toEqual({ seconds: 0, share: 0, isUrgent: true });
    expect(readClock(clock, 5_000, 0)?.seconds).toBe(30);
    expect(readClock(null, 0, 0)).toBeNull();
  });
});
