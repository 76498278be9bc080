import { describe, expect, it } from "vitest";
import type { Judgement, Moment, QuartoTable } from "../protocol/types";
import { drawLane } from "./chart";
import { firstLevel, roomFromHere } from "./fromHere";
import { momentWords } from "./moment";
import { bestMoves, chance, findMistakes, findTurning, lanes, standings, turnAt } from "./review";

const judgement = (seat: number | null, value: number | null, moves: Record<string, number> = {}): Judgement => ({
  seat,
  value,
  is_exact: true,
  moves,
  best: Object.keys(moves)[0] ?? null,
});
/** Moments as `seat move`, each with the seat to move after it. */
const moments = (...written: [number | null, string | null, number | null][]) =>
  written.map(([seat, move, to_move]) => ({ seat, move, to_move, can_go_on: to_move !== null })) as Moment[];

const MISSED = moments([null, null, 1], [1, "d1", 1], [1, "=4", 2], [2, "a2", 2], [1, "1:resignation", null]);
const JUDGED = [
  judgement(1, 1, { d1: 1, a2: 0 }),
  judgement(1, 1, { "=4": -1, "=5": -1, "!a1-d1": 1 }),
  judgement(2, 1, { a2: 0, b2: 1, "!a1-d1": 1 }),
  judgement(2, 0, { "=5": 0 }),
  judgement(null, null),
];

describe("a review of Quarto!", () => {
  it("turns every value into one for seat 1, and ends as the game did", () => {
    expect(standings(JUDGED, 2)).toEqual([1, 1, -1, -0, -1]);
    expect(standings([undefined, judgement(2, null), undefined], null)).toEqual([null, null, 0]);
  });

  it("finds each move that made things worse for whoever made it, and what was better", () => {
    expect(findMistakes(MISSED, JUDGED, 2)).toEqual([
      { place: 1, seat: 1, before: 1, after: -1, played: "=4", isLate: false, better: ["!a1-d1"] },
      { place: 2, seat: 2, before: 1, after: 0, played: "a2", isLate: false, better: ["!a1-d1", "b2"] },
      { place: 3, seat: 1, before: -0, after: -1, played: null, isLate: false, better: [] },
    ]);
  });

  it("tells a loss on time from a game that somebody left", () => {
    const late = [...MISSED.slice(0, -1), ...moments([1, "1:time", null])];
    expect(findMistakes(late, JUDGED, 2).at(-1)).toMatchObject({ seat: 1, played: null, isLate: true });
  });

  it("blames nobody where a value is not known, nor for an agreement", () => {
    const all = moments([null, null, 1], [1, "a1", 2], [null, "draw", null]);
    expect(findMistakes(all, [undefined, judgement(2, -1), judgement(null, null)], null)).toEqual([]);
    expect(bestMoves(null)).toEqual([]);
  });
});

