// @vitest-environment node
/** Mistakes in real games, found and repeated with the real core. */
import { readFileSync } from "node:fs";
import { beforeAll, expect, test } from "vitest";
import { Core } from "../core/core";
import { gameOf } from "../games";
import { type Course, Questions } from "../local/question";
import { Attempt } from "../puzzles/attempt";
import { findMistakes } from "../state/review";
import { collect, type Source } from "./collect";
import { facetsOf, levelsOf, weeksOf } from "./figures";
import { dueNow, type Mistake, puzzleOf, withNew } from "./mistake";
import { afterAnswer } from "./schedule";
import { MemoryTraining } from "./store";
import { merge, readTraining, writeTraining } from "./transfer";

const CORE = new URL("../core/core.wasm", import.meta.url);
const MIN_JUDGED = 18;
const NOW = new Date("2026-11-17T12:00:00Z");
let core: Questions;
beforeAll(async () => {
  const made = await Core.create(new Uint8Array(readFileSync(CORE)));
  core = new Questions({ ask: async (request) => made.ask(request) });
});

async function partsOf(game: string) {
  const parts = await gameOf(game).puzzles?.();
  if (!parts) throw new Error(`no puzzles for ${game}`);
  return parts;
}

/** Review a game as the page does. */
async function review(events: string, seat: number, rules = "CSHT"): Promise<Source> {
  const course: Course = { game: "quarto", rules, seats: 2, starter: 1, deal: null, events: events.split(" ") };
  const moments = await core.moments(course, seat, 0, 200);
  const judged = await Promise.all(
    moments.map((_, first) =>
      // Without the opening book, earlier positions take too long.
      first < MIN_JUDGED ? null : core.judgement({ ...course, events: course.events.slice(0, first) }),
    ),
  );
  const { order } = await gameOf("quarto").review();
  const { outcome } = await core.state(course, seat);
  const findings = findMistakes(moments, judged, outcome?.winner ?? null, order);
  return { id: "~game", game: "quarto", rules, seat, level: "novice", moments, findings };
}

/** Nine pieces are on the board and seat 2 gives: 0 and 3 win at once on c2, only D doesn't lose. */
const OPENING = "=4 d3 =2 c4 =1 c1 =6 d1 =7 b4 =E b3 =8 a1 =5 c3 =9 a3";
const MISSED = `${OPENING} =0 b1 =A 1:resignation`;

test("a piece given away is found for its giver, with the line it completed", async () => {
  const parts = await partsOf("quarto");
  const given = await collect(core, parts, await review(`${OPENING} =0 c2`, 2), NOW);
  expect(given).toMatchObject([
    { kind: "given", played: ["=0"], better: [["=D"]], level: "novice", source: { id: "~game", place: 18 } },
  ]);
  expect(given[0]?.facets).toEqual(expect.arrayContaining(["line:column", "square:c2"]));
  expect(given[0]?.facets.some((each) => each.startsWith("trait:"))).toBe(true);
  expect(await collect(core, parts, await review(`${OPENING} =0 c2`, 1), NOW)).toEqual([]);
});

test("a missed line is found, by a placement or by a call", async () => {
  const parts = await partsOf("quarto");
  const [placed] = await collect(core, parts, await review(MISSED, 1), NOW);
  expect(placed).toMatchObject({ kind: "missed", played: ["b1"] });
  // Others win too, but only this one at once.
  expect(placed?.better[0]).toEqual(["c2"]);
  expect(placed?.better.length).toBeGreaterThan(1);
  const called = await collect(core, parts, await review(`${OPENING} =0 c2 =A 1:resignation`, 1, "CSHT!"), NOW);
  expect(called).toMatchObject([{ kind: "missed", played: ["=A"], better: [["!c1-c4"]] }]);
  expect(called[0]?.facets).toContain("line:column");
});

