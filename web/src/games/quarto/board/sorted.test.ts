import { expect, test } from "vitest";
import { TRAITS, traitsOf } from "./solid";
import { pieceByKey, sortedBy } from "./sorted";

const ALL = [..."0123456789ABCDEF"];

test("sorted by any trait, every piece has one slot, in the half of its value", () => {
  for (const trait of TRAITS) {
    const halves = sortedBy(trait);
    expect(halves.flatMap((half) => half.rows.flat()).sort()).toEqual(ALL);
    for (const half of halves) for (const code of half.rows.flat()) expect(traitsOf(code)[trait]).toBe(half.value);
  }
});

test("tall pieces stand behind short ones", () => {
  for (const half of sortedBy("C")) {
    for (const code of half.rows[0] ?? []) expect(traitsOf(code).H).toBe(1);
    for (const code of half.rows[1] ?? []) expect(traitsOf(code).H).toBe(0);
  }
});

test("arrow keys skip gaps to the next piece", () => {
  const halves = sortedBy("C");
  const back = halves.flatMap((half) => half.rows[0] ?? []);
  const front = halves.flatMap((half) => half.rows[1] ?? []);
  const [first = "", second = "", third = ""] = back;
  const there = ALL.filter((code) => code !== second);
  expect(pieceByKey(halves, there, first, "ArrowRight")).toBe(third);
  expect(pieceByKey(halves, there, third, "ArrowLeft")).toBe(first);
  expect(pieceByKey(halves, ALL, first, "ArrowDown")).toBe(front[0]);
  expect(pieceByKey(halves, there, front[1] ?? "", "ArrowUp")).toBe(first);
  expect(pieceByKey(halves, ALL, back[7] ?? "", "ArrowRight")).toBe(front[0]);
  expect(pieceByKey(halves, ALL, front[0] ?? "", "ArrowLeft")).toBe(back[7]);
  expect(pieceByKey(halves, ALL, first, "ArrowUp")).toBeNull();
  expect(pieceByKey(halves, there, first, "End")).toBe(front[7]);
});
