import { afterEach, expect, test, vi } from "vitest";
import { api } from "../../protocol/api";
import { ApiError } from "../../protocol/trouble";
import type { PositionAnalysis } from "../../protocol/types";
import { settings } from "../../theme/settings.svelte";
import { Hints } from "./hints.svelte";
import type { GameSession } from "./session.svelte";

const SESSION = {
  isAgainstBots: true,
  isPlayer: true,
  isMyTurn: true,
  state: { status: "playing", position: { text: "somewhere" } },
  table: { game: "quarto", rules: "CSHT!" },
  played: [],
};

afterEach(() => {
  vi.restoreAllMocks();
  vi.useRealTimers();
});

test("a busy server is asked again by itself, while the position is on the table", async () => {
  vi.useFakeTimers();
  settings.set("hasHints", true);
  const analyse = vi.spyOn(api, "analyse").mockRejectedValue(new ApiError("busy", 3));
  const hints = new Hints(SESSION as unknown as GameSession);
  await hints.follow();
  expect(hints.problem).toBe("refusal-busy");
  analyse.mockResolvedValueOnce({ game: "quarto" } as PositionAnalysis);
  await vi.advanceTimersByTimeAsync(3000);
  expect(hints.problem).toBeNull();
  expect(hints.analysis).not.toBeNull();

  const left = new Hints(SESSION as unknown as GameSession);
  await left.follow();
  left.stop();
  const leaving = new Hints(SESSION as unknown as GameSession);
  const asking = leaving.follow();
  leaving.stop();
  await asking;
  await vi.advanceTimersByTimeAsync(99_000);
  expect(analyse).toHaveBeenCalledTimes(4);
});

test("a turn that passes before the answer comes leaves nobody thinking", async () => {
  let answer = (_: PositionAnalysis) => {};
  vi.spyOn(api, "analyse").mockImplementation(() => new Promise((resolve) => (answer = resolve)));
  settings.set("hasHints", true);
  const session = { ...SESSION };
  const hints = new Hints(session as unknown as GameSession);
  const asking = hints.follow();
  expect(hints.isAsking).toBe(true);
  session.isMyTurn = false;
  await hints.follow();
  answer({ game: "quarto" } as PositionAnalysis);
  await asking;
  expect(hints.isAsking).toBe(false);
  expect(hints.analysis).toBeNull();
});

test("the best turn of Quartino is hinted move by move, and asked for again where another one is made", async () => {
  const found = { game: "quartino", turns: [{ turn: "R1,G2,." }] } as unknown as PositionAnalysis;
  const analyse = vi.spyOn(api, "analyse").mockResolvedValue(found);
  settings.set("hasHints", true);
  const session = {
    isAgainstBots: true,
    isPlayer: true,
    isMyTurn: true,
    browsing: null,
    state: { status: "playing", position: { text: "0" } },
    table: { game: "quartino", rules: "wheel" },
    played: [{ move: "." }],
  };
  const hints = new Hints(session as unknown as GameSession);
  const play = async (...moves: string[]) => {
    session.played = [".", ...moves].map((move) => ({ move }));
    session.state.position.text = `after ${moves}`;
    await hints.follow();
  };
  await play();
  expect(hints.marked).toEqual({ kind: "stone", colour: "R", field: 1 });
  await play("R1");
  expect(analyse).toHaveBeenCalledTimes(1);
  await play("R1", "B2");
  expect(analyse).toHaveBeenCalledTimes(2);
  session.isPlayer = false;
  expect(hints.isOn).toBe(false);
});
