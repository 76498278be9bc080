// @vitest-environment node
/** Links, pasted texts, values and thinking, with the real core. */
import { readFileSync } from "node:fs";
import { beforeAll, describe, expect, test, vi } from "vitest";
import { Core } from "../core/core";
import { refusal } from "../games/quarto/analysis/refusal";
import { packValues } from "../local/packing";
import { Questions } from "../local/question";
import type { PositionAnalysis } from "../protocol/types";
import { parsePuzzles, unpack } from "../puzzles/collection";
import { readLink, writeLine, writeLink } from "./link";
import { readPasted } from "./paste";
import { writeTree } from "./recorded";
import { Thinker } from "./thinker";
import * as tree from "./tree";
import { compareWeights, knownOf, signOf, weighMoves, winnersCount } from "./weight";

const CORE = new URL("../core/core.wasm", import.meta.url);
const PUZZLES = new URL("../../../src/fourfold/puzzles/data/puzzles.txt.gz", import.meta.url);
let core: Questions;
beforeAll(async () => {
  const made = await Core.create(new Uint8Array(readFileSync(CORE)));
  core = new Questions({ ask: async (request) => made.ask(request) });
});

const LATE = "0.../1..B/2.../.EF. 3 a2";
const CURRENT = { game: "quarto", rules: "CSHT!" };

describe("a link", () => {
  test("holds a line of moves in plain notation", async () => {
    const fragment = writeLine({ ...CURRENT, rules: "CSHT+!", position: LATE, moves: ["d1", "=8"], at: 1 });
    expect(fragment).toBe("game=quarto&rules=CSHT%2B!&position=0.../1..B/2.../.EF._3_a2&moves=d1_=8&at=1");
    const read = await readLink(fragment);
    expect(read).toEqual({
      game: "quarto",
      rules: "CSHT+!",
      position: LATE,
      tree: tree.lineOf(["d1", "=8"]),
      path: [0],
    });
    expect(read && (await writeLink(read))).toBe(fragment);
  });

  test("holds a tree with comments", async () => {
    const place = tree.play({ tree: tree.lineOf(["d1", "=8"]), path: [] }, "b4");
    const said = tree.comment(place.tree, place.path, "„ne“ & = #");
    const analysis = { ...CURRENT, position: LATE, tree: said, path: place.path };
    const fragment = await writeLink(analysis);
    expect(fragment).toMatch(/^study=[\w-]+&at=1$/);
    expect(await readLink(fragment)).toEqual(analysis);
  });

  test("to something else is ignored, and a broken one is rejected", async () => {
    expect(await readLink("")).toBeNull();
    expect(await readLink("seat=abc")).toBeNull();
    await expect(readLink("game=quarto&rules=CSHT%0Aask%20seed")).rejects.toThrow();
    await expect(readLink("game=quarto&rules=CSHT&moves=a1%0Aask")).rejects.toThrow();
    await expect(readLink("study=nonsense")).rejects.toThrow();
    const bad = [null, ["quarto"], ["quarto", "CSHT", "x\ny", ["", ""]], ["quarto", "CSHT", "", ["", "", ["a 1", ""]]]];
    for (const values of bad) await expect(readLink(`study=${await packValues(values)}`)).rejects.toThrow();
  });
});

