// @vitest-environment node
/** A whole lesson with the real core: the exam is announced, its first answers count, and it can be taken again. */
import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { Core } from "../../core/core";
import { GAMES } from "../../games";
import { type LessonCourse, rightAnswer } from "../../lessons/course";
import { Questions } from "../../local/question";
import { Learning } from "./learning.svelte";

const CORE = new URL("../../core/core.wasm", import.meta.url);

async function openFirst(finish: (right: number) => void) {
  const made = await Core.create(new Uint8Array(readFileSync(CORE)));
  const core = new Questions({ ask: async (request) => made.ask(request) });
  const course = (await GAMES[0]?.lessons?.()) as LessonCourse;
  const lesson = course.lessons[0];
  if (!lesson) throw new Error("the first course has no lessons");
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
  const learning = await openFirst((right) => results.push(right));
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
