import { expect, test } from "vitest";
import { stacksOf } from "../../../../tests/stacks";
import { BOARDS, quartinoPosition } from "./example";

test("stones not on the board are in the supply", () => {
  const stacks = stacksOf("GR/BY/G/B/-/-/-/-/-");
  expect(quartinoPosition(stacks, 1).supply).toEqual({ R: 6, Y: 6, G: 5, B: 5 });
  expect(BOARDS.wheel.windows[6]).toEqual([0, 7, 8, 1]);
  expect(BOARDS.grid.windows[1]).toEqual([2, 3, 0, 4]);
});
