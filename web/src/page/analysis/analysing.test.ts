/** The analysis board's state with the real core. */
import { readFileSync } from "node:fs";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { writeLine } from "../../analysis/link";
import { movesTo, promote, remove } from "../../analysis/tree";
import { Core } from "../../core/core";
import { GAMES } from "../../games";
import type { AnyGame, AnyTypes } from "../../games/game";
import { CoreError, Questions } from "../../local/question";
import { Analysing } from "./analysing.svelte";

const LATE = "0.../1..B/2.../.EF. 3 a2";
const FRAGMENT = writeLine({ game: "quarto", rules: "CSHT!", position: LATE });

let questions: Questions;
let board: Analysing;
beforeEach(async () => {
  localStorage.clear();
  const core = await Core.create(new Uint8Array(readFileSync("src/core/core.wasm")));
  core.loadBook(new Uint8Array(readFileSync("../src/fourfold/solver/quarto/openings.book")));
  questions = new Questions({ ask: async (request) => core.ask(request) });
  board = new Analysing(questions, (...request) => questions.search(...request));
});

afterEach(() => board.close());

function play(move: string): Promise<void> {
  const found = board.legal.find(({ text }) => text === move);
  if (!found) throw new Error(`${move} is illegal`);
  return board.walk([found.text]);
}

async function settle(): Promise<void> {
  while (board.isThinking) await new Promise((resolve) => setTimeout(resolve, 5));
}

test("without a link, the first game's start is shown", async () => {
  await board.follow("");
  expect(board.position.text).toBe("..../..../..../.... - -");
  expect(board.toMove).toBe(1);
});

test("an opening says how bots fared from it", async () => {
  await board.follow("");
  expect(board.state.opening).toBeNull();
  await play("=0");
  const { games, levels } = board.state.opening ?? { games: 0, levels: [] };
  expect(levels.map(({ bot }) => bot)).toEqual(["novice", "casual", "keen", "club", "expert"]);
  for (const { won, lost, faulty } of levels) {
    expect(won + lost).toBeLessThanOrEqual(games);
    expect(faulty).toBeLessThanOrEqual(games);
  }
  await play("a1");
  expect(board.state.opening).toBeNull();
  await play("=F");
  expect(board.state.opening?.levels).not.toEqual(levels);
});

test("every next move of an opening says how often bots erred after it, alike moves together", async () => {
  await board.follow("");
  const counts = async () => (await board.explore())?.map(({ move, count }) => `${move} ${count}`);
  expect(await counts()).toEqual(["=0 16"]);
  await play("=0");
  // Corners are like the centre, edges like edges; the share is the average over all pieces to give.
  expect(await counts()).toEqual(["a1 8", "b1 8"]);
  const average = (await board.explore())?.[0]?.faulty.find(({ bot }) => bot === "expert")?.share;
  expect(average).toBeCloseTo((4 * 0.97 + 6 * 0.99 + 4 * 0.56 + 0.45) / 15);
  await play("a1");
  expect(await counts()).toEqual(["=1 4", "=3 6", "=7 4", "=F 1"]);
  expect((await board.explore())?.map(({ faulty }) => faulty.at(-1)?.share)).toEqual([0.97, 0.99, 0.56, 0.45]);
  await play("=F");
  expect((await board.explore())?.reduce((sum, { count }) => sum + count, 0)).toBe(15);
  await play("b1");
  await play("=1");
  expect(await counts()).toEqual([]);
});

test("the answer about an opening is dropped once another position is shown", async () => {
  await board.follow("");
  const answer = board.explore();
  await play("=0");
  expect(await answer).toBeNull();
});

test("moves make a tree, and every move has its value", async () => {
  await board.follow(FRAGMENT);
  await settle();
  expect(board.weights.get("a1")).toMatchObject({ value: 1, count: 1 });
  expect(board.insight).toMatchObject({ threats: [{ group: "a1-a4", square: "a1" }] });
  await play("d1");
  await play("=8");
  await board.back();
  await play("=C");
  expect(movesTo(board.place.tree, board.place.path)).toEqual(["d1", "=C"]);
  expect(board.place.path).toEqual([0, 1]);
  await board.turnTo(promote(board.place));
  expect(board.place.path).toEqual([0, 0]);
  expect(board.position.text).toBe("0.../1..B/2.../.EF3 C d1");
  await board.turnTo(remove(board.place));
  expect(board.place.tree.children[0]?.children.map(({ move }) => move)).toEqual(["=8"]);
  const link = await board.link();
  await board.follow(link);
  expect(board.position.text).toBe("0.../1..B/2.../.EF3 - d1");
});

test("the best line ends the game as predicted", async () => {
  await board.follow(FRAGMENT);
  await settle();
  await board.walk(board.found?.line.flatMap(({ moves }) => moves.map(({ text }) => text)) ?? []);
  expect(board.state.outcome?.winner).toBe(2);
  expect(board.toMove).toBeNull();
  await settle();
  expect(board.weights.size).toBe(0);
});

test("a bad link or text is reported, and the board stays as it was", async () => {
  await board.follow(FRAGMENT);
  await board.follow(writeLine({ game: "quarto", rules: "CSHT!", position: LATE, moves: ["a4"] }));
  expect(board.trouble).toMatchObject({ id: "analysis-bad-link", sentence: expect.stringContaining("a4") });
  expect(board.position.text).toBe(LATE);
  expect(await board.paste("0.../1...")).toMatchObject({ id: "analysis-bad-text", sentence: expect.any(String) });
  await board.follow(writeLine({ game: "chess", rules: "x", position: "" }));
  expect(board.trouble).toEqual({ id: "analysis-bad-link", sentence: null });
  expect(await board.paste(`CSHT ${LATE}`)).toBeNull();
  expect(board.rules?.key).toBe("CSHT");
});

