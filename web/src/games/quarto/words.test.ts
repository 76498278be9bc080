import { describe, expect, it } from "vitest";
import { CSHT, call, give, moved, pass, put, quartoPlayed } from "../../../tests/moves";
import type { QuartoInsight, QuartoPosition, QuartoRuleSet } from "../../protocol/types";
import { ruleParts, rulePoints } from "../../state/ruleWords";
import { announce, momentWords } from "../../table/announcement";
import { GAMES } from "..";
import { NOTHING, startMarking } from "./draft";
import { hints, markedMoves, pieceHints, squareHints } from "./hint";
import { tourSteps } from "./tour";
import { isSquare, words } from "./words";

const text = (id: string, values: object = {}) => [id, ...Object.values(values)].join(" ");
const scene = {
  text,
  name: (seat: number) => `P${seat}`,
  list: (all: readonly string[]) => all.join("+"),
  rules: CSHT,
};
const wording = GAMES[0]?.words ?? (words as never);
const announced = (...played: ReturnType<typeof quartoPlayed>[]) =>
  announce(
    wording,
    scene,
    played.map((each, index) => ({ version: index, at: "", event: moved(1, each) })),
    2,
  );

describe("announcements", () => {
  it("name right and wrong calls, with the reason", () => {
    expect(announced(quartoPlayed(call("a1-d1"), "empty"))).toMatchObject([
      { kind: "bad", words: "quarto-wrong P1 a1-d1 quarto-wrong-empty", mark: "a1-d1" },
    ]);
    expect(announced(quartoPlayed(call("a1-d1")))).toMatchObject([{ kind: "good", mark: "a1-d1" }]);
  });

  it("name every other move", () => {
    expect(
      announced(quartoPlayed(give("0")), quartoPlayed(put("b3")), quartoPlayed(pass)).map((each) => each.words),
    ).toEqual([
      "quarto-gave P1 0 quarto-light, quarto-round, quarto-short, quarto-hollow",
      "page-placed P1 b3",
      "quarto-passed P1",
    ]);
    expect(momentWords(wording, scene, moved(2, quartoPlayed(call("a1-d1"), "old")), 1)).toBe(
      "quarto-wrong P2 a1-d1 quarto-wrong-old",
    );
  });

  it("name a move for the history", () => {
    expect([give("0"), put("b3"), call("a1-d1"), pass].map((move) => words.past(text, quartoPlayed(move)))).toEqual([
      "page-move-give quarto-light, quarto-round, quarto-short, quarto-hollow",
      "page-move-place b3",
      "page-move-call a1-d1",
      "page-move-pass",
    ]);
  });

  it("name a rule set", () => {
    expect(ruleParts(text, CSHT)).toEqual(["page-traits-count 4", "start-calls"]);
    expect(ruleParts(text, { ...CSHT, traits: ["H", "C"], squares: true, calls: false })).toEqual([
      "page-traits-count 2: quarto-colour, quarto-height",
      "start-squares",
      "page-no-calls",
    ]);
  });

  it("mark the rules that differ from the standard game or have just changed", () => {
    const marked = (rules: QuartoRuleSet, before: QuartoRuleSet | null) =>
      rulePoints(text, rules, before)
        .filter(({ isMarked }) => isMarked)
        .map((point) => point.words);
    const advanced: QuartoRuleSet = { ...CSHT, squares: true };
    const short: QuartoRuleSet = { ...CSHT, traits: ["C"], calls: false };
    expect(marked(CSHT, null)).toEqual([]);
    expect(marked(CSHT, CSHT)).toEqual([]);
    expect(marked(advanced, advanced)).toEqual(["start-squares"]);
    expect(marked(short, null)).toEqual(["page-traits-count 1: quarto-colour"]);
    expect(marked(CSHT, advanced)).toEqual(["page-no-squares"]);
    expect(marked(CSHT, short)).toEqual(["page-traits-count 4", "start-calls"]);
    // What stands out comes first.
    expect(rulePoints(text, advanced)[0]?.words).toBe("start-squares");
  });

  it("say what to do", () => {
    const position: QuartoPosition = {
      game: "quarto",
      text: "",
      board: Array.from({ length: 16 }, () => null),
      hand: null,
      last: null,
      supply: [],
      can_call: false,
      offers_call: false,
      must: "give",
    };
    const task = (more: Partial<QuartoPosition>) => words.task(text, { ...position, ...more }, NOTHING);
    expect(task({})).toBe("quarto-do-give-first");
    expect(task({ last: "a1" })).toBe("quarto-do-give-only");
    // With a piece or two on the board a call could only be wrong.
    expect(task({ last: "a1", can_call: true })).toBe("quarto-do-give-only");
    expect(task({ last: "a1", offers_call: true })).toBe("quarto-do-give");
    expect(task({ must: "place" })).toBe("quarto-do-place");
    expect(task({ must: "place", offers_call: true })).toBe("quarto-do-place-call");
    expect(task({ must: "pass", offers_call: true })).toBe("quarto-do-pass");
    expect(task({ must: "pass" })).toBe("quarto-do-pass-only");
    expect(task({ must: "nothing" })).toBe("");
    expect(words.task(text, position, startMarking(NOTHING))).toBe("quarto-do-mark");
  });
});