test("a mistake is a puzzle: better moves solve it, the one that was played is refuted", async () => {
  const parts = await partsOf("quarto");
  const [mistake] = await collect(core, parts, await review(MISSED, 1), NOW);
  const puzzle = puzzleOf(mistake as Mistake, parts.join);
  const attempt = await Attempt.open(core, puzzle, parts);
  const answer = await attempt.play("b1");
  expect(answer).toMatchObject({ kind: "wrong", why: "puzzle-why-lost" });
  expect((await attempt.at((answer as { line: readonly string[] }).line)).outcome).toMatchObject({ winner: 2 });
  attempt.retry();
  expect(await attempt.play("c2")).toEqual({ kind: "solved" });
});

test("a claim that was not made is found in a game without exact values", async () => {
  const rules = "wheel";
  const deal = await core.deal("quartino", rules, 2, "7");
  const base = { game: "quartino", rules, seats: 2, starter: 1, deal };
  let [events, found]: [string[], Mistake[]] = [[], []];
  // Bots play; whenever seat 1 would claim, it ends its turn instead.
  for (let count = 0; count < 80 && !found.length; count += 1) {
    const turn = await core.turn({ ...base, events }, "builder", String(count));
    const claim = turn.findIndex((move) => move.includes("@"));
    const { to_move } = await core.state({ ...base, events }, 1);
    const silent = to_move === 1 && claim >= 0 ? [...turn.slice(0, claim), "."] : turn;
    events = [...events, ...silent];
    if (silent === turn) continue;
    const moments = await core.moments({ ...base, events }, 1, 0, 500);
    const source = { id: "~two", game: "quartino", rules, seat: 1, level: null, moments, findings: [] };
    found = await collect(core, await partsOf("quartino"), source, NOW);
    expect(found.at(-1)).toMatchObject({ played: ["."], kind: "missed" });
    expect(found.at(-1)?.better.flat()).toContain(turn[claim]);
  }
  expect(found.length).toBeGreaterThan(0);
});

test("a wrong claim is a mistake: another claim was right, or ending the turn", async () => {
  const rules = "wheel";
  const deal = await core.deal("quartino", rules, 2, "7");
  const base = { game: "quartino", rules, seats: 2, starter: 1, deal };
  const kinds = new Set<string>();
  // Bots play; once seat 1 may claim or end its turn, it makes a wrong claim instead.
  let events: string[] = [];
  for (let count = 0; count < 80 && kinds.size < 2; count += 1) {
    const turn = await core.turn({ ...base, events }, "builder", String(count));
    const { to_move } = await core.state({ ...base, events }, 1);
    const last = turn.findIndex((move) => move.includes("@") || move === ".");
    if (to_move === 1 && last >= 0) {
      const before = [...events, ...turn.slice(0, last)];
      const { legal } = await core.state({ ...base, events: before }, 1);
      const claims = legal?.moves.filter(({ text }) => text.includes("@") && text !== turn[last]) ?? [];
      for (const { text } of claims) {
        const moments = await core.moments({ ...base, events: [...before, text] }, 1, 0, 500);
        const played = moments.at(-1)?.event;
        if (played?.kind !== "moved" || played.played.fault === null) continue;
        const source = { id: "~two", game: "quartino", rules, seat: 1, level: null, moments, findings: [] };
        const found = (await collect(core, await partsOf("quartino"), source, NOW)).at(-1);
        expect(found).toMatchObject({ played: [text], kind: turn[last] === "." ? "turn" : "missed" });
        expect(found?.better.flat()).toContain(turn[last]);
        const attempt = await Attempt.open(
          core,
          puzzleOf(found as Mistake, (moves) => moves.join(",")),
          await partsOf("quartino"),
        );
        expect(await attempt.play(text)).toMatchObject({ kind: "wrong", why: "puzzle-why-no-claim" });
        kinds.add(found?.kind ?? "");
        break;
      }
    }
    events = [...events, ...turn];
  }
  expect([...kinds].sort()).toEqual(["missed", "turn"]);
});

function made(id: string, more: Partial<Mistake> = {}): Mistake {
  const source = { id: "~game", place: 3 };
  return {
    ...{ id, game: "quarto", rules: "CSHT", position: id, kind: "turn", played: ["a1"], better: [["b1"]] },
    ...{ facets: [], level: null, source, at: "2026-11-10T00:00:00Z", card: null, answers: [] },
    ...more,
  } as Mistake;
}

