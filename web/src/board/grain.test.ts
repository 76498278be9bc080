import { expect, test } from "vitest";
import { plank, randomOf, smooth } from "./grain";

test("the same seed gives the same wood, another seed different wood", () => {
  expect(plank(3, 400, 300, 20)).toEqual(plank(3, 400, 300, 20));
  expect(plank(3, 400, 300, 20)).not.toEqual(plank(4, 400, 300, 20));
});

test("random numbers are in [0, 1)", () => {
  const random = randomOf(1);
  for (let count = 0; count < 1000; count++) {
    const value = random();
    expect(value).toBeGreaterThanOrEqual(0);
    expect(value).toBeLessThan(1);
  }
});

test("a curve starts and ends at the given points", () => {
  expect(
    smooth([
      [0, 0],
      [10, 5],
      [20, 0],
    ]),
  ).toMatch(/^M0 0C.*20 0$/);
  expect(smooth([])).toBe("");
});
