// @vitest-environment node
/** Every step of every course with the real core: right answers are accepted, and every legal answer has a verdict. */
import { readFileSync } from "node:fs";
import { beforeAll, beforeEach, describe, expect, test } from "vitest";
import { Core } from "../core/core";
import { GAMES } from "../games";
import { Questions } from "../local/question";
import { StepAttempt } from "./attempt";
import { follow, isReason, type LessonCourse, type LessonStep, rightAnswer } from "./course";
import { keepFinished, recallProgress } from "./progress";

const CORE = new URL("../core/core.wasm", import.meta.url);
let core: Questions;
let courses: LessonCourse[];
beforeAll(async () => {
  const made = await Core.create(new Uint8Array(readFileSync(CORE)));
  core = new Questions({ ask: async (request) => made.ask(request) });
  const loaded = await Promise.all(GAMES.map((game) => game.lessons?.() ?? null));
  courses = loaded.filter((each) => each !== null);
});

function allSteps(): { game: string; name: string; step: LessonStep }[] {
  return courses.flatMap(({ game, lessons }) =>
    lessons.flatMap(({ name, steps }) => steps.map((step) => ({ game, name, step }))),
  );
}

test("every step is solved by the answer that is shown", async () => {
  expect(allSteps().length).toBeGreaterThan(60);
  for (const { game, name, step } of allSteps()) {
    const attempt = await StepAttempt.open(core, game, step);
    const solution = attempt.solution();
    const last = solution.at(-1) ?? "";
    if (step.choices.length) {
      expect(attempt.choose(last), `${name} ${last}`).toEqual({ kind: "right" });
      continue;
    }
    let kind = "more";
    while (attempt.moves.length < solution.length) {
      expect(["more", "goes-on"], name).toContain(kind);
      ({ kind } = await attempt.play(solution[attempt.moves.length] ?? ""));
      // The opponent's replies are part of the solution.
      expect(solution.slice(0, attempt.moves.length), name).toEqual(attempt.moves);
    }
    expect(kind, `${name} ${last}`).toBe("right");
  }
});

test("a forced win is played to its end, and a later turn can be tried again", async () => {
  const found = allSteps().find(({ step }) => step.task === "puzzle-quarto-win-2.task");
  const attempt = await StepAttempt.open(core, found?.game ?? "", found?.step as LessonStep);
  const solution = attempt.solution();
  expect(await attempt.play(solution[0] ?? "")).toEqual({ kind: "more" });
  expect(await attempt.play(solution[1] ?? "")).toMatchObject({ kind: "goes-on" });
  const { moves, state } = attempt;
  expect(moves).toHaveLength(4);
  const wrong = state.legal.moves.find(({ text }) => text !== solution[4])?.text ?? "";
  expect(await attempt.play(wrong)).toMatchObject({ kind: "wrong", line: [...moves, wrong] });
  attempt.retry();
  expect([attempt.moves, attempt.state]).toEqual([moves, state]);
  expect(attempt.solution()).toEqual(solution);
  expect(await attempt.play(solution[4] ?? "")).toEqual({ kind: "right" });
  expect(attempt.state.outcome?.winner).toBe(attempt.start.to_move);
});

test("every legal first move has a verdict, and what refutes it can be shown", async () => {
  for (const { game, name, step } of allSteps()) {
    if (step.choices.length) continue;
    const { start } = await StepAttempt.open(core, game, step);
    for (const { text } of start.legal.moves) {
      const found = follow(step.answers, [text]);
      expect(found, `${name} ${text}`).not.toBeNull();
      if (found !== null && found !== true && isReason(found) && found.length > 1)
        await core.position(game, step.rules, step.position, [text, ...found.slice(1)]);
    }
  }
});

test("a wrong answer says why and can be tried again", async () => {
  const step = allSteps().find((each) => !each.step.choices.length)?.step as LessonStep;
  const [game = ""] = courses.map((each) => each.game);
  const attempt = await StepAttempt.open(core, game, step);
  const wrong = attempt.start.legal.moves.find(({ text }) => text !== rightAnswer(step.answers)?.[0])?.text ?? "";
  const feedback = await attempt.play(wrong);
  expect(feedback).toMatchObject({ kind: "wrong", line: [wrong] });
  attempt.retry();
  expect(attempt.moves).toEqual([]);
  expect(attempt.state).toBe(attempt.start);
});

test("every game at the end can be opened, and it is the learner's turn", async () => {
  for (const { game, lessons } of courses)
    for (const { name, play } of lessons) {
      const events = play.moves.split(" ").filter(Boolean);
      const state = await core.state({ ...play, game, events }, play.seat);
      expect(state.to_move, name).toBe(play.seat);
    }
});

describe("progress", () => {
  beforeEach(() => {
    const kept = new Map<string, string>();
    globalThis.localStorage = {
      getItem: (key: string) => kept.get(key) ?? null,
      setItem: (key: string, value: string) => void kept.set(key, value),
    } as Storage;
  });

  test("keeps the best result of a lesson", () => {
    expect(recallProgress()).toEqual({});
    keepFinished("a/b", 1);
    keepFinished("a/b", 3);
    expect(keepFinished("a/b", 2)).toEqual({ "a/b": 3 });
    expect(recallProgress()).toEqual({ "a/b": 3 });
  });

  test("leaves out what can't be read", () => {
    localStorage.setItem("fourfold-lessons", '{"a/b":"x","c/d":1}');
    expect(recallProgress()).toEqual({ "c/d": 1 });
  });
});
