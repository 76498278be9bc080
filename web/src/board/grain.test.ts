import { expect, test } from "vitest";
import { bundle, plank, randomOf, smooth } from "./grain";

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

test("fibres that look alike are drawn together, and none is lost", () => {
  const fibres = plank(3, 400, 300, 40);
  const few = bundle(fibres);
  expect(few.length).toBeLessThanOrEqual(4);
  const drawn = few.map(({ path }) => path).join("");
  for (const { path } of fibres) expect(drawn).toContain(path);
  for (const { width, opacity } of few) {
    expect(width).toBeLessThanOrEqual(Math.max(...fibres.map((each) => each.width)));
    expect(opacity).toBeGreaterThanOrEqual(Math.min(...fibres.map((each) => each.opacity)));
  }
  expect(bundle([])).toEqual([]);
});