describe("a pasted text", () => {
  test("can be a position, with or without its rules", async () => {
    const wanted = { ...CURRENT, position: LATE, tree: tree.START, path: [] };
    expect(await readPasted(core, `  ${LATE}\n`, CURRENT)).toEqual(wanted);
    expect(await readPasted(core, `CS+ ${LATE}`, CURRENT)).toEqual({ ...wanted, rules: "CS+" });
  });

  test("can be a record, read up to its last move", async () => {
    const record = await core.record(
      { ...CURRENT, seats: 2, starter: 2, deal: null, events: ["=5", "b3", "=A", "1:resignation"] },
      null,
      {},
    );
    const read = await readPasted(core, record.replaceAll("\n", "\r\n"), { ...CURRENT, rules: "C" });
    expect(tree.movesTo(read.tree, read.path)).toEqual(["=5", "b3", "=A"]);
    expect(read).toMatchObject({ ...CURRENT, position: "..../..../..../.... - -" });
  });

  test("can be a record with variations and comments", async () => {
    const body = "{a game} =5 {well} b3=A {fine} ({or} b3=C c1=D (c1=E {why?})) (b3=A c4=0) (b4=1) c4=2";
    const read = await readPasted(core, `[Game "quarto"]\n[Rules "CSHT!"]\n\n${body}\n`, CURRENT);
    expect(tree.movesTo(read.tree, read.path)).toEqual(["=5", "b3", "=A", "c4", "=2"]);
    expect(read.tree.comment).toBe("a game");
    expect(tree.linesOf(read.tree).map((moves) => moves.join(" "))).toEqual([
      "=5 b3 =A c4 =2",
      "=5 b3 =A c4 =0",
      "=5 b3 =C c1 =D",
      "=5 b3 =C c1 =E",
      "=5 b4 =1",
    ]);
    const comments = [[0], [0, 0], [0, 0, 0], [0, 0, 1], [0, 0, 1, 0, 1]].map(
      (path) => tree.nodeAt(read.tree, path).comment,
    );
    expect(comments).toEqual(["well", "", "fine", "or", "why?"]);
  });

  test("can be a link", async () => {
    const link = `https://example.org/analysis#${writeLine({ ...CURRENT, position: LATE })}`;
    expect(await readPasted(core, link, CURRENT)).toMatchObject({ position: LATE });
  });

  test("that can't be read gets an error that says what is wrong and where", async () => {
    await expect(readPasted(core, '[Game "quarto"]\n[Rules "CSHT"]\n\n=5 z9\n', CURRENT)).rejects.toThrow(/z9/);
    const { position } = await readPasted(core, "0.../1...", CURRENT);
    await expect(core.position("quarto", "CSHT", position, [])).rejects.toThrow(/column/);
  });
});

describe("a written record", () => {
  const course = { ...CURRENT, seats: 2, starter: 1, deal: null, events: [] };
  const write = (grown: tree.Node) => core.record(course, null, {}, writeTree(grown));
  const bodyOf = (record: string) => record.split("\n\n")[1]?.trim();

  test("has all variations and comments, and is read back as the same tree", async () => {
    let place = tree.play({ tree: { ...tree.START, comment: "a game" }, path: [] }, "=5", "b3", "=A", "c4");
    for (const moves of [["=5", "b3", "=C", "c1", "=D"], ["=5", "b3", "=C", "c2"], ["=5", "b4"], ["=6"]])
      place = tree.play({ tree: place.tree, path: [] }, ...moves);
    const grown = tree.comment(tree.comment(place.tree, [0, 0, 0], "fine"), [0, 0, 1], "why?");
    const record = await write(grown);
    expect(bodyOf(record)).toBe("{a game} =5 (=6) b3=A {fine} (b4) (b3=C {why?} c1=D (c2)) c4");
    const read = await readPasted(core, record, CURRENT);
    expect((await write(read.tree)) === record).toBe(true);
    expect(tree.nodeAt(read.tree, [0, 0, 0]).comment).toBe("fine");
    expect(tree.linesOf(read.tree).sort()).toEqual(tree.linesOf(grown).sort());
  });

  test("writes a comment within a turn after that turn, on one line and without a closing brace", async () => {
    const grown = tree.comment(tree.lineOf(["=5", "b3", "=A"]), [0, 0], "a {set}\n\nof words ");
    const record = await write(tree.comment(grown, [0, 0, 0], "and more"));
    expect(bodyOf(record)).toBe("=5 b3=A {a {set) of words and more}");
  });
});

