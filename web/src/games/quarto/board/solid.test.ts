import { expect, test } from "vitest";
import { codeOf, frontOf, halfOf, sideGrain, solidOf, topGrain, traitsOf } from "./solid";

const CODES = [..."0123456789ABCDEF"];

test("a code round-trips", () => {
  for (const code of CODES) expect(codeOf(traitsOf(code))).toBe(code);
  expect(traitsOf("0")).toEqual({ C: 0, S: 0, H: 0, T: 0 });
  expect(traitsOf("9")).toEqual({ C: 1, S: 0, H: 0, T: 1 });
});

test("a tall piece rises more than twice as far as a short one", () => {
  expect(solidOf(traitsOf("4")).lift).toBeGreaterThan(2 * solidOf(traitsOf("0")).lift);
});

test("the foot ends at its sides and reaches forward in the middle", () => {
  for (const code of CODES) {
    const traits = traitsOf(code);
    expect(frontOf(traits, halfOf(traits))).toBeCloseTo(0);
    expect(frontOf(traits, 0)).toBeGreaterThan(frontOf(traits, halfOf(traits) / 2));
    expect(frontOf(traits, -8)).toBe(frontOf(traits, 8));
  }
});

test("every piece has its own grain, always the same", () => {
  const grains = CODES.map((code) => JSON.stringify([sideGrain(code), topGrain(code)]));
  expect(new Set(grains).size).toBe(16);
  expect(CODES.map((code) => JSON.stringify([sideGrain(code), topGrain(code)]))).toEqual(grains);
});
