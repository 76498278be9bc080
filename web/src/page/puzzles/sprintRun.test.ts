/** Sprints with a core that answers when it is told to. */
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { AnyTypes, PuzzleParts } from "../../games/game";
import { puzzles as parts } from "../../games/quarto/puzzle";
import type { PlayedPosition, Questions } from "../../local/question";
import type { Puzzle } from "../../puzzles/collection";
import { recallScores } from "../../puzzles/scores";
import { SPRINT_MS } from "../../puzzles/sprint";
import { SprintRun } from "./sprintRun.svelte";

const LINE = "!a1-a4";
const BOARDS: Puzzle[] = Array.from({ length: 20 }, (_, index) => ({
  id: String(index),
  game: "quarto",
  rules: "CSHT!",
  position: "",
  theme: "spot",
  answers: [LINE],
  difficulty: 400 + index,
}));
const POSITION = { legal: { moves: [] } } as unknown as PlayedPosition;

let drawn: (() => void)[] = [];
/** Whether the core answers at once. */
let isQuick = true;
const core = {
  position: () => (isQuick ? Promise.resolve(POSITION) : new Promise((resolve) => drawn.push(() => resolve(POSITION)))),
} as unknown as Questions;

function open(): SprintRun {
  return new SprintRun(core, BOARDS, parts as unknown as PuzzleParts<AnyTypes>, "quarto", "CSHT!");
}

beforeEach(() => {
  [drawn, isQuick] = [[], true];
  localStorage.clear();
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
  localStorage.clear();
});

test("the mistake that ends a sprint is among the boards missed", async () => {
  const sprint = open();
  await sprint.prepare();
  void sprint.start();
  const id = sprint.board?.puzzle.id;
  await vi.advanceTimersByTimeAsync(SPRINT_MS - 5_000);
  sprint.answer("-");
  expect(sprint.phase).toBe("over");
  expect(sprint.score.wrong).toBe(1);
  expect(sprint.missed.map((each) => each.id)).toEqual([id]);
});

test("an answer after the end is no mistake", async () => {
  const sprint = open();
  await sprint.prepare();
  void sprint.start();
  // The clock has run out, and the next tick is due.
  vi.setSystemTime(Date.now() + SPRINT_MS);
  sprint.answer("-");
  expect([sprint.phase, sprint.score.wrong, sprint.missed]).toEqual(["over", 0, []]);
});

test("a double click on Try again starts one sprint", async () => {
  const sprint = open();
  isQuick = false;
  const starts = [sprint.start(), sprint.start()];
  for (const answer of drawn) answer();
  await vi.advanceTimersByTimeAsync(1_000);
  await Promise.all(starts);
  expect(sprint.phase).toBe("running");
  sprint.close();
  expect(vi.getTimerCount()).toBe(0);
});

test("a sprint left before its first board never runs, and saves no score", async () => {
  const sprint = open();
  isQuick = false;
  void sprint.start();
  sprint.close();
  for (const answer of drawn) answer();
  await vi.advanceTimersByTimeAsync(SPRINT_MS + 1_000);
  expect(sprint.phase).toBe("ready");
  expect(vi.getTimerCount()).toBe(0);
  expect(recallScores("sprints")).toEqual([]);
});

test("a sprint left between two boards saves no score", async () => {
  const sprint = open();
  await sprint.prepare();
  void sprint.start();
  await vi.advanceTimersByTimeAsync(1_000);
  sprint.answer(LINE);
  sprint.close();
  await vi.advanceTimersByTimeAsync(SPRINT_MS + 1_000);
  expect(vi.getTimerCount()).toBe(0);
  expect(recallScores("sprints")).toEqual([]);
});

test("a missed line is named, and two right answers in a row are two messages", async () => {
  const sprint = open();
  await sprint.prepare();
  void sprint.start();
  await vi.advanceTimersByTimeAsync(1_000);
  sprint.answer("-");
  expect(sprint.said).toEqual({ id: "puzzle-sprint-line", overlooked: "a1-a4" });
  await vi.advanceTimersByTimeAsync(3_000);
  expect(sprint.said).toBeNull();
  sprint.answer(LINE);
  const first = sprint.said;
  await vi.advanceTimersByTimeAsync(1_000);
  sprint.answer(LINE);
  expect(sprint.said).toEqual({ id: "puzzle-right" });
  expect(sprint.said).not.toBe(first);
  sprint.close();
});

test("a sprint that can't start says so", async () => {
  const sprint = open();
  vi.spyOn(core, "position").mockRejectedValue(new Error("the worker is gone"));
  await sprint.start();
  expect([sprint.phase, sprint.said]).toEqual(["ready", { id: "puzzle-failed" }]);
});
