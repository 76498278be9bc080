import { describe, expect, it } from "vitest";
import {
  call,
  claim,
  departed,
  end,
  give,
  moved,
  put,
  quartinoMoves,
  quartinoPlayed,
  quartoMoves,
  quartoPlayed,
  stone,
} from "../../tests/moves";
import { review as quarto } from "../games/quarto/review";
import type { Judgement, Moment, Moves, QuartoMove } from "../protocol/types";
import { drawLane } from "./chart";
import { firstLevel, roomFromHere } from "./fromHere";
import { bestMoves, chance, findMistakes, findTurning, lanes, standings, turnAt } from "./review";

const judgement = (seat: number | null, value: number | null, best: Moves | null = null): Judgement => ({
  seat,
  value,
  is_exact: true,
  moves: [],
  best,
});
/** An evaluation of single moves, each with its value. */
const weighed = (seat: number, value: number, ...moves: [QuartoMove, number][]): Judgement => ({
  ...judgement(seat, value),
  moves: moves.map(([move, worth]) => ({ moves: quartoMoves(move), value: worth })),
});
/** Moments as events, each with the seat to move next. */
const moments = (...written: [Moment["event"], number | null][]) =>
  written.map(([event, to_move]) => ({ event, to_move, can_go_on: to_move !== null })) as Moment[];

const order = quarto.order as (one: Moves["moves"][number], other: Moves["moves"][number]) => number;
const mistakes = (all: Moment[], judged: Parameters<typeof findMistakes>[1], winner: number | null) =>
  findMistakes(all, judged, winner, order);
const made = (seat: number, move: QuartoMove) => moved(seat, quartoPlayed(move));
const LEFT = { game: "quarto" as const };
const MISSED = moments(
  [null, 1],
  [made(1, put("d1")), 1],
  [made(1, give("4")), 2],
  [made(2, put("a2")), 2],
  [departed(1, "resignation", LEFT), null],
);
const GROUP = call("a1-d1");
const JUDGED = [
  weighed(1, 1, [put("d1"), 1], [put("a2"), 0]),
  weighed(1, 1, [give("4"), -1], [give("5"), -1], [GROUP, 1]),
  weighed(2, 1, [put("a2"), 0], [put("b2"), 1], [GROUP, 1]),
  weighed(2, 0, [give("5"), 0]),
  judgement(null, null),
];

describe("a Quarto! review", () => {
  it("converts every value to seat 1's, and ends with the result", () => {
    expect(standings(JUDGED, 2)).toEqual([1, 1, -1, -0, -1]);
    expect(standings([undefined, judgement(2, null), undefined], null)).toEqual([null, null, 0]);
  });

  it("finds each move that worsened its player's position, and what was better", () => {
    expect(mistakes(MISSED, JUDGED, 2)).toEqual([
      { place: 1, seat: 1, before: 1, after: -1, played: [give("4")], isLate: false, better: [[GROUP]] },
      { place: 2, seat: 2, before: 1, after: 0, played: [put("a2")], isLate: false, better: [[GROUP], [put("b2")]] },
      { place: 3, seat: 1, before: -0, after: -1, played: null, isLate: false, better: [] },
    ]);
  });

  it("distinguishes a loss on time from a departure", () => {
    const late = [...MISSED.slice(0, -1), ...moments([departed(1, "time", LEFT), null])];
    expect(mistakes(late, JUDGED, 2).at(-1)).toMatchObject({ seat: 1, played: null, isLate: true });
  });

  it("blames nobody for an unknown value or an agreed draw", () => {
    const all = moments([null, 1], [made(1, put("a1")), 2], [{ kind: "draw_agreed", absent: null }, null]);
    expect(mistakes(all, [undefined, judgement(2, -1), judgement(null, null)], null)).toEqual([]);
    expect(bestMoves(null, order)).toEqual([]);
  });
});