describe("marking a line", () => {
  const marking = startMarking(NOTHING);
  it("counts the marks, and says when four of them form no line", () => {
    const legal = [call("a1-d1")];
    const note = (...marked: string[]) => words.note(text, CSHT, { ...marking, marked }, legal);
    expect(words.note(text, CSHT, NOTHING, legal)).toBeNull();
    expect(note("a1", "b1")).toBe("page-marked 2");
    expect(note("a1", "b1", "c1", "d1")).toBe("page-marked 4");
    expect(note("a1", "b1", "c1", "d2")).toBe("quarto-no-group");
  });
});

describe("the rule set", () => {
  it("tells every text whether squares count and whether pieces can be alike", () => {
    const sets: QuartoRuleSet[] = [CSHT, { ...CSHT, squares: true }, { ...CSHT, traits: ["C", "S"] }];
    expect(sets.map((rules) => words.facts(rules))).toEqual([
      { squares: "no", alike: "no" },
      { squares: "yes", alike: "no" },
      { squares: "no", alike: "yes" },
    ]);
  });

  it("distinguishes squares from lines", () => {
    expect(["b2-c3", "a1-b2"].map(isSquare)).toEqual([true, true]);
    expect(["a1-d4", "a4-d1", "a2-d2", "b1-b4"].filter(isSquare)).toEqual([]);
  });

  it("leaves rules that aren't in play out of the tour", () => {
    const tour = (rules: QuartoRuleSet) => tourSteps(text, rules);
    expect(tour(CSHT).map((step) => step.figure)).toEqual(["traits", "giving", "shared", "calling"]);
    expect(tour({ ...CSHT, calls: false }).map((step) => step.figure)).toEqual(["traits", "giving", "shared"]);
    expect(tour({ ...CSHT, traits: ["C", "T"], squares: true })[2]?.words).toBe(
      "page-tour-quarto-3 yes yes yes yes quarto-colour, quarto-top",
    );
  });
});

describe("hints", () => {
  const turns = [
    { moves: { game: "quarto", moves: [put("a1"), give("0")] }, value: -1 },
    { moves: { game: "quarto", moves: [put("a1"), give("1")] }, value: 1 },
    { moves: { game: "quarto", moves: [put("b1"), give("0")] }, value: 0 },
    { moves: { game: "quarto", moves: [call("a1-d1")] }, value: 1 },
  ];

  it("give each first move the best value of its turns", () => {
    const weighed = markedMoves({ turns });
    expect(squareHints(weighed)).toEqual({ a1: "win", b1: "draw" });
    expect(pieceHints(weighed)).toBeNull();
    // If all moves are equal, marks would be useless.
    expect(markedMoves({ turns: turns.slice(0, 1) })).toEqual([]);
  });

  it("mark what is hardest to answer where all moves are equal, and say what is dangerous", () => {
    const threat = { group: "a2-d2", square: "d2", traits: { H: 0, C: 1 }, pieces: ["1", "3"] } as const;
    const drawn = turns.map((turn) => ({ ...turn, value: 0 }));
    const hinted = (threats: (typeof threat)[], hardest = [put("c3")], all = drawn) => {
      const insight = { game: "quarto", threats, hardest } as unknown as QuartoInsight;
      const analysis = { game: "quarto", value: 0, standing: null, is_exact: true, turns: all, insight } as const;
      return { marked: squareHints(markedMoves(analysis)), hint: hints.words(text, CSHT, { analysis, done: [] }) };
    };
    const danger = "page-hint-danger page-hint-line no quarto-short / quarto-dark d2";
    expect(hinted([threat])).toEqual({
      marked: { c3: "advice" },
      hint: { words: `${danger} page-hint-hardest`, more: "", marks: [] },
    });
    // No piece left fits the threat, and all moves are alike.
    expect(hinted([{ ...threat, pieces: [] as unknown as typeof threat.pieces }], [])).toMatchObject({
      marked: null,
      hint: { words: "page-hint-quiet" },
    });
    // Where values differ they are marked, and the legend explains them.
    expect(hinted([threat], [put("c3")], turns)).toMatchObject({
      marked: { a1: "win", b1: "draw" },
      hint: { words: danger, marks: ["win", "draw", "win"] },
    });
  });

  it("state the position's value", () => {
    const tellValue = (value: number | null) =>
      hints.words(text, CSHT, {
        analysis: { game: "quarto", value, standing: null, is_exact: true, turns: [] },
        done: [],
      })?.words;
    expect([1, 0, -1, null].map(tellValue)).toEqual([
      "page-hint-win",
      "page-hint-draw",
      "page-hint-loss",
      "page-value-unknown",
    ]);
  });
});
