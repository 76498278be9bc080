// @vitest-environment node
/** Puzzles of every theme, solved and missed with the real core. */
import { readFileSync } from "node:fs";
import { beforeAll, describe, expect, test } from "vitest";
import { Core } from "../core/core";
import { gameOf } from "../games";
import { Questions } from "../local/question";
import { Attempt, wholeTurns } from "./attempt";
import { type Puzzle, parsePuzzles, unpack } from "./collection";

const PUZZLES = new URL("../../../src/fourfold/puzzles/data/puzzles.txt.gz", import.meta.url);
const CORE = new URL("../core/core.wasm", import.meta.url);
let core: Questions;
let puzzles: Puzzle[];
beforeAll(async () => {
  const made = await Core.create(new Uint8Array(readFileSync(CORE)));
  core = new Questions({ ask: async (request) => made.ask(request) });
  puzzles = parsePuzzles(await unpack(new Blob([new Uint8Array(readFileSync(PUZZLES))])));
});

async function partsOf(game: string) {
  const parts = await gameOf(game).puzzles?.();
  if (!parts) throw new Error(`no puzzles for ${game}`);
  return parts;
}

async function open(id: string): Promise<Attempt> {
  const puzzle = puzzles.find((each) => each.id === id);
  if (!puzzle) throw new Error(`no puzzle ${id}`);
  return Attempt.open(core, puzzle, await partsOf(puzzle.game));
}

/** Answer with the first accepted answer; then, as long as the opponent replies, with a turn that keeps the win. */
async function solve(attempt: Attempt): Promise<number> {
  const { puzzle } = attempt;
  const parts = await partsOf(puzzle.game);
  const answer = puzzle.answers[0] as string;
  if (parts.isWord(puzzle.theme)) {
    expect(await attempt.choose(answer)).toEqual({ kind: "solved" });
    return 1;
  }
  let moves = parts.split(answer);
  for (let turns = 1; ; turns += 1) {
    let kind = "more";
    for (const move of moves) kind = (await attempt.play(move)).kind;
    if (kind === "solved") return turns;
    expect(kind).toBe("right");
    const found = await core.analysis(puzzle.game, puzzle.rules, attempt.state.position.text);
    const winning = wholeTurns(found).find(({ value }) => value === 1);
    moves = winning?.moves.moves.map((move) => move.text) ?? [];
  }
}

test("a puzzle from every section can be solved", async () => {
  const sections = new Map(puzzles.map((each) => [`${each.game} ${each.rules} ${each.theme}`, each]));
  expect(sections.size).toBe(33);
  for (const [section, puzzle] of sections) {
    const turns = await solve(await open(puzzle.id));
    expect(turns, section).toBe(Number(/win-(\d)/.exec(puzzle.theme)?.[1] ?? 1));
  }
});

test("every theme of the collection is on the page, and in its texts", async () => {
  const english = readFileSync(new URL("../../../src/fourfold/locales/en/puzzles.ftl", import.meta.url), "utf8");
  for (const name of new Set(puzzles.map(({ game }) => game))) {
    const own = puzzles.filter(({ game }) => game === name).map(({ theme }) => theme);
    const { themes } = await partsOf(name);
    expect([...themes].sort()).toEqual([...new Set(own)].sort());
    for (const theme of themes) expect(english).toContain(`puzzle-${name}-${theme} =`);
  }
});

