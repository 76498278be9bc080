import { expect, test } from "vitest";
import { lastStone, type Made } from "./lastStone";

const made = (move: string | null, more: Partial<Made> = {}): Made => ({ move, fault: null, cleared: [], ...more });

test("the last stone is found behind whatever leaves it where it is", () => {
  expect(lastStone([])).toBeNull();
  expect(lastStone([made("R1"), made("G4")])).toBe(4);
  expect(lastStone([made("G4"), made("."), made("-"), made(null)])).toBe(4);
  expect(lastStone([made("G4"), made("RYGB@5", { fault: "mismatch" })])).toBe(4);
});

test("a stone that Column or a claim took off is none", () => {
  expect(lastStone([made("R1"), made("G4"), made(".", { cleared: [4] })])).toBeNull();
  expect(lastStone([made("G4"), made(".", { cleared: [1] })])).toBe(4);
  expect(lastStone([made("G4"), made("RYGB@5")])).toBeNull();
});
