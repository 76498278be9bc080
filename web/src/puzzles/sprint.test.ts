import { beforeEach, expect, test } from "vitest";
import type { Puzzle } from "./collection";
import { bestOf, keepScore, keepScores, recallScores } from "./scores";
import { afterAnswer, bonusOf, nextBoard, SPRINT_MS, startSprint } from "./sprint";

beforeEach(() => localStorage.clear());

function boards(count: number): Puzzle[] {
  return Array.from({ length: count }, (_, index) => ({
    id: String(index),
    game: "quarto",
    rules: "CSHT!",
    position: "",
    theme: "spot",
    answers: [],
    difficulty: 400 + ((index * 7) % count),
  }));
}

test("right answers in a row win time, and a mistake costs ten seconds and ends the streak", () => {
  let state = startSprint(0);
  for (let count = 0; count < 5; count += 1) state = afterAnswer(state, true, 1000);
  expect(state).toEqual({ right: 5, wrong: 0, row: 5, bestRow: 5, ends: SPRINT_MS + 3000 });
  state = afterAnswer(state, false, 2000);
  expect(state).toEqual({ right: 5, wrong: 1, row: 0, bestRow: 5, ends: SPRINT_MS - 7000 });
  expect(Array.from({ length: 51 }, (_, row) => bonusOf(row)).filter(Boolean)).toEqual([3, 5, 7, 10, 10, 10]);
});

test("an answer after the end changes nothing, and a mistake can end the sprint", () => {
  const state = startSprint(0);
  expect(afterAnswer(state, true, SPRINT_MS)).toBe(state);
  expect(afterAnswer(state, false, SPRINT_MS - 1).ends).toBe(SPRINT_MS - 1);
});

test("boards get harder, and none repeats until all have been seen", () => {
  const all = [boards(80)];
  const easy = nextBoard(all, new Set(), 0, () => 0.99);
  const hard = nextBoard(all, new Set(), 100, () => 0);
  expect(easy?.difficulty).toBeLessThan(410);
  expect(hard?.difficulty).toBeGreaterThanOrEqual(470);
  const seen = new Set<string>();
  for (let right = 0; right < 80; right += 1) {
    const board = nextBoard(all, seen, right, () => 0.5);
    expect(board && !seen.has(board.id)).toBe(true);
    if (board) seen.add(board.id);
  }
  expect(nextBoard(all, seen, 80, () => 0.5)).toBeNull();
});

test("every kind of answer is equally likely, however easy its boards are", () => {
  const [easy, hard] = [boards(20), boards(40).map((each) => ({ ...each, id: `h${each.id}`, difficulty: 2000 }))];
  let state = 1;
  const random = () => {
    state = (state * 48271) % 2147483647;
    return state / 2147483647;
  };
  const drawn = Array.from({ length: 400 }, () => nextBoard([easy, hard], new Set(), 0, random));
  const share = drawn.filter((each) => each?.difficulty === 2000).length / drawn.length;
  expect(share).toBeGreaterThan(0.4);
  expect(share).toBeLessThan(0.6);
});

test("the best score of a rule set is kept for good", () => {
  const score = { game: "quarto", rules: "CSHT!", day: "2026-11-17", right: 30, wrong: 2 };
  keepScores("sprints", [score, ...Array.from({ length: 510 }, () => ({ ...score, right: 3 }))]);
  keepScore("sprints", { ...score, rules: "CS!", right: 40 });
  const kept = recallScores("sprints");
  expect(kept.length).toBeLessThanOrEqual(501);
  expect(bestOf(kept, "quarto", "CSHT!")).toEqual(score);
  expect(bestOf(kept, "quarto", "C!")).toBeNull();
});

test("what isn't a score is left out", () => {
  localStorage.setItem(
    "fourfold-sprints",
    '[{"game":"quarto"},3,{"game":"a","rules":"b","day":"x","right":1,"wrong":0}]',
  );
  expect(recallScores("sprints")).toEqual([]);
  localStorage.setItem("fourfold-sprints", "{");
  expect(recallScores("sprints")).toEqual([]);
});
