// @vitest-environment node
import { readFileSync } from "node:fs";
import { beforeAll, expect, test } from "vitest";
import { Core } from "../../../core/core";
import { Questions } from "../../../local/question";
import type { QuartoInsight, QuartoPosition } from "../../../protocol/types";
import { reasonsOf } from "./reasons";
import * as edit from "./setup";
import { pieceWeights, squareWeights } from "./weights";

let core: Questions;
beforeAll(async () => {
  const made = await Core.create(new Uint8Array(readFileSync(new URL("../../../core/core.wasm", import.meta.url))));
  core = new Questions({ ask: async (request) => made.ask(request) });
});

async function read(text: string, rules = "CSHT!"): Promise<QuartoPosition> {
  return (await core.position("quarto", rules, text, [])).position as QuartoPosition;
}

test("the core reads a setup as it was written", async () => {
  const text = "0.../1..B/2.../.EF. 3 a2";
  expect(edit.formatSetup(edit.setupOf(await read(text)))).toBe(text);
  expect(edit.formatSetup(edit.CLEAR)).toBe("..../..../..../.... - -");
});

test("pieces move from anywhere to anywhere, and none appears twice", () => {
  const seen = (setup: edit.QuartoSetup) => [...setup.board.filter(Boolean), setup.hand, ...edit.supplyOf(setup)];
  let setup = edit.put(edit.CLEAR, "5", "b3");
  expect(setup.last).toBe("b3");
  setup = edit.put(setup, "5", "a1");
  expect(edit.formatSetup(setup)).toBe("..../..../..../5... - a1");
  setup = edit.put(edit.give(setup, "7"), "7", "a1");
  expect(edit.formatSetup(setup)).toBe("..../..../..../7... - a1");
  setup = edit.give(edit.put(setup, "A", "d4"), "7");
  expect(edit.formatSetup(setup)).toBe("...A/..../..../.... 7 d4");
  expect(
    seen(setup)
      .filter((piece) => piece !== null)
      .sort(),
  ).toEqual([...edit.PIECES]);
  setup = edit.placeLast(edit.put(setup, "0", "c1"), "d4");
  expect(edit.lift(setup, "d4").last).toBe("c1");
  expect(edit.lift(edit.lift(setup, "d4"), "c1").last).toBeNull();
});

test("reasons: lines to complete, safe pieces, and who runs out of them", async () => {
  const text = "0.../1..B/2.../.EF. 3 a2";
  const found = await core.analysis("quarto", "CSHT!", text);
  const weights = new Map([["a1", { move: "a1", value: 1, low: 1, high: 1, count: 1 }]]);
  if (!found.insight) throw new Error("no insight");
  const reasons = reasonsOf(await read(text), found.insight as QuartoInsight, weights);
  expect(reasons.wins).toEqual(["a1"]);
  expect(reasons.poisoned).toEqual(["4", "5", "6", "7", "8", "9", "A"]);
  expect(reasons.safe).toEqual(["C", "D"]);
  expect(reasons.isEven).toBe(true);
  expect(reasons.threats.map(({ group, square }) => [group, square])).toEqual([["a1-a4", "a1"]]);
});

test("only moves that are better than others stand out", async () => {
  const weigh = (value: number, count: number | null) => ({ move: "", value, low: value, high: value, count });
  const { legal } = await core.position("quarto", "CSHT!", "0.../1..B/2.../.EF. 3 a2", []);
  const moves = legal.moves as Parameters<typeof squareWeights>[1];
  const weights = squareWeights(
    new Map([
      ["a1", weigh(-1, 3)],
      ["d1", weigh(-1, 2)],
      ["b2", weigh(-1, 3)],
    ]),
    moves,
  );
  expect(Object.entries(weights).map(([square, { isBest }]) => [square, isBest])).toEqual([
    ["a1", true],
    ["d1", false],
    ["b2", true],
  ]);
  const even = squareWeights(
    new Map([
      ["a1", weigh(0, null)],
      ["d1", weigh(0, null)],
    ]),
    moves,
  );
  expect(Object.values(even).some(({ isBest }) => isBest)).toBe(false);
  expect(pieceWeights(new Map([["a1", weigh(1, 1)]]), moves)).toEqual({});
});
