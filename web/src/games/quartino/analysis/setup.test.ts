// @vitest-environment node
import { readFileSync } from "node:fs";
import { beforeAll, describe, expect, test } from "vitest";
import { Core } from "../../../core/core";
import { Questions } from "../../../local/question";
import type { QuartinoInsight, QuartinoMove, QuartinoPosition } from "../../../protocol/types";
import { holdingOf, rightMoves } from "./claims";
import { moveOf } from "./notation";
import { refusal } from "./refusal";
import * as edit from "./setup";

const SHOWN = "B/R/Y/G/Y/R/-/-/-";
const RACKS = "RYGB,BGYR,GRYB,YBRG;/BRYG,?,?,?;";

let core: Questions;
beforeAll(async () => {
  const made = await Core.create(new Uint8Array(readFileSync(new URL("../../../core/core.wasm", import.meta.url))));
  core = new Questions({ ask: async (request) => made.ask(request) });
});

async function read(text: string, rules = "wheel"): Promise<QuartinoPosition> {
  return (await core.position("quartino", rules, text, [])).position as QuartinoPosition;
}

test.each([
  `${SHOWN} 1 claim ${RACKS}`,
  "RRRR/-/GB/-/-/-/-/-/- 3 colour ?,?,?,?;x/RYGB;BGYR,GRYB,YBRG/?,?;BRYG,YRGB/?,?,?,?;",
])("the core reads a setup as it was written: %s", async (text) => {
  expect(edit.formatSetup(edit.setupOf(await read(text)))).toBe(text);
});

test("stones stack, players come and go, and no card appears twice", async () => {
  const first = edit.setupOf(await read(`${SHOWN} 1 claim ${RACKS}`));
  expect(edit.put(edit.put(first, "R", 8), "B", 8).stacks[8]).toEqual(["R", "B"]);
  expect(edit.lift(edit.put(first, "R", 1), 1)).toEqual(first);
  const total = { R: 7, Y: 7, G: 7, B: 7 };
  expect(edit.supplyOf(edit.put(first, "B", 0), total)).toEqual({ R: 5, Y: 5, G: 6, B: 5 });

  const three = edit.seat({ ...first, mover: 2 }, 3);
  expect(edit.formatSetup(three)).toBe(`${SHOWN} 2 claim ${RACKS}/?,?,?,?;`);
  expect(edit.seat({ ...three, mover: 3 }, 2).mover).toBe(2);
  expect(edit.formatSetup(edit.leave(three, 2, true))).toContain("/?,?,?,?;x");

  const dealt = edit.deal(first, 1, 2, { card: "RYGB", isClaimed: true });
  expect(edit.formatSetup(dealt)).toBe(`${SHOWN} 1 claim ?,BGYR,GRYB,YBRG;/BRYG,?,?;RYGB`);
  expect(edit.isElsewhere(dealt, "RYGB", 1, 2)).toBe(false);
  expect(edit.isElsewhere(dealt, "RYGB", 0, 0)).toBe(true);
  expect(edit.deal(dealt, 1, 2, { card: null, isClaimed: true }).racks[1]?.slots[2]?.isClaimed).toBe(false);
  expect(edit.formatSetup(edit.clear(dealt))).toBe("-/-/-/-/-/-/-/-/- 1 place:1 ?,?,?,?;/?,?,?,?;");
  expect(new Set(edit.CARDS).size).toBe(24);
});

test("the claims of all cards are listed, with their holders", async () => {
  const found = await core.search({ game: "quartino", rules: "wheel", position: `${SHOWN} 1 claim ${RACKS}` }, 60);
  const insight = found.insight as QuartinoInsight;
  expect(insight.claims).toEqual([
    { card: "BRYG", window: 1, holder: 2, is_claimed: false },
    { card: "BGYR", window: 3, holder: 1, is_claimed: false },
  ]);
  const { legal } = await core.position("quartino", "wheel", `${SHOWN} 1 claim ${RACKS}`, []);
  expect(rightMoves(legal.moves as QuartinoMove[], insight).map(({ text }) => text)).toEqual([".", "BGYR@3"]);
  expect(rightMoves(legal.moves as QuartinoMove[], null).map(({ text }) => text)).toEqual(["."]);
});

test("who can claim a card", () => {
  const claim = { card: "BRYG", window: 1, holder: null, is_claimed: false };
  const known = [{ hidden: ["RYGB"] }];
  expect(holdingOf(claim, known)).toBe("nobody");
  expect(holdingOf(claim, [...known, { hidden: [null] }])).toBe("maybe");
  expect(holdingOf({ ...claim, holder: 1 }, known)).toBe("held");
  expect(holdingOf({ ...claim, holder: 1, is_claimed: true }, known)).toBe("claimed");
});

test("moves are read as the core writes them", async () => {
  for (const text of [
    `${SHOWN} 1 claim ${RACKS}`,
    `${SHOWN} 1 place:1 ${RACKS}`,
    `RRRR${SHOWN.slice(1)} 1 colour ${RACKS}`,
  ]) {
    const { legal } = await core.position("quartino", "wheel", text, []);
    expect(legal.moves.map((move) => moveOf(move.text))).toEqual(legal.moves);
  }
});

describe("impossible positions", () => {
  const REFUSED: readonly (readonly [string, string])[] = [
    [`${SHOWN} 1 colour ${RACKS}`, "analysis-quartino-no-colour"],
    [`-/-/-/-/-/-/-/-/- 1 claim ${RACKS}`, "analysis-quartino-no-stone"],
    [`RYGRYG/BBB/RRR/YYY/GGG/BBB/RR/YY/GG 1 place:3 ${RACKS}`, "analysis-quartino-few-stones"],
    [`RRRR/-/-/-/-/-/-/-/- 1 place:3 ${RACKS}`, "analysis-quartino-high-stack"],
    [`RRRRRRRR/-/-/-/-/-/-/-/- 1 place:1 ${RACKS}`, "analysis-quartino-many-stones"],
    [`${SHOWN} 1 claim RYGB,RYGB,?,?;/?,?,?,?;`, "analysis-quartino-twice"],
    [`${SHOWN} 1 claim ?,?,?,?;/;RYGB,BGYR,GRYB,YBRG`, "analysis-quartino-over"],
    [`${SHOWN} 1 claim ;BGYR,GRYB,YBRG,RYGB/?,?,?,?;`, "analysis-quartino-not-shown"],
    [`${SHOWN} 1 claim ?,?,?,?;x/?,?,?,?;/?,?,?,?;`, "analysis-quartino-mover-left"],
    [`${SHOWN} 1 claim ?,?,?,?;/?,?,?,?;x/?,?,?,?;x`, "analysis-quartino-few-left"],
  ];
  test.each(REFUSED)("%s", async (position, id) => {
    const error: Error = await core.position("quartino", "wheel", position, []).then(
      () => new Error("the position was accepted"),
      (refused) => refused,
    );
    expect(refusal(error.message)?.id).toBe(id);
  });

  test("that are merely malformed keep the core's own message", () => {
    expect(refusal("position: column 5: expected '/'")).toBeNull();
  });
});
