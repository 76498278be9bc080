import { expect, it } from "vitest";
import { LINES, sharedBy } from "../figures/example";
import { LINE, MOVES, positionAt, SHARED, STEPS } from "./recorded";

it("is a valid game: each piece and square is used once, and only the last move completes a line", () => {
  expect(new Set(MOVES.map(([piece]) => piece)).size).toBe(MOVES.length);
  expect(new Set(MOVES.map(([, square]) => square)).size).toBe(MOVES.length);
  const placed = new Map<string, string>();
  MOVES.forEach(([piece, square], index) => {
    placed.set(square, piece);
    const full = LINES.filter((line) => line.every((each) => placed.has(each)));
    const won = full.filter((line) => Object.keys(sharedBy(line.map((each) => placed.get(each) ?? ""))).length);
    expect(won.map((line) => [...line].sort())).toEqual(index === MOVES.length - 1 ? [LINE] : []);
  });
  expect(sharedBy(LINE.map((each) => placed.get(each) ?? ""))).toEqual(SHARED);
});

it("shows each piece in hand, then on its square", () => {
  expect(positionAt(0)).toMatchObject({ hand: null, last: null });
  expect(positionAt(1)).toMatchObject({ hand: "7", last: null });
  expect(positionAt(2)).toMatchObject({ hand: null, last: "b2" });
  expect(positionAt(STEPS).board.filter(Boolean)).toHaveLength(MOVES.length);
});
