// @vitest-environment node
/** The numbers were computed by the Python package, which the page must agree with. */
import { readFileSync } from "node:fs";
import { beforeAll, beforeEach, expect, test, vi } from "vitest";
import { GAMES } from "../games";
import { type Puzzle, parsePuzzles, unpack } from "./collection";
import { dailyPuzzle, dayOf } from "./daily";
import { keepAttempt, ratingOf, recallAttempts, streakOf } from "./history";
import { familiesOf, levelsOf, recallTraining, suitable } from "./training";

const FILE = new URL("../../../src/fourfold/puzzles/data/puzzles.txt.gz", import.meta.url);
let puzzles: Puzzle[];
beforeAll(async () => {
  puzzles = parsePuzzles(await unpack(new Blob([new Uint8Array(readFileSync(FILE))])));
});

beforeEach(() => {
  const kept = new Map<string, string>();
  vi.stubGlobal("localStorage", {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
  });
});

test("the collection is unpacked and read", () => {
  expect(puzzles).toHaveLength(12_300);
  expect(new Set(puzzles.map(({ id }) => id)).size).toBe(12_300);
  expect(puzzles.find(({ id }) => id === "811z17s")).toEqual({
    id: "811z17s",
    game: "quarto",
    rules: "CSHT!",
    position: "B0.5/7194/.8../E23F - b1",
    theme: "spot",
    answers: ["!a1-d1", "!b1-b4"],
    difficulty: 470,
  });
});

test("a broken collection is rejected with the line number", () => {
  expect(() => parsePuzzles("something else")).toThrow("line 1");
  expect(() => parsePuzzles("fourfold-puzzles 1\n@\tquarto\tC\twin-1\tgoal\nid\tposition\ta1\tx")).toThrow("line 3");
  expect(() => parsePuzzles("fourfold-puzzles 1\nid\tposition\ta1\t900")).toThrow("line 2");
});

test.each([
  ["1969-12-31", null, "8q6ngm7"],
  ["2026-11-17", null, "djffsbe"],
  ["2026-11-18", null, "4x965hj"],
  ["2027-01-01", null, "g2yvfdf"],
  ["2028-02-29", null, "3wp7tat"],
  ["2028-02-29", "quarto", "bvmdn15"],
  ["2028-02-29", "quartino", "2kz6gmv"],
  ["2028-02-29", "chess", undefined],
])("the puzzle of %s, game %s, is the same as on the command line", (day, game, id) => {
  expect(dailyPuzzle(puzzles, day, game)?.id).toBe(id);
});

test("the day is the reader's local date", () => {
  expect(dayOf(new Date(2026, 0, 2, 23, 59))).toBe("2026-01-02");
});

test("the rating follows from first attempts as on the command line", () => {
  const tries = [
    ["a", 1300, "2026-01-01", true, 1307.0182695467454],
    ["b", 900, "2026-01-01", false, 1166.2033643754255],
    ["c", 1700, "2026-01-04", true, 1309.757724377898],
    ["d", 1500, "2026-02-13", false, 1270.9123219466655],
  ] as const;
  for (const [id, difficulty, day, isSolved, value] of tries) {
    const attempts = keepAttempt({ id, difficulty }, day, isSolved);
    expect(ratingOf(attempts, day).value).toBeCloseTo(value, 8);
  }
  expect(ratingOf(recallAttempts(), "2026-05-24").deviation).toBeCloseTo(193.68940397427755, 8);
  // A second attempt doesn't count.
  expect(keepAttempt({ id: "d", difficulty: 1500 }, "2026-02-14", true)).toHaveLength(4);
  expect(ratingOf([], "2026-01-01")).toEqual({ value: 1200, deviation: 200 });
});

test("a streak ends with a missed puzzle", () => {
  const attempts = [true, true, false, true].map((isSolved) => ({ id: "", difficulty: 1, day: "", isSolved }));
  expect(streakOf(attempts)).toEqual({ now: 1, best: 2 });
});

test("an unreadable history is ignored", () => {
  localStorage.setItem("fourfold-puzzles", '[["a", 900, "2026-01-01", 1], ["b"], 7, ["c", 900, "soon", 1]]');
  expect(recallAttempts().map(({ id }) => id)).toEqual(["a"]);
  localStorage.setItem("fourfold-puzzles", "{");
  expect(recallAttempts()).toEqual([]);
});

const WIN_2 = { game: "quarto", theme: "win-2", family: "" };
const parts = new Map(
  await Promise.all(GAMES.map(async (game) => [game.name as string, await game.puzzles?.()] as const)),
);
const familyOf = ({ game, rules }: Puzzle) => parts.get(game)?.familyOf(rules) ?? "";

test("every puzzle is in one of its game's families, and training can be limited to one", () => {
  for (const puzzle of puzzles) expect(parts.get(puzzle.game)?.families).toContain(familyOf(puzzle));
  expect([...familiesOf(puzzles, { game: "", theme: "" }, familyOf)].sort()).toEqual([
    "fewer",
    "grid",
    "squares",
    "standard",
  ]);
  expect([...familiesOf(puzzles, { game: "quarto", theme: "win-4" }, familyOf)]).toEqual(["standard"]);
  const rulesIn = (family: string, theme: string) => {
    const training = { game: "quarto", theme, family, level: "own" } as const;
    const offered = suitable(puzzles, training, new Set(), 1000, familyOf);
    return [...new Set(offered.map(({ rules }) => rules))].sort();
  };
  expect(rulesIn("standard", "")).toEqual(["CSHT", "CSHT!"]);
  expect(rulesIn("squares", "")).toEqual(["CSHT+", "CSHT+!"]);
  expect(rulesIn("fewer", "win-2")).toEqual(["CS", "CSH"]);
});

test("training offers untried puzzles of the theme near the player's rating, or of a chosen difficulty", () => {
  expect(recallTraining()).toEqual({ game: "", theme: "", family: "", level: "own" });
  const near = suitable(puzzles, { ...WIN_2, level: "own" }, new Set(), 1200, familyOf);
  expect(near.length).toBeGreaterThan(100);
  for (const { theme, difficulty } of near) {
    expect(theme).toBe("win-2");
    expect(Math.abs(difficulty - 1200)).toBeLessThanOrEqual(200);
  }
  const tried = new Set(near.map(({ id }) => id));
  const others = suitable(puzzles, { ...WIN_2, level: "own" }, tried, 1200, familyOf);
  expect(others.length).toBeGreaterThan(0);
  expect(others.some(({ id }) => tried.has(id))).toBe(false);
  const hard = suitable(puzzles, { game: "", theme: "", family: "", level: "hard" }, new Set(), 0, familyOf);
  expect(hard).toEqual(puzzles.filter(({ difficulty }) => difficulty >= 1500));
});

test("only difficulties at which a theme has puzzles are offered", () => {
  expect(levelsOf(puzzles, { game: "", theme: "", family: "" }, familyOf)).toEqual(["own", "easy", "medium", "hard"]);
  expect(levelsOf(puzzles, { game: "quarto", theme: "win-4", family: "" }, familyOf)).toEqual(["own", "hard"]);
  expect(levelsOf(puzzles, { game: "quartino", theme: "claim", family: "" }, familyOf)).toEqual([
    "own",
    "easy",
    "medium",
  ]);
  expect(levelsOf(puzzles, { game: "quarto", theme: "unknown", family: "" }, familyOf)).toEqual([]);
});