describe("a review of Quartino", () => {
  const GAME = moments(
    [null, null, 1],
    [1, "R1", 1],
    [1, ".", 2],
    [2, "Y2", 2],
    [2, ".", 1],
    [1, "G3", 1],
    [1, ".", 2],
  );
  const judged = [judgement(1, 0.2, { "R0,.": 0.2 }), null, judgement(2, 0), null, judgement(1, -0.6), null, undefined];

  it("has a lane for each seat, which keeps its value until the seat's next turn", () => {
    expect(lanes(judged, 2, null)).toEqual([
      [0.2, 0.2, 0.2, 0.2, -0.6, -0.6, -0.6],
      [null, null, 0, 0, 0, 0, 0],
    ]);
    expect(lanes([judgement(1, 0), null], 2, 2)).toEqual([
      [0, -1],
      [null, 1],
    ]);
  });

  it("joins the moves of a turn", () => {
    expect([0, 2, 4].map((place) => turnAt(GAME, place))).toEqual(["R1,.", "Y2,.", "G3,."]);
    expect(turnAt(GAME, 6)).toBeNull();
  });

  it("turns where somebody's chances changed by a fifth between two of their turns", () => {
    expect(findTurning(GAME, judged, 2)).toEqual([
      { place: 0, seat: 1, before: 0.2, after: -0.6, played: "R1,.", isLate: false, better: ["R0,."] },
    ]);
    expect(findTurning(GAME, judged.with(4, judgement(1, 0)), 2)).toEqual([]);
  });

  it("is not turned by whoever made the best turn", () => {
    const best = { ...judgement(1, 0.2), best: "R1,." };
    expect(findTurning(GAME, judged.with(0, best), 2)).toEqual([]);
  });

  it("is not judged to the end before all of it is there", () => {
    const all = judged.with(6, judgement(null, null));
    expect(findTurning(GAME, all, 2).map(({ seat, after }) => [seat, after])).toEqual([
      [1, -0.6],
      [2, 1],
      [1, -1],
    ]);
    expect([-1, 0, 1].map(chance)).toEqual([0, 0.5, 1]);
  });

  it("is not turned by who leaves it", () => {
    const left = [...GAME.slice(0, -1), ...moments([1, "1:resignation", null])];
    const all = judged.with(6, judgement(null, null));
    expect(findTurning(left, all, 2).map(({ place }) => place)).toEqual([0]);
  });

  it("tells the greatest turning points alone", () => {
    const values = [0, 1, 0, 0.5, 0, 1, 0, 0.9, 0, 0.8];
    const long = values.map((value) => judgement(1, value));
    const found = findTurning(moments(...values.map((): [1, "R1", 1] => [1, "R1", 1])), [...long, undefined], null);
    expect(found).toHaveLength(6);
    expect(found.map(({ place }) => place)).toEqual([0, 1, 4, 5, 6, 7]);
  });
});

describe("a chart", () => {
  it("draws what is over, under and on the base, and leaves out what is not known", () => {
    const drawing = drawLane([null, 0, 0, 1, -1], 0);
    expect(drawing.unknown).toBe("M0 0H1V100H0Z");
    expect(drawing.over).toBe("M3 50V4H4V50Z");
    expect(drawing.under).toBe("M4 50V96H5V50Z");
    expect(drawing.line).toBe("M1 50H3V4H4V96H5");
  });
});

describe("a game from here", () => {
  it("has the person in their seat, and bots of the level in all others", () => {
    const table = { game: "quarto", rules: "CSHT!" } as QuartoTable;
    expect(roomFromHere(table, 2, 2, "keen", "table1", 7)).toEqual({
      game: "quarto",
      rules: "CSHT!",
      seats: [{ kind: "bot", bot: "keen" }, { kind: "me" }],
      is_private: true,
      source: { game: "table1", moves: 7 },
    });
  });

  it("offers the level that was played against, else the one chosen last", () => {
    expect(firstLevel("quarto", [{ bot: null }, { bot: "expert" }], "casual")).toBe("expert");
    expect(firstLevel("quarto", [{ bot: null }, { bot: "random" }], "casual")).toBe("casual");
  });
});

describe("a moment in words", () => {
  const text = (id: string, values: object = {}) => [id, ...Object.values(values)].join(" ");
  const scene = {
    text,
    name: (seat: number) => `P${seat}`,
    list: (words: readonly string[]) => words.join("+"),
    windows: [],
  };
  const words = (seat: number | null, move: string | null, more: Partial<Moment> = {}) =>
    momentWords(scene, { ...(moments([seat, move, 1])[0] as Moment), fault: null, cleared: [], ...more });

  it("tells the beginning, moves, departures and agreements", () => {
    expect(words(null, null)).toBe("page-started P1");
    expect(words(2, "b3")).toBe("page-placed P2 b3");
    expect(words(2, "!a1-d1", { fault: "old" })).toBe("quarto-wrong P2 a1-d1 quarto-wrong-old");
    expect(words(2, ".", { cleared: [3] })).toBe("page-turn-ended P2 page-column 1 3 P1");
    expect(words(2, "2:time")).toBe("play-time-out P2");
    expect(words(2, "2:resignation")).toBe("play-resigned P2");
    expect(words(null, "draw")).toBe("play-drawn-agreement");
  });
});
