import { beforeEach, expect, test } from "vitest";
import { StreakRun } from "../page/puzzles/streakRun.svelte";
import type { Puzzle } from "./collection";
import { nextInStreak, streakPuzzles } from "./streak";

beforeEach(() => localStorage.clear());

function puzzle(difficulty: number, game = "quarto", theme = "win-2"): Puzzle {
  return { id: `${game}${theme}${difficulty}`, game, rules: "CSHT", position: "", theme, answers: [], difficulty };
}

const MANY = Array.from({ length: 300 }, (_, index) => puzzle(400 + 5 * index));

test("puzzles get harder with every solved one, and none repeats", () => {
  const seen = new Set<string>();
  const met: number[] = [];
  for (let solved = 0; solved < 30; solved += 1) {
    const next = nextInStreak(MANY, seen, solved, () => 0.99);
    expect(next && !seen.has(next.id)).toBe(true);
    if (!next) continue;
    seen.add(next.id);
    met.push(next.difficulty);
    expect(Math.abs(next.difficulty - (500 + 40 * solved))).toBeLessThan(130);
  }
  expect(met.at(-1)).toBeGreaterThan((met[0] ?? 0) + 900);
  expect(nextInStreak([puzzle(400)], new Set([puzzle(400).id]), 0, () => 0)).toBeNull();
});

test("the next one is among the nearest to the target difficulty, easier or harder", () => {
  const offered = new Set<number>();
  for (let place = 0; place < 24; place += 1) {
    const next = nextInStreak(MANY, new Set([puzzle(700).id]), 5, () => place / 24);
    offered.add(next?.difficulty ?? 0);
  }
  const distances = MANY.filter(({ difficulty }) => difficulty !== 700)
    .map(({ difficulty }) => Math.abs(difficulty - 700))
    .sort((one, other) => one - other)
    .slice(0, 24);
  expect([...offered].map((each) => Math.abs(each - 700)).sort((one, other) => one - other)).toEqual(distances);
  const all = [puzzle(900), puzzle(400), puzzle(600)];
  const few = streakPuzzles(all, "quarto");
  expect(few.map(({ difficulty }) => difficulty)).toEqual([400, 600, 900]);
  expect(nextInStreak(few, new Set(), 0, () => 0.99)?.difficulty).toBe(900);
});

test("puzzles that can be guessed or are from another game are left out", () => {
  const own = puzzle(900);
  expect(streakPuzzles([own, puzzle(900, "quarto", "judge"), puzzle(900, "quartino", "stones")], "quarto")).toEqual([
    own,
  ]);
});

test("the first mistake ends a streak, and the best one is kept for each game", () => {
  const streak = new StreakRun(MANY, "quarto");
  streak.start();
  const first = streak.puzzle;
  streak.record(true);
  streak.next();
  expect(streak.puzzle).not.toBe(first);
  streak.record(true);
  streak.record(false);
  // Trying again after the end changes nothing.
  streak.record(true);
  expect([streak.solved, streak.isOver, streak.isBest, streak.best]).toEqual([2, true, true, 2]);
  streak.start();
  expect([streak.solved, streak.isOver]).toEqual([0, false]);
  streak.record(false);
  expect([streak.isBest, streak.best]).toEqual([false, 2]);
  expect(new StreakRun(MANY, "quarto").best).toBe(2);
  expect(new StreakRun(MANY, "quartino").best).toBe(0);
});
