import { expect, test } from "vitest";
import { BLOCKS, LINES, nextThrough, quartoPosition, sharedBy } from "./example";
import shared from "./shared.json";

test("there are ten lines and nine blocks, all different", () => {
  expect(LINES).toHaveLength(10);
  expect(BLOCKS).toHaveLength(9);
  const written = [...LINES, ...BLOCKS].map((group) => [...group].sort().join());
  expect(new Set(written).size).toBe(19);
  for (const group of [...LINES, ...BLOCKS]) expect(new Set(group).size).toBe(4);
});

test("pieces share what the rules library says they share", () => {
  for (const [codes, traits] of Object.entries(shared)) expect(sharedBy([...codes]), codes).toEqual(traits);
});

test("cycles through the lines through a square", () => {
  const first = nextThrough(LINES, "a1", -1);
  const second = nextThrough(LINES, "a1", first);
  const third = nextThrough(LINES, "a1", second);
  expect(new Set([first, second, third]).size).toBe(3);
  expect(nextThrough(LINES, "a1", third)).toBe(first);
});

test("a position leaves the unused pieces", () => {
  const position = quartoPosition({ a1: "0" }, "F", "a1");
  expect(position.supply).toHaveLength(14);
  expect(position.board[0]).toBe("0");
});
