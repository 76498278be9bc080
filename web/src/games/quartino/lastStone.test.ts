import { expect, test } from "vitest";
import { claim, decline, end, quartinoPlayed as made, stone } from "../../../tests/moves";
import { lastClaim, lastStone } from "./lastStone";

const [R1, G4] = [stone("R", 1), stone("G", 4)];
const left = { game: "quartino" as const, cleared: [] };

test("the last stone is found behind whatever leaves it where it is", () => {
  expect(lastStone([])).toBeNull();
  expect(lastStone([made(R1), made(G4)])).toBe(4);
  expect(lastStone([made(G4), made(end), made(decline), left, null])).toBe(4);
  expect(lastStone([made(G4), made(claim("RYGB", 5), { fault: "mismatch" })])).toBe(4);
});

test("a stone that Column or a claim took off is none", () => {
  expect(lastStone([made(R1), made(G4), made(end, { cleared: [4] })])).toBeNull();
  expect(lastStone([made(G4), { ...left, cleared: [4] }])).toBeNull();
  expect(lastStone([made(G4), made(end, { cleared: [1] })])).toBe(4);
  expect(lastStone([made(G4), made(claim("RYGB", 5))])).toBeNull();
});

test("a claim is known with its verdict while nothing came after it", () => {
  expect(lastClaim([made(claim("RYGB", 5))])).toMatchObject({ card: "RYGB", window: 5, verdict: "right" });
  expect(lastClaim([made(claim("RYGB", 5), { fault: "mismatch" })])).toMatchObject({ verdict: "wrong" });
  expect(lastClaim([made(claim("RYGB", 5)), made(end)])).toBeNull();
  expect(lastClaim([made(claim("RYGB", 5)), null])).toBeNull();
  expect(lastClaim([])).toBeNull();
});