test("a puzzle comes back later and later after right answers, and soon after a wrong one", () => {
  let [mistake, now] = [made("a"), NOW];
  const gaps: number[] = [];
  for (let count = 0; count < 4; count += 1) {
    mistake = afterAnswer(mistake, true, now);
    const due = new Date(mistake.card?.due ?? "");
    gaps.push((due.getTime() - now.getTime()) / 86_400_000);
    now = due;
  }
  expect(gaps).toEqual([...gaps].sort((one, other) => one - other));
  expect(gaps[3]).toBeGreaterThan(3 * (gaps[0] ?? 0));
  const failed = afterAnswer(mistake, false, now);
  expect((Date.parse(failed.card?.due ?? "") - now.getTime()) / 86_400_000).toBeLessThan(gaps[3] ?? 0);
  expect(failed.answers).toHaveLength(5);
  expect(dueNow([failed], now)).toEqual([]);
});

test("missed wins are due before pieces given away and other moves; a known mistake keeps its schedule", () => {
  const [turn, given, missed] = [made("t"), made("g", { kind: "given" }), made("m", { kind: "missed" })];
  expect(dueNow([turn, given, missed], NOW).map(({ id }) => id)).toEqual(["m", "g", "t"]);
  const learnt = afterAnswer(turn, true, NOW);
  expect(withNew([learnt], [turn, given, given])).toEqual([learnt, given]);
});

test("statistics count tags by group, answers by week and mistakes by level", () => {
  const facets = facetsOf([{ facets: ["trait:H", "line:row"] }, { facets: ["trait:C", "trait:H"] }]);
  expect(facets.get("trait")).toEqual([
    { name: "trait:H", count: 2 },
    { name: "trait:C", count: 1 },
  ]);
  const weeks = weeksOf(
    [
      { day: "2026-11-17", isRight: true },
      { day: "2026-11-11", isRight: false },
      { day: "2026-11-10", isRight: true },
      { day: "2020-01-01", isRight: true },
    ],
    "2026-11-17",
    2,
  );
  expect(weeks).toEqual([
    { from: "2026-11-04", right: 1, all: 1 },
    { from: "2026-11-11", right: 1, all: 2 },
  ]);
  const game = { id: "1", game: "quarto", level: "novice", at: "2026-11-17T00:00:00Z", mistakes: 1 };
  expect(levelsOf([game, { ...game, level: "keen", mistakes: 4 }, { ...game, mistakes: 2 }])).toMatchObject([
    { level: "keen", games: 1, mistakes: 4 },
    { level: "novice", games: 2, mistakes: 3 },
  ]);
});

test("an answer dated tomorrow, from a time zone further east, belongs to the latest week", () => {
  expect(weeksOf([{ day: "2026-11-18", isRight: true }], "2026-11-17", 2).at(-1)).toMatchObject({ right: 1, all: 1 });
});

test("training survives a round trip through a file, and two files are merged without loss", async () => {
  const learnt = afterAnswer(made("a"), true, NOW);
  const attempt = { id: "x", difficulty: 900, day: "2026-11-17", isSolved: true };
  const whole = { mistakes: [learnt, made("b")], games: [], attempts: [attempt], sprints: [], streaks: [] };
  const read = readTraining(writeTraining(whole));
  expect(read).toEqual(whole);
  const merged = merge({ ...whole, mistakes: [made("a"), made("c")] }, read);
  expect(merged.mistakes.map(({ id, answers }) => [id, answers.length])).toEqual([
    ["a", 1],
    ["c", 0],
    ["b", 0],
  ]);
  expect(merged.attempts).toEqual([attempt]);
  for (const bad of ["", "[]", '{"format":"other"}']) expect(() => readTraining(bad)).toThrow();
  const damaged = JSON.parse(writeTraining(whole));
  damaged.mistakes[0].better = [];
  expect(readTraining(JSON.stringify(damaged)).mistakes).toEqual([made("b")]);
  const store = new MemoryTraining();
  await store.write(read);
  expect((await store.read()).mistakes).toEqual(read.mistakes);
  await store.clear();
  expect((await store.read()).mistakes).toEqual([]);
});
