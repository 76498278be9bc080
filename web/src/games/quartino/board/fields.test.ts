import { expect, test } from "vitest";
import { boxOf, FIELDS, fieldAt, fieldByKey, outlineOf, paintOrder, placeOf, spotOf, turnOf, windowAt } from "./fields";

const WHEEL = [1, 2, 3, 4, 5, 6, 7, 8].map((first) => [0, first, (first % 8) + 1, ((first + 1) % 8) + 1]);
const GRID = [
  [1, 2, 8, 0],
  [2, 3, 0, 4],
  [8, 0, 7, 6],
  [0, 4, 6, 5],
];

test("the rim is numbered clockwise from the top", () => {
  expect(placeOf(1, "wheel").y).toBeLessThan(-100);
  expect(placeOf(3, "wheel").x).toBeGreaterThan(100);
  expect(placeOf(5, "wheel").y).toBeGreaterThan(100);
  expect(placeOf(7, "wheel").x).toBeLessThan(-100);
});

test("the grid starts at the upper left and runs clockwise", () => {
  expect(placeOf(1, "grid")).toEqual({ x: -104, y: -104 });
  expect(placeOf(4, "grid")).toEqual({ x: 104, y: 0 });
  expect(placeOf(7, "grid")).toEqual({ x: -104, y: 104 });
});

test("every field is inside the drawing, and no two overlap", () => {
  for (const geometry of ["wheel", "grid"] as const) {
    const box = boxOf(geometry);
    for (const field of FIELDS) {
      const spot = spotOf(field, geometry);
      expect(spot.x - 37).toBeGreaterThan(box.x);
      expect(spot.y + 37).toBeLessThan(box.y + box.height);
      for (const other of FIELDS) {
        const one = placeOf(field, geometry);
        const two = placeOf(other, geometry);
        if (field !== other) expect(Math.hypot(one.x - two.x, one.y - two.y)).toBeGreaterThan(80);
      }
    }
  }
});

test("nearer fields are painted later", () => {
  expect(paintOrder("wheel")[0]).toBe(1);
  expect(paintOrder("wheel").at(-1)).toBe(5);
});

test("arrow keys go to the neighbour in that direction, digits to any field", () => {
  expect(["ArrowUp", "ArrowRight", "ArrowDown", "ArrowLeft"].map((key) => fieldByKey(0, key, "wheel"))).toEqual([
    1, 3, 5, 7,
  ]);
  expect(["ArrowUp", "ArrowRight", "ArrowDown", "ArrowLeft"].map((key) => fieldByKey(0, key, "grid"))).toEqual([
    2, 4, 6, 8,
  ]);
  expect(fieldByKey(1, "ArrowRight", "wheel")).toBe(2);
  expect(fieldByKey(1, "ArrowUp", "wheel")).toBeNull();
  expect(fieldByKey(7, "ArrowRight", "wheel")).toBe(0);
  expect(fieldByKey(3, "6", "wheel")).toBe(6);
  expect(fieldByKey(3, "x", "wheel")).toBeNull();
});

test("arrow keys reach every field from every other", () => {
  for (const geometry of ["wheel", "grid"] as const) {
    const seen = new Set([0]);
    const queue = [0];
    for (const field of queue) {
      for (const key of ["ArrowUp", "ArrowRight", "ArrowDown", "ArrowLeft"]) {
        const next = fieldByKey(field, key, geometry);
        if (next === null || seen.has(next)) continue;
        seen.add(next);
        queue.push(next);
      }
    }
    expect([...seen].sort()).toEqual([...FIELDS]);
  }
});

test("pointing at a rim field selects the window around it", () => {
  expect(windowAt(1, WHEEL, "wheel", null)).toBe(8);
  expect(windowAt(4, WHEEL, "wheel", 2)).toBe(3);
});

test("pointing again at a field between windows selects the next one", () => {
  expect(windowAt(1, GRID, "grid", null)).toBe(1);
  expect(windowAt(2, GRID, "grid", null)).toBe(1);
  expect(windowAt(2, GRID, "grid", 1)).toBe(2);
  expect(windowAt(2, GRID, "grid", 2)).toBe(1);
});

test("pointing at the hub cycles through all windows of the wheel", () => {
  const seen = new Set<number>();
  let chosen: number | null = null;
  for (let count = 0; count < 8; count++) {
    chosen = windowAt(0, WHEEL, "wheel", chosen);
    seen.add(chosen ?? 0);
  }
  expect(seen.size).toBe(8);
});

test("a card is upright over the window around field 1 and rotated for the others", () => {
  expect(turnOf(8)).toBe(0);
  expect(turnOf(2)).toBe(90);
  expect(turnOf(null)).toBe(0);
});

test("a field's centre belongs to it, a point between fields to none", () => {
  for (const geometry of ["wheel", "grid"] as const)
    for (const field of FIELDS) expect(fieldAt(spotOf(field, geometry), geometry)).toBe(field);
  expect(fieldAt({ x: 62, y: 0 }, "wheel")).toBeNull();
  expect(fieldAt({ x: 900, y: 0 }, "grid")).toBeNull();
});

test("an outline is closed", () => {
  expect(outlineOf([0, 8, 1, 2], "wheel", 40)).toMatch(/^M.*Z$/);
});
