// @vitest-environment node
/** Puzzles being solved with the real core: what is recorded, and what screen readers are told. */
import { readFileSync } from "node:fs";
import { afterEach, beforeAll, beforeEach, expect, test, vi } from "vitest";
import { Core } from "../../core/core";
import { gameOf } from "../../games";
import { lineWords } from "../../local/line";
import { Questions } from "../../local/question";
import { type Puzzle, parsePuzzles, unpack } from "../../puzzles/collection";
import { Solving } from "./solving.svelte";

const PUZZLES = new URL("../../../../src/fourfold/puzzles/data/puzzles.txt.gz", import.meta.url);
const CORE = new URL("../../core/core.wasm", import.meta.url);
/** The piece wins on d4 and nowhere else. */
const WIN_IN_1 = "cs47cga";
const WIN_IN_3 = "1p95k65";

let core: Questions;
let puzzles: Puzzle[];
beforeAll(async () => {
  const made = await Core.create(new Uint8Array(readFileSync(CORE)));
  core = new Questions({ ask: async (request) => made.ask(request) });
  puzzles = parsePuzzles(await unpack(new Blob([new Uint8Array(readFileSync(PUZZLES))])));
});
beforeEach(() => {
  vi.stubGlobal("requestAnimationFrame", (paint: () => void) => setTimeout(paint));
});
afterEach(() => {
  vi.useRealTimers();
});

const results: boolean[] = [];
async function open(id: string): Promise<Solving> {
  const puzzle = puzzles.find((each) => each.id === id);
  if (!puzzle) throw new Error(`no puzzle ${id}`);
  results.length = 0;
  return Solving.open(core, puzzle, (isSolved) => results.push(isSolved));
}

function play(solving: Solving, text: string): void {
  const move = solving.legal.find((each) => each.text === text);
  if (!move) throw new Error(`${text} is illegal`);
  solving.play(move);
}

/** What screen readers are told of the line on the board. */
function told({ said }: Solving): string {
  const { words } = gameOf("quarto");
  const text = (id: string, values = {}) => [id, ...Object.values(values)].join(" ");
  return lineWords(text, words, said?.turns ?? [], (seat) => `${seat}`);
}

test("a result is recorded at once, before the next frame", async () => {
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
  const givenUp = await open(WIN_IN_1);
  void givenUp.giveUp();
  expect(results).toEqual([false]);
  givenUp.close();
  for (const [square, isSolved] of [
    ["d4", true],
    ["c1", false],
  ] as const) {
    const solving = await open(WIN_IN_1);
    play(solving, square);
    // The core answers without a timer; no frame is painted.
    await new Promise(setImmediate);
    expect(results).toEqual([isSolved]);
    expect(solving.phase).toBe("thinking");
    solving.close();
  }
});

test("the opponent's reply is told in words", async () => {
  const solving = await open(WIN_IN_3);
  const { seat } = solving;
  play(solving, "b2");
  await expect.poll(() => solving.phase).toBe("answer");
  play(solving, "=2");
  await expect.poll(() => solving.said?.id).toBe("puzzle-goes-on");
  const [place = "", give = ""] = solving.moves.slice(2);
  expect(told(solving)).toContain(`${3 - seat}: page-move-place ${place}, page-move-give `);
  expect(give).toMatch(/^=/);
  expect(solving.said?.turns).toHaveLength(1);
  solving.close();
});

test("a refutation is told in words, to the end of the game", async () => {
  const solving = await open(WIN_IN_3);
  const { seat } = solving;
  play(solving, "b2");
  await expect.poll(() => solving.phase).toBe("answer");
  play(solving, "=0");
  await expect.poll(() => solving.phase).toBe("wrong");
  const seats = solving.said?.turns?.map((turn) => turn.seat) ?? [];
  expect(seats).not.toEqual([]);
  // Both sides in turn, from the opponent's reply on.
  expect(seats).toEqual(seats.map((_, index) => (index % 2 ? seat : 3 - seat)));
  expect(told(solving)).toMatch(new RegExp(`^${3 - seat}: page-move-place `));
  solving.close();
});
