// @vitest-environment node
/** A whole lesson with the real core: the exam is announced, its first answers count, and it can be taken again. */
import { readFileSync } from "node:fs";
import { afterEach, expect, test } from "vitest";
import { Core } from "../../core/core";
import { GAMES } from "../../games";
import { type LessonCourse, rightAnswer } from "../../lessons/course";
import { Questions } from "../../local/question";
import { Learning } from "./learning.svelte";

const CORE = new URL("../../core/core.wasm", import.meta.url);

/** Whether the core's worker has ended. */
let isBroken = false;
afterEach(() => {
  isBroken = false;
});

/** Open a lesson of the first course, by default the first one. */
async function open(finish: (right: number) => void = () => {}, name: string | null = null) {
  const made = await Core.create(new Uint8Array(readFileSync(CORE)));
  const core = new Questions({
    ask: async (request) => {
      if (isBroken) throw new Error("the worker is gone");
      return made.ask(request);
    },
  });
  const course = (await GAMES[0]?.lessons?.()) as LessonCourse;
  const lesson = name ? course.lessons.find((each) => each.name === name) : course.lessons[0];
  if (!lesson) throw new Error("no such lesson");
  return Learning.open(core, course.game, lesson, finish);
}

/** Answer a step of one move. */
async function answer(learning: Learning, isRight: boolean) {
  const right = rightAnswer(learning.step.answers)?.[0];
  const move = learning.legal.find(({ text }) => (text === right) === isRight);
  if (!move) throw new Error("no such move");
  learning.play(move);
  await expect.poll(() => learning.phase).toBe(isRight ? "right" : "wrong");
}

test("the exam is announced, and counts again when retaken", async () => {
  const results: number[] = [];
  const learning = await open((right) => results.push(right));
  const steps = learning.lesson.steps.length - learning.examTasks;
  expect(learning.examTasks).toBeGreaterThan(0);
  for (let index = 0; index < steps; index++) {
    expect(learning.phase).toBe("answer");
    await answer(learning, true);
    await learning.next();
  }
  expect(learning.phase).toBe("exam");
  expect(learning.step.is_exam).toBe(true);
  expect(learning.legal).toEqual([]);

  learning.startExam();
  await answer(learning, false);
  learning.retry();
  for (let index = 0; index < learning.examTasks; index++) {
    // Announced once, not before every task.
    expect(learning.phase).toBe("answer");
    await answer(learning, true);
    await learning.next();
  }
  expect(learning.phase).toBe("done");
  expect(results).toEqual([learning.examTasks - 1]);

  await learning.repeatExam();
  expect([learning.phase, learning.index]).toEqual(["exam", steps]);
  learning.startExam();
  for (let index = 0; index < learning.examTasks; index++) {
    await answer(learning, true);
    await learning.next();
  }
  expect(results.at(-1)).toBe(learning.examTasks);
  learning.close();
});

test("a lesson says that the core failed, and goes on once it works again", async () => {
  const results: number[] = [];
  const learning = await open((right) => results.push(right));
  const move = learning.legal.find(({ text }) => text === rightAnswer(learning.step.answers)?.[0]);
  isBroken = true;
  learning.play(move as NonNullable<typeof move>);
  await expect.poll(() => learning.hasFailed).toBe(true);
  expect(learning.phase).toBe("answer");
  isBroken = false;
  await answer(learning, true);
  expect(learning.hasFailed).toBe(false);

  isBroken = true;
  await learning.next();
  expect([learning.hasFailed, learning.phase, learning.index]).toEqual([true, "right", 0]);
  isBroken = false;
  await learning.next();
  expect([learning.hasFailed, learning.phase, learning.index]).toEqual([false, "answer", 1]);

  isBroken = true;
  await learning.showSolution();
  expect([learning.hasFailed, learning.phase]).toEqual([true, "shown"]);
  isBroken = false;
  await learning.next();
  while (learning.phase !== "done") {
    if (learning.phase === "exam") learning.startExam();
    await answer(learning, true);
    await learning.next();
  }
  const { examRight } = learning;
  isBroken = true;
  await learning.repeatExam();
  // The result stays.
  expect([learning.hasFailed, learning.phase, learning.examRight]).toEqual([true, "done", examRight]);
  isBroken = false;
  await learning.repeatExam();
  expect([learning.hasFailed, learning.phase]).toEqual([false, "exam"]);
  learning.close();
});

test("the opponent's reply in a lesson is told in words", async () => {
  const learning = await open(undefined, "two-lines");
  await learning.next();
  for (const text of ["d4", "=5"]) {
    learning.play(learning.legal.find((each) => each.text === text) as NonNullable<(typeof learning.legal)[0]>);
    await expect.poll(() => learning.phase).toBe("answer");
  }
  expect(learning.reply).toMatchObject([{ seat: 3 - learning.seat, moves: [{ kind: "place" }, { kind: "give" }] }]);
  learning.close();
});
