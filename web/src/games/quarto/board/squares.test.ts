import { expect, test } from "vitest";
import { covers, hidersOf, middleOf, pieceAt, ringOf, SQUARES, shoulderOf, squareAt, squareByKey } from "./squares";

const empty: (string | null)[] = SQUARES.map(() => null);

function boardWith(pieces: Record<string, string>): (string | null)[] {
  return SQUARES.map((square) => pieces[square] ?? null);
}

test("the squares are in the protocol's order", () => {
  expect(SQUARES.slice(0, 5)).toEqual(["a1", "b1", "c1", "d1", "a2"]);
});

test("a square is under its own centre, and nothing beside the board", () => {
  for (const square of SQUARES) expect(squareAt(middleOf(square))).toBe(square);
  expect(squareAt({ x: 201, y: 0 })).toBeNull();
  expect(squareAt({ x: 0, y: -180 })).toBeNull();
});

test("a1 is front left, d4 back right", () => {
  expect(middleOf("a1").x).toBeLessThan(0);
  expect(middleOf("a1").y).toBeGreaterThan(middleOf("a4").y);
  expect(middleOf("d4").x).toBeGreaterThan(0);
});

test("the top of a tall piece belongs to it, not to the square behind", () => {
  const spot = middleOf("b2");
  const top = { x: spot.x, y: spot.y - 46 };
  expect(squareAt(top)).toBe("b3");
  expect(pieceAt(top, boardWith({ b2: "4" }))).toBe("b2");
  expect(pieceAt(top, empty)).toBe("b3");
});

test("no piece hides the centre of the square behind it", () => {
  for (const code of "0123456789ABCDEF") expect(covers(code, middleOf("b2"), middleOf("b3"))).toBe(false);
});

test("of two pieces the front one is hit", () => {
  const spot = middleOf("b2");
  const point = { x: spot.x, y: spot.y - 68 };
  expect(pieceAt(point, boardWith({ b2: "4", b3: "0" }))).toBe("b2");
});

test("arrow keys move one step and stop at the edge", () => {
  expect(squareByKey("a1", "ArrowUp")).toBe("a2");
  expect(squareByKey("a1", "ArrowLeft")).toBe("a1");
  expect(squareByKey("c4", "ArrowRight")).toBe("d4");
  expect(squareByKey("c4", "ArrowUp")).toBe("c4");
  expect(squareByKey("c3", "Home")).toBe("a3");
  expect(squareByKey("c3", "End")).toBe("d3");
  expect(squareByKey("c3", "PageDown")).toBe("c1");
  expect(squareByKey("c3", "x")).toBeNull();
});

test("a ring around a line has two bends, around a block four", () => {
  expect(ringOf(["a1", "b2", "c3", "d4"]).match(/A/g)).toHaveLength(2);
  expect(ringOf(["d4", "a1", "c3", "b2"]).match(/A/g)).toHaveLength(2);
  expect(ringOf(["b2", "c2", "b3", "c3"]).match(/A/g)).toHaveLength(4);
  expect(ringOf([])).toBe("");
});

test("only tall pieces directly in front of a square hide it, and never each other's tops", () => {
  const board = boardWith({ a1: "4", b1: "0", c1: "5", c2: "6", c3: "7", d2: "4" });
  expect(hidersOf(["a2", "b2", "c2", "d2"], board)).toEqual(["a1", "c1"]);
  expect(hidersOf(["c1", "c2", "c3", "c4"], board)).toEqual([]);
  expect(hidersOf(["c4"], board)).toEqual(["c3"]);
  expect(hidersOf([], board)).toEqual([]);
});

test("no piece covers a badge of another, except the one behind a tall piece", () => {
  for (const code of ["0", "4", "7", "F"]) {
    const badge = shoulderOf("b2", code);
    for (const square of SQUARES.filter((each) => each !== "b2" && each !== "b3"))
      for (const other of ["0", "4", "F"]) expect(covers(other, middleOf(square), badge)).toBe(false);
  }
});
