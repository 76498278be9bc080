import { afterEach, expect, test, vi } from "vitest";
import { end, moved, quartinoMoves, quartinoPlayed, stone } from "../../../tests/moves";
import type { Hint } from "../../games/game";
import { nextOfBest } from "../../games/quartino/hint";
import type { Quartino } from "../../games/quartino/types";
import { api } from "../../protocol/api";
import { ApiError } from "../../protocol/trouble";
import type { PositionAnalysis, QuartinoMove } from "../../protocol/types";
import type { GameTable } from "../../table/table.svelte";
import { settings } from "../../theme/settings.svelte";
import { Hints } from "./hints.svelte";

const SESSION = {
  isAgainstBots: true,
  isPlayer: true,
  isMyTurn: true,
  state: { status: "playing", position: { text: "somewhere" } },
  rules: { game: "quarto", key: "CSHT!" },
  browsing: null,
  steps: [],
};

const step = (move: QuartinoMove) => ({ event: moved(1, quartinoPlayed(move)) });

afterEach(() => {
  vi.restoreAllMocks();
  vi.useRealTimers();
});

test("retries a busy server while the position is on the table", async () => {
  vi.useFakeTimers();
  settings.set("hasHints", true);
  const analyse = vi.spyOn(api, "analyse").mockRejectedValue(new ApiError("busy", 3));
  const hints = new Hints(SESSION as unknown as GameTable);
  await hints.follow();
  expect(hints.problem).toBe("refusal-busy");
  analyse.mockResolvedValueOnce({ game: "quarto" } as PositionAnalysis);
  await vi.advanceTimersByTimeAsync(3000);
  expect(hints.problem).toBeNull();
  expect(hints.analysis).not.toBeNull();

  const left = new Hints(SESSION as unknown as GameTable);
  await left.follow();
  left.stop();
  const leaving = new Hints(SESSION as unknown as GameTable);
  const asking = leaving.follow();
  leaving.stop();
  await asking;
  await vi.advanceTimersByTimeAsync(99_000);
  expect(analyse).toHaveBeenCalledTimes(4);
});

test("a turn that ends before the answer leaves no spinner", async () => {
  let answer = (_: PositionAnalysis) => {};
  vi.spyOn(api, "analyse").mockImplementation(() => new Promise((resolve) => (answer = resolve)));
  settings.set("hasHints", true);
  const session = { ...SESSION };
  const hints = new Hints(session as unknown as GameTable);
  const asking = hints.follow();
  expect(hints.isAsking).toBe(true);
  session.isMyTurn = false;
  await hints.follow();
  answer({ game: "quarto" } as PositionAnalysis);
  await asking;
  expect(hints.isAsking).toBe(false);
  expect(hints.analysis).toBeNull();
});

test("suggests the best Quartino turn move by move, and asks again after another move", async () => {
  const best = quartinoMoves(stone("R", 1), stone("G", 2), end);
  const found = { game: "quartino", turns: [{ moves: best, value: 0 }] } as unknown as PositionAnalysis;
  const analyse = vi.spyOn(api, "analyse").mockResolvedValue(found);
  settings.set("hasHints", true);
  const session = {
    isAgainstBots: true,
    isPlayer: true,
    isMyTurn: true,
    browsing: null,
    state: { status: "playing", position: { text: "0" } },
    rules: { game: "quartino", key: "wheel" },
    steps: [step(end)],
  };
  const hints = new Hints(session as unknown as GameTable);
  const play = async (...moves: QuartinoMove[]) => {
    session.steps = [end, ...moves].map(step);
    session.state.position.text = `after ${moves.map((move) => move.text)}`;
    await hints.follow();
  };
  await play();
  expect(nextOfBest(hints.hint as Hint<Quartino>)).toEqual(stone("R", 1));
  await play(stone("R", 1));
  expect(analyse).toHaveBeenCalledTimes(1);
  await play(stone("R", 1), stone("B", 2));
  expect(analyse).toHaveBeenCalledTimes(2);
  session.isPlayer = false;
  expect(hints.isOn).toBe(false);
});
