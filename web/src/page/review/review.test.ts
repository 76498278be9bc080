import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { call, put, quartoMoves, quartoPlayed } from "../../../tests/moves";
import { quartoPosition } from "../../games/quarto/figures/example";
import { api } from "../../protocol/api";
import { ApiError } from "../../protocol/trouble";
import type { Moment, Snapshot } from "../../protocol/types";
import { Review } from "./review.svelte";

const MOMENTS = [0, 1, 2].map(() => ({ position: quartoPosition({}, null) }) as unknown as Moment);
const SNAPSHOT = {
  room: { rules: { game: "quarto" } },
  state: { seats: [], outcome: { winner: 1 } },
} as unknown as Snapshot;

let review: Review;
const judgements = vi.fn();

beforeEach(() => {
  judgements.mockReset().mockResolvedValue([null, null, null]);
  vi.spyOn(api, "look").mockResolvedValue(SNAPSHOT);
  vi.spyOn(api, "moments").mockResolvedValue(MOMENTS);
  vi.spyOn(api, "judgements").mockImplementation(judgements);
  review = new Review("table1", { seats: [], invitation: null });
});

afterEach(() => {
  vi.restoreAllMocks();
});

test("a review left before it loads requests no evaluation", async () => {
  const loading = review.load();
  review.close();
  await loading;
  expect(judgements).not.toHaveBeenCalled();
});

test("a game that hasn't begun is reported, not awaited", async () => {
  vi.spyOn(api, "moments").mockResolvedValue([]);
  await review.load();
  expect(review.problem).toBe("refusal-not-started");
});

test("after an error the evaluation resumes where it was", async () => {
  judgements.mockResolvedValueOnce([null]).mockRejectedValueOnce(new ApiError("unreachable"));
  judgements.mockResolvedValueOnce([null, null]);
  await review.load();
  await vi.waitFor(() => expect(review.judge?.problem).toBe("page-offline"));
  await review.judge?.start();
  expect(judgements.mock.calls.map(([, first]) => first)).toEqual([0, 1, 1]);
  expect(review.judge).toMatchObject({ problem: null, isOver: true, done: 3 });
});

test("at a mistake, drawable moves are marked with their values, and calls are not", async () => {
  const event = { kind: "moved", seat: 1, is_forced: false, played: quartoPlayed(put("a2")) };
  vi.spyOn(api, "moments").mockResolvedValue([
    { ...MOMENTS[0], event: null },
    { ...MOMENTS[1], event },
  ] as Moment[]);
  const worth = [
    { moves: quartoMoves(put("a2")), value: 0 },
    { moves: quartoMoves(put("b2")), value: 1 },
    { moves: quartoMoves(call("a1-d1")), value: 1 },
  ];
  judgements.mockReset().mockResolvedValueOnce([{ seat: 1, value: 1, is_exact: true, moves: worth, best: null }, null]);
  vi.spyOn(api, "look").mockResolvedValue({
    ...SNAPSHOT,
    state: { seats: [], outcome: { winner: null } },
  } as unknown as Snapshot);
  await review.load();
  await vi.waitFor(() => expect(review.judge?.isOver).toBe(true));
  review.go(0);
  expect(review.finding?.better).toEqual([[call("a1-d1")], [put("b2")]]);
  expect(review.marks).toEqual([
    { move: put("a2"), verdict: "draw" },
    { move: put("b2"), verdict: "win" },
  ]);
});
