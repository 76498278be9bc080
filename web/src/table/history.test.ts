import { describe, expect, it } from "vitest";
import { departed, end, give, log, moved, put, quartinoPlayed, quartoPlayed, stone } from "../../tests/moves";
import { gameOf } from "../games";
import type { Departed, Moved } from "../protocol/types";
import { readClock } from "./clock";
import { browseTo, moveOf, standing, turns, turnsSince } from "./history";

const given = (seat: number, piece: string) => moved(seat, quartoPlayed(give(piece)));
const placed = (seat: number, square: string) => moved(seat, quartoPlayed(put(square)));
const turnsOf = (game: string, ...events: (Moved | Departed)[]) => {
  const all = turns(standing(log(...events)), gameOf(game).endsTurn);
  return all.map((turn) => ({ ...turn, text: turn.played.map(({ move }) => move.text).join(" ") }));
};

describe("the history", () => {
  it("groups moves into turns", () => {
    const all = turnsOf("quarto", given(1, "0"), placed(2, "a1"), given(2, "1"), placed(1, "b1"));
    expect(all.map((turn) => turn.text)).toEqual(["=0", "a1 =1", "b1"]);
    expect(all.map((turn) => [turn.from, turn.to])).toEqual([
      [0, 1],
      [1, 3],
      [3, 4],
    ]);
    // When the others have left, a seat's turns follow each other.
    const alone = [stone("R", 1), end, stone("R", 2)].map((move) => moved(1, quartinoPlayed(move)));
    expect(turnsOf("quartino", ...alone).map((turn) => turn.text)).toEqual(["R1 .", "R2"]);
  });

  it("tells a player of all turns since their last one", () => {
    const stones = (seat: number, ...fields: number[]) => [
      ...fields.map((field) => moved(seat, quartinoPlayed(stone("R", field)))),
      moved(seat, quartinoPlayed(end)),
    ];
    const since = (seat: number | null, isTheirs: boolean, ...events: Moved[]) =>
      turnsSince(turns(standing(log(...events)), gameOf("quartino").endsTurn), seat, isTheirs).map((turn) => turn.seat);
    const round = [...stones(1, 1), ...stones(2, 2, 3), ...stones(3, 4)];
    expect(since(1, true, ...round)).toEqual([2, 3]);
    expect(since(2, false, ...round)).toEqual([3]);
    // Before their first turn, that is everything; during a turn, its own stones don't hide the others'.
    expect(since(4, true, ...round)).toEqual([1, 2, 3]);
    expect(since(1, true, ...round, moved(1, quartinoPlayed(stone("R", 5))))).toEqual([2, 3]);
    // Right after their own turn there is nothing else to tell.
    expect(since(3, false, ...round)).toEqual([3]);
    expect(since(1, false)).toEqual([]);
    expect(since(null, false, ...round)).toEqual([1, 2, 3]);
  });

  it("says why a turn ended with a departure", () => {
    const left = departed(1, "time", { game: "quarto" });
    expect(turnsOf("quarto", placed(1, "a1"), left)).toMatchObject([{ text: "a1", departure: "time", to: 2 }]);
  });

  it("forgets what was taken back", () => {
    const back = { kind: "taken_back" as const, seat: 2, count: 2 };
    const steps = standing(log(given(1, "0"), placed(2, "a1"), given(2, "1"), back));
    expect(steps.map(moveOf)).toEqual([give("0")]);
  });

  it("counts departures, but not phrases", () => {
    const said = { kind: "said" as const, seat: 1, phrase: "hello" };
    const steps = standing(log(given(1, "0"), said, departed(2, "time", { game: "quarto" })));
    expect(steps.map(moveOf)).toEqual([give("0"), null]);
  });

  it("can be stepped through, and ends at the current position", () => {
    expect(browseTo(4, 5)).toBe(4);
    expect(browseTo(5, 5)).toBeNull();
    expect(browseTo(-1, 5)).toBe(0);
    expect(browseTo(9, 5)).toBeNull();
    expect(browseTo(2, 5)).toBe(2);
  });
});

describe("the clock", () => {
  const clock = { seconds: 60, left_ms: 30_000 };

  it("drains from the moment it arrived", () => {
    expect(readClock(clock, 1_000, 1_000)).toEqual({ seconds: 30, share: 0.5, isUrgent: false });
    expect(readClock(clock, 1_000, 16_000)).toEqual({ seconds: 15, share: 0.25, isUrgent: false });
  });

  it("warns for the last ten seconds, stops at zero, and never runs backwards", () => {
    expect(readClock(clock, 0, 20_500)).toMatchObject({ seconds: 10, isUrgent: true });
    expect(readClock(clock, 0, 99_000)).toEqual({ seconds: 0, share: 0, isUrgent: true });
    expect(readClock(clock, 5_000, 0)?.seconds).toBe(30);
    expect(readClock(null, 0, 0)).toBeNull();
  });
});
