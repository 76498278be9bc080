import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { Puzzle } from "../../puzzles/collection";
import { Trainer } from "./trainer.svelte";

const PUZZLES: Puzzle[] = Array.from({ length: 40 }, (_, index) => ({
  id: String(index),
  game: "quarto",
  rules: "CSHT",
  position: "",
  theme: "win-2",
  answers: [],
  difficulty: 1000,
}));

beforeEach(() => {
  localStorage.clear();
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
  localStorage.clear();
});

test("after midnight an attempt belongs to the new day, and the puzzle shown stays until the screen changes", () => {
  vi.setSystemTime(new Date(2028, 1, 28, 23, 59));
  const trainer = new Trainer();
  trainer.puzzles = PUZZLES;
  const old = trainer.daily("quarto");
  vi.setSystemTime(new Date(2028, 1, 29, 0, 1));
  expect(trainer.daily("quarto")).toBe(old);
  trainer.record(old as Puzzle, true);
  expect(trainer.attempts.map(({ day }) => day)).toEqual(["2028-02-29"]);
  expect(trainer.daily("quarto")).toBe(old);
  trainer.turnDay();
  expect(trainer.daily("quarto")).not.toBe(old);
});
