import { beforeEach, expect, test } from "vitest";
import { MemoryShelf } from "../../analysis/shelf";
import { comment, lineOf, START } from "../../analysis/tree";
import { Saving } from "./saving.svelte";

const FIRST = { game: "quarto", rules: "CSHT!", position: "..../..../..../.... - -", tree: lineOf(["=5"]) };
const LONGER = { ...FIRST, tree: comment(lineOf(["=5", "b3"]), [0], "so") };

let shelf: MemoryShelf;
let saving: Saving;
beforeEach(() => {
  shelf = new MemoryShelf();
  saving = new Saving(async () => shelf);
});

test("once saved, every change is saved", async () => {
  await saving.follow(FIRST, 1);
  expect(await shelf.list()).toEqual([]);
  await saving.save("one", FIRST, 1);
  await saving.follow(LONGER, 1);
  expect(await shelf.list()).toMatchObject([{ title: "one", analysis: LONGER }]);
  await saving.save("renamed", LONGER, 1);
  expect((await shelf.list()).map(({ title }) => title)).toEqual(["renamed"]);
});

test("another analysis never takes the place of a saved one, even from the same position", async () => {
  await saving.save("one", FIRST, 1);
  await saving.follow({ ...FIRST, tree: lineOf(["=7"]) }, 2);
  expect(await shelf.list()).toMatchObject([{ analysis: FIRST }]);
  expect(saving.study).toBeNull();
  await saving.save("two", { ...FIRST, tree: START }, 2);
  expect(await shelf.list()).toHaveLength(2);
  const one = (await shelf.list()).find(({ title }) => title === "one");
  saving.adopt(one?.id ?? null, 3);
  await saving.follow(LONGER, 3);
  expect((await shelf.list()).find(({ title }) => title === "one")?.analysis).toEqual(LONGER);
  expect((await shelf.list()).find(({ title }) => title === "two")?.analysis.tree).toEqual(START);
});

test("a deleted study is gone, and the analysis on the board is no longer saved", async () => {
  await saving.save("one", FIRST, 1);
  await saving.remove(saving.current ?? "");
  await saving.follow(LONGER, 1);
  expect(await shelf.list()).toEqual([]);
});

test("a browser that can't save says so", async () => {
  const broken = new Saving(() => Promise.reject(new Error("full")));
  await broken.save("one", FIRST, 1);
  expect(broken.hasFailed).toBe(true);
});