describe("a wrong answer", () => {
  test("is refuted by the best line, and can be tried again", async () => {
    const attempt = await open("1p95k65");
    const { position } = attempt.state;
    expect(await attempt.play("b2")).toEqual({ kind: "more" });
    const answer = await attempt.play("=0");
    expect(answer).toMatchObject({ kind: "wrong", line: expect.arrayContaining(["b2", "=0"]) });
    // The line continues to the end of the game.
    const { line } = answer as { line: readonly string[] };
    expect(line.length).toBeGreaterThan(2);
    expect((await attempt.at(line)).outcome).not.toBeNull();
    attempt.retry();
    expect(attempt.state.position).toEqual(position);
    expect(await solve(attempt)).toBe(3);
  });

  test("in a later turn is wrong too, and only that turn is tried again", async () => {
    const attempt = await open("1p95k65");
    await attempt.play("b2");
    expect(await attempt.play("=2")).toMatchObject({ kind: "right" });
    const { position, moves } = { position: attempt.state.position, moves: attempt.moves };
    const found = await core.analysis("quarto", "CSHT", position.text);
    const losing = wholeTurns(found).find(({ value }) => value === -1);
    let last: unknown;
    for (const move of losing?.moves.moves ?? []) last = await attempt.play(move.text);
    expect(last).toMatchObject({ kind: "wrong", why: "puzzle-why-lost" });
    attempt.retry();
    expect(attempt.moves).toEqual(moves);
    expect(attempt.state.position).toEqual(position);
  });

  test("to a puzzle whose answers are single moves is wrong at once", async () => {
    const attempt = await open("cs47cga");
    expect(await attempt.play("c1")).toMatchObject({ kind: "wrong", why: "puzzle-why-nothing-shared" });
  });

  test.each([
    ["cs47cga", "c1", "puzzle-why-nothing-shared"],
    ["cs47cga", "c3", "puzzle-why-no-line"],
    // a2 fills a 2 × 2 square, which counts here.
    ["h5gyncn", "a2", "puzzle-why-nothing-shared"],
    ["h5gyncn", "d1", "puzzle-why-no-line"],
  ])("that misses a win in 1 says why the space fails: %s %s", async (id, square, why) => {
    expect(await (await open(id)).play(square)).toMatchObject({ kind: "wrong", why });
  });

  test("about a line says what was overlooked", async () => {
    const attempt = await open("811z17s");
    expect(await attempt.play("!a1-a4")).toMatchObject({ kind: "wrong", why: "puzzle-why-call" });
    expect(await attempt.choose("=6")).toEqual({ kind: "wrong", why: "puzzle-why-missed", line: [] });
  });

  test("about the value shows the best line", async () => {
    const attempt = await open("0shxz0d");
    const answer = await attempt.choose("win");
    expect(answer).toMatchObject({ kind: "wrong", why: "puzzle-why-judge" });
    expect((await attempt.at((answer as { line: readonly string[] }).line)).outcome).toMatchObject({ winner: null });
  });

  test("about Colour says so after one move", async () => {
    expect(await (await open("633wjjj")).play("-")).toMatchObject({ kind: "wrong", why: "puzzle-why-colour" });
    expect(await (await open("5gq8g9d")).play("+")).toMatchObject({ kind: "wrong", why: "puzzle-why-no-colour" });
  });
});

test("a turn that the core couldn't judge is tried again from its beginning", async () => {
  const puzzle = puzzles.find(({ id }) => id === "1p95k65") as Puzzle;
  let isBroken = true;
  const analysis: Questions["analysis"] = (...keys) =>
    isBroken ? Promise.reject(new Error("the worker is gone")) : core.analysis(...keys);
  const asked = { position: core.position.bind(core), rules: core.rules.bind(core), analysis };
  const attempt = await Attempt.open(asked, puzzle, await partsOf(puzzle.game));
  await attempt.play("b2");
  await expect(attempt.play("=2")).rejects.toThrow("gone");
  attempt.retry();
  expect(attempt.state).toBe(attempt.start);
  isBroken = false;
  expect(await solve(attempt)).toBe(3);
});

test("a line is read move by move", async () => {
  const moves = await (await open("1p95k65")).read(["b2", "=2"]);
  expect(moves).toMatchObject([
    { kind: "place", square: "b2" },
    { kind: "give", piece: "2" },
  ]);
});

test("a wrong call or claim is marked on the board, other moves show themselves", async () => {
  const [quarto, quartino] = await Promise.all(["quarto", "quartino"].map(partsOf));
  expect(quarto?.mark("!a1-d4")).toBe("a1-d4");
  expect(quarto?.mark("=6")).toBeNull();
  expect(quartino?.mark("RYGB@5")).toEqual({ kind: "claim", card: "RYGB", window: 5 });
  for (const move of ["R3", "+", "."]) expect(quartino?.mark(move)).toBeNull();
});

test("a solution ends with the goal", async () => {
  const attempt = await open("1p95k65");
  const { outcome } = await attempt.at(await attempt.solution());
  expect(outcome).toMatchObject({ winner: attempt.start.to_move });
  expect(await (await open("811z17s")).solution()).toEqual(["!a1-d1"]);
});