describe("values", () => {
  test("have no number if the line only has to be called", async () => {
    const found = await core.analysis("quarto", "CSHT!", "5.../.7../..D./...1 - d1");
    const signs = new Map(weighMoves(found).map((weight) => [weight.move, signOf(weight)]));
    expect(signs.get("!a4-d1")).toBe("+");
    expect(signs.get("=0")).toBe("−");
  });

  test("count the winner's placements, as puzzles do", async () => {
    const puzzles = parsePuzzles(await unpack(new Blob([new Uint8Array(readFileSync(PUZZLES))])));
    for (const count of [1, 2, 3]) {
      const puzzle = puzzles.find(({ game, theme }) => game === "quarto" && theme === `win-${count}`);
      if (!puzzle) throw new Error("no such puzzle");
      const found = await core.analysis(puzzle.game, puzzle.rules, puzzle.position);
      expect(winnersCount(found.distance)).toBe(count);
      const [answer = ""] = puzzle.answers;
      const best = weighMoves(found).sort(compareWeights)[0];
      expect(answer.startsWith(best?.move ?? "?")).toBe(true);
      expect(signOf(best as NonNullable<typeof best>)).toBe(`+${count}`);
    }
  });

  test("are those of the best turn that starts with the move", async () => {
    const found = await core.analysis("quarto", "CSHT!", LATE);
    const weights = new Map(weighMoves(found).map((each) => [each.move, signOf(each)]));
    expect(weights.get("a1")).toBe("+1");
    expect(weights.get("d1")).toBe("=");
    expect(weights.get("b2")).toBe("−2");
    expect(weights.size).toBe(10);
  });

  test("that aren't exact say what is known", () => {
    const weight = { value: null, count: null };
    expect(knownOf({ ...weight, low: 0, high: 1 })).toBe("not-loss");
    expect(knownOf({ ...weight, low: -1, high: 0 })).toBe("not-win");
    expect(signOf({ ...weight, low: -1, high: 1 })).toBe("?");
  });
});

describe("thinking", () => {
  const subject = { ...CURRENT, position: LATE };
  const vague = { is_complete: false, turns: [] } as unknown as PositionAnalysis;
  const exact = { is_complete: true, turns: [{ value: 1, distance: 3 }] } as unknown as PositionAnalysis;

  test("continues until the value is known, and remembers it", async () => {
    const search = vi.fn().mockResolvedValueOnce(vague).mockResolvedValueOnce(exact);
    const take = vi.fn();
    const thinker = new Thinker(search, take);
    await thinker.think(subject);
    expect(take.mock.calls).toEqual([
      [null, true],
      [vague, true],
      [exact, false],
    ]);
    await thinker.think(subject);
    expect(search).toHaveBeenCalledTimes(2);
    expect(take).toHaveBeenLastCalledWith(exact, false);
  });

  test("gives up eventually", async () => {
    const take = vi.fn();
    await new Thinker(async () => vague, take).think(subject);
    expect(take).toHaveBeenLastCalledWith(vague, false);
  });

  test("about another position abandons the previous one", async () => {
    let answer: (found: PositionAnalysis) => void = () => {};
    const search = vi
      .fn()
      .mockReturnValueOnce(
        new Promise<PositionAnalysis>((resolve) => {
          answer = resolve;
        }),
      )
      .mockResolvedValue(exact);
    const take = vi.fn();
    const thinker = new Thinker(search, take);
    const first = thinker.think(subject);
    await thinker.think({ ...subject, position: "..../..../..../.... - -" });
    answer(vague);
    await first;
    expect(take).toHaveBeenLastCalledWith(exact, false);
    expect(search).toHaveBeenCalledTimes(2);
  });
});

describe("impossible positions", () => {
  /** Positions that the core rejects, each with its rules and the id of the text that says why. */
  const REFUSED: readonly (readonly [string, string, string])[] = [
    ["CSHT!", "0.../..../..../.... - -", "analysis-quarto-no-last"],
    ["CSHT!", "0.../..../..../.... - b1", "analysis-quarto-last-empty"],
    ["CSHT", "0124/..../..../.... 8 -", "analysis-quarto-over"],
    ["CSHT", "0124/..../..../EDBF - -", "analysis-quarto-two-ends"],
    ["CSHT", "0124/..../..../E... - a1", "analysis-quarto-other-last"],
    ["CSHT", "0.../..../..../.... 0 -", "analysis-quarto-twice"],
    ["CSHT", "0.../..../..../.... 1 a4!", "analysis-quarto-no-window"],
  ];
  test.each(REFUSED)("%s %s", async (rules, position, id) => {
    const error: Error = await core.position("quarto", rules, position, []).then(
      () => new Error("the position was accepted"),
      (refused) => refused,
    );
    expect(refusal(error.message)?.id).toBe(id);
  });

  test("that are merely malformed keep the core's own message", () => {
    expect(refusal("position: column 5: expected '/'")).toBeNull();
  });
});
