import { expect, test } from "vitest";
import {
  BLOCKS,
  fits,
  LINES,
  nextThrough,
  quartinoPosition,
  quartoPosition,
  sharedBy,
  stacksOf,
  WHEEL,
} from "./example";

test("there are ten lines and nine blocks, no two alike", () => {
  expect(LINES).toHaveLength(10);
  expect(BLOCKS).toHaveLength(9);
  const written = [...LINES, ...BLOCKS].map((group) => [...group].sort().join());
  expect(new Set(written).size).toBe(19);
  for (const group of [...LINES, ...BLOCKS]) expect(new Set(group).size).toBe(4);
});

test("pieces share what all of them have", () => {
  expect(sharedBy(["4", "5", "6", "7"])).toEqual({ H: 1, T: 0 });
  expect(sharedBy(["0", "F"])).toEqual({});
  expect(sharedBy(["8", "9", "C", "E"])).toEqual({ T: 1 });
});

test("the lines through a square follow each other", () => {
  const first = nextThrough(LINES, "a1", -1);
  const second = nextThrough(LINES, "a1", first);
  const third = nextThrough(LINES, "a1", second);
  expect(new Set([first, second, third]).size).toBe(3);
  expect(nextThrough(LINES, "a1", third)).toBe(first);
});

test("a position leaves the pieces that are not used", () => {
  const position = quartoPosition({ a1: "0" }, "F", "a1");
  expect(position.supply).toHaveLength(14);
  expect(position.board[0]).toBe("0");
});

test("a card fits where the top stones have its colours in its order", () => {
  const stacks = stacksOf("GR/BY/G/B/-/-/-/-/-");
  expect(fits("RYGB", 1, stacks)).toBe(true);
  expect(fits("RYGB", 2, stacks)).toBe(false);
  expect(fits("RBGY", 1, stacks)).toBe(false);
  expect(quartinoPosition(stacks, 1).supply).toEqual({ R: 6, Y: 6, G: 5, B: 5 });
  expect(WHEEL.windows[6]).toEqual([0, 7, 8, 1]);
});