test("a click that the core can't answer says so, and the board stays as it was", async () => {
  await board.follow(FRAGMENT);
  await play("d1");
  const failing = vi.spyOn(questions, "position").mockRejectedValue(new Error("the worker is gone"));
  const { place } = board;
  const [move] = board.legal;
  for (const click of [
    () => board.play(move as AnyTypes["move"]),
    () => board.back(),
    () => board.go([]),
    () => board.cut(),
  ]) {
    board.trouble = null;
    await click();
    await expect.poll(() => board.trouble).toEqual({ id: "puzzle-failed", sentence: null });
    expect([board.place, board.said]).toEqual([place, null]);
  }
  failing.mockRestore();
  await board.back();
  expect([board.place.path, board.trouble]).toEqual([[], null]);
});

test("a record has every variation, and pasting it gives the same tree", async () => {
  await board.follow("");
  await board.walk(["=5", "b3", "=A"]);
  await board.back();
  await board.walk(["=C", "c1"]);
  const record = await board.record();
  expect(record).toMatch(/\n\n=5 b3=A \(b3=C c1\)\n$/);
  expect(record).not.toContain("Position");
  const grown = board.place.tree;
  await board.follow(FRAGMENT);
  expect(await board.paste(record)).toBeNull();
  expect(board.place.tree).toEqual(grown);
});

test("a record of a position that was set up begins there", async () => {
  await board.follow(writeLine({ game: "quarto", rules: "CSHT!", position: LATE, moves: [] }));
  const [move] = board.legal.filter((each) => !each.text.startsWith("!"));
  await board.walk([move?.text ?? ""]);
  const { start, place } = board;
  const record = await board.record();
  expect(record).toContain(`[Position "${LATE}"]`);
  await board.follow("");
  expect(await board.paste(record)).toBeNull();
  expect([board.start, board.place.tree]).toEqual([start, place.tree]);
});

test("a position is checked before it is set up", async () => {
  await board.follow(FRAGMENT);
  expect((await board.check("CT+", "0.../..../..../.... 5 -")).key).toBe("CT+");
  await expect(board.check("CSHT", "0124/..../..../.... 8 -")).rejects.toBeInstanceOf(CoreError);
});

test("an unsaved analysis that is replaced can be brought back, and so can what replaced it", async () => {
  await board.follow("");
  expect(board.canUndo).toBe(false);
  // The start of a game is nothing to keep.
  await board.begin(GAMES[1] as AnyGame);
  expect([board.canUndo, board.said]).toEqual([false, null]);
  await board.follow(FRAGMENT);
  await play("d1");
  const { analysis } = board;
  await board.begin(GAMES[0] as AnyGame);
  expect([board.canUndo, board.said]).toEqual([true, "analysis-put-aside"]);
  await board.walk(["=5"]);
  expect(board.said).toBeNull();
  await board.undo();
  expect([board.analysis, board.place.path]).toEqual([analysis, [0]]);
  await board.undo();
  expect(movesTo(board.place.tree, board.place.path)).toEqual(["=5"]);
});

test("a deleted branch can be brought back within the same analysis", async () => {
  await board.follow(FRAGMENT);
  await play("d1");
  const [grown, opened] = [board.place.tree, board.opened];
  await board.cut();
  expect([board.place.tree.children, board.said]).toEqual([[], "analysis-cut"]);
  await board.undo();
  expect([board.place.tree, board.opened]).toEqual([grown, opened]);
});

test("the last unsaved analysis outlives the page, and a saved one leaves it alone", async () => {
  await board.follow(FRAGMENT);
  await play("d1");
  const { analysis } = board;
  board.close();
  const next = () => new Analysing(questions, (...request) => questions.search(...request));
  board = next();
  await board.follow(FRAGMENT);
  board.isSaved = true;
  await board.begin(GAMES[0] as AnyGame);
  expect(board.said).toBeNull();
  await board.undo();
  expect(board.analysis).toEqual(analysis);
  // Nothing is put aside for what is shown anyway.
  expect(board.canUndo).toBe(false);
});

test("every game with an analysis board has its parts and its rules form", async () => {
  for (const game of GAMES.filter((each) => each.analysis)) {
    await board.begin(game);
    const { parts, rules } = board;
    if (!parts || !rules) throw new Error("nothing shown");
    expect(game.form.key(parts.formOf(rules), null)).toBe(rules.key);
  }
});

test("a game of chance shows every seat's share, and the best turns can be stepped through", async () => {
  const position = "B/R/Y/G/Y/R/-/-/- 1 claim RYGB,BGYR,GRYB,YBRG;/BRYG,?,?,?;";
  // Without a time limit, the answer is always the same.
  board = new Analysing(questions, (subject) => questions.search(subject, 600));
  await board.follow(writeLine({ game: "quartino", rules: "wheel", position }));
  await settle();
  const shares = board.found?.shares ?? [];
  expect(shares).toHaveLength(2);
  expect(shares.reduce((sum, { chance }) => sum + chance, 0)).toBeCloseTo(1);
  expect(shares.every(({ error }) => error !== null && error > 0)).toBe(true);
  const best = board.found?.turns[0]?.moves.moves.map(({ text }) => text) ?? [];
  expect(best[0]).toBe("BGYR@3");
  await board.walk(best);
  expect(board.toMove).toBe(2);
  expect(movesTo(board.place.tree, board.place.path)).toEqual(best);
  // The record has every card that was set up.
  const [record, grown] = [await board.record(), board.place.tree];
  expect(record).toContain(`[Position "${position}"]`);
  await board.follow("");
  expect(await board.paste(record)).toBeNull();
  expect([board.start, board.place.tree]).toEqual([position, grown]);
});