describe("a Quartino review", () => {
  const made = (seat: number, move: typeof end) => moved(seat, quartinoPlayed(move));
  const [R1, Y2, G3] = [stone("R", 1), stone("Y", 2), stone("G", 3)];
  const BEST = [stone("R", 0), end];
  const GAME = moments(
    [null, 1],
    [made(1, R1), 1],
    [made(1, end), 2],
    [made(2, Y2), 2],
    [made(2, end), 1],
    [made(1, G3), 1],
    [made(1, end), 2],
  );
  const judged = [
    judgement(1, 0.2, quartinoMoves(...BEST)),
    null,
    judgement(2, 0),
    null,
    judgement(1, -0.6),
    null,
    undefined,
  ];

  it("has a lane per seat, which keeps its value until the seat's next turn", () => {
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
    expect([0, 2, 4].map((place) => turnAt(GAME, place))).toEqual([
      [R1, end],
      [Y2, end],
      [G3, end],
    ]);
    expect(turnAt(GAME, 6)).toBeNull();
  });

  it("finds turns between which somebody's chances changed by a fifth", () => {
    expect(findTurning(GAME, judged, 2)).toEqual([
      { place: 0, seat: 1, before: 0.2, after: -0.6, played: [R1, end], isLate: false, better: [BEST] },
    ]);
    expect(findTurning(GAME, judged.with(4, judgement(1, 0)), 2)).toEqual([]);
  });

  it("doesn't blame the best turn", () => {
    const best = (...moves: (typeof end)[]) => judged.with(0, judgement(1, 0.2, quartinoMoves(...moves)));
    expect(findTurning(GAME, best(R1, end), 2)).toEqual([]);
    // A longer turn than the one played is a different turn.
    expect(findTurning(GAME, best(R1, claim("RYGB", 1), end), 2)).toHaveLength(1);
  });

  it("is evaluated to the end only once all of it has arrived", () => {
    const all = judged.with(6, judgement(null, null));
    expect(findTurning(GAME, all, 2).map(({ seat, after }) => [seat, after])).toEqual([
      [1, -0.6],
      [2, 1],
      [1, -1],
    ]);
    expect([-1, 0, 1].map(chance)).toEqual([0, 0.5, 1]);
  });

  it("doesn't count departures as turning points", () => {
    const left = [
      ...GAME.slice(0, -1),
      ...moments([departed(1, "resignation", { game: "quartino", cleared: [] }), null]),
    ];
    const all = judged.with(6, judgement(null, null));
    expect(findTurning(left, all, 2).map(({ place }) => place)).toEqual([0]);
  });

  it("lists only the greatest turning points", () => {
    const values = [0, 1, 0, 0.5, 0, 1, 0, 0.9, 0, 0.8];
    const long = values.map((value) => judgement(1, value));
    const found = findTurning(
      moments(...values.map((): [Moment["event"], number] => [made(1, R1), 1])),
      [...long, undefined],
      null,
    );
    expect(found).toHaveLength(6);
    expect(found.map(({ place }) => place)).toEqual([0, 1, 4, 5, 6, 7]);
  });
});

describe("a chart", () => {
  it("draws what is above, below and on the baseline, and omits unknown values", () => {
    const drawing = drawLane([null, 0, 0, 1, -1], 0);
    expect(drawing.unknown).toBe("M0 0H1V100H0Z");
    expect(drawing.over).toBe("M3 50V4H4V50Z");
    expect(drawing.under).toBe("M4 50V96H5V50Z");
    expect(drawing.line).toBe("M1 50H3V4H4V96H5");
  });
});

describe("a game from here", () => {
  it("has the person in their seat, and bots of the level in all others", () => {
    expect(roomFromHere({ game: "quarto", key: "CSHT!" }, 2, 2, "keen", "table1", 7)).toEqual({
      game: "quarto",
      rules: "CSHT!",
      seats: [{ kind: "bot", bot: "keen" }, { kind: "me" }],
      is_private: true,
      source: { game: "table1", moves: 7 },
    });
  });

  it("offers the level played against, else the one chosen last", () => {
    expect(firstLevel("quarto", [{ bot: null }, { bot: "expert" }], "casual")).toBe("expert");
    expect(firstLevel("quarto", [{ bot: null }, { bot: "random" }], "casual")).toBe("casual");
    expect(firstLevel("quartino", [{ bot: null }], undefined)).toBe("builder");
  });
});
