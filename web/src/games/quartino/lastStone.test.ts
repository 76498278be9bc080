import { expect, test } from "vitest";
import { claim, decline, end, quartinoPlayed as made, stone } from "../../../tests/moves";
import { lastClaim, lastStone } from "./lastStone";

const [R1, G4] = [stone("R", 1), stone("G", 4)];
const left = { game: "quartino" as const, cleared: [] };

test("finds the last stone despite later moves that leave it in place", () => {
  expect(lastStone([])).toBeNull();
  expect(lastStone([made(R1), made(G4)])).toBe(4);
  expect(lastStone([made(G4), made(end), made(decline), left, null])).toBe(4);
  expect(lastStone([made(G4), made(claim("RYGB", 5), { fault: "mismatch" })])).toBe(4);
});

test("a stone removed by Column or a claim is not the last stone", () => {
  expect(lastStone([made(R1), made(G4), made(end, { cleared: [4] })])).toBeNull();
  expect(lastStone([made(G4), { ...left, cleared: [4] }])).toBeNull();
  expect(lastStone([made(G4), made(end, { cleared: [1] })])).toBe(4);
  expect(lastStone([made(G4), made(claim("RYGB", 5))])).toBeNull();
});

test("the last claim and its result are known until the next move", () => {
  expect(lastClaim([made(claim("RYGB", 5))])).toMatchObject({ card: "RYGB", window: 5, verdict: "right" });
  expect(lastClaim([made(claim("RYGB", 5), { fault: "mismatch" })])).toMatchObject({ verdict: "wrong" });
  expect(lastClaim([made(claim("RYGB", 5)), made(end)])).toBeNull();
  expect(lastClaim([made(claim("RYGB", 5)), null])).toBeNull();
  expect(lastClaim([])).toBeNull();
});
