import { describe, expect, it } from "vitest";
import { preferredLanguage } from "../language/locale";
import { parseRoute } from "../page/router.svelte";
import { callFault, parseMove, sharedTraits, splitTurn } from "../protocol/moves";
import type { Moment, PositionAnalysis, QuartinoPosition, QuartoPosition, QuartoTable } from "../protocol/types";
import { announce, clearedFields } from "./announcement";
import { hintsByMove, valueId } from "./hint";
import { instruction } from "./instruction";
import { FIRST_PLAN, newRoom, rulesKey } from "./plan";
import { findMistakes } from "./review";

const text = (id: string, values: object = {}) => [id, ...Object.values(values)].join(" ");
const board = (pieces: Record<number, string>) => Array.from({ length: 16 }, (_, index) => pieces[index] ?? null);
const TABLE = {
  game: "quarto",
  traits: ["C", "S"],
  groups: { "a1-d1": ["a1", "b1", "c1", "d1"] },
} as unknown as QuartoTable;
const POSITION: QuartoPosition = {
  game: "quarto",
  text: "",
  board: board({}),
  hand: null,
  last: null,
  supply: [],
  can_call: false,
  must: "give",
};

describe("moves", () => {
  it("are read by their signs", () => {
    expect(
      ["=A", "b3", "!a1-d4", "--", "+", "-", "R3", "RYGB@5", ".", "?"].map((move) => parseMove(move).kind),
    ).toEqual(["give", "place", "call", "pass", "declare", "decline", "stone", "claim", "end", "unknown"]);
    expect(splitTurn("b3!a1-d4=A")).toEqual(["b3", "!a1-d4", "=A"]);
  });

  it("share what all pieces have in common", () => {
    expect(sharedTraits(["0", "4", "8", "C"], ["C", "S", "H", "T"])).toEqual([
      ["C", 0],
      ["S", 0],
    ]);
    expect(sharedTraits(["0", "F"], ["C", "S", "H", "T"])).toEqual([]);
  });

  it("tell why a call was wrong", () => {
    expect(callFault("a1-d1", board({ 0: "0" }), TABLE)).toBe("empty");
    expect(callFault("a1-d1", board({ 0: "0", 1: "1", 2: "2", 3: "3" }), TABLE)).toBe("nothing-shared");
    expect(callFault("a1-d1", board({ 0: "0", 1: "4", 2: "8", 3: "C" }), TABLE)).toBe("old");
  });
});

describe("what is told", () => {
  const scene = {
    text,
    name: (seat: number) => `P${seat}`,
    table: TABLE,
    before: null,
    after: POSITION,
    isOver: false,
  };
  const moved = (move: string) => ({
    version: 1,
    at: "",
    event: { kind: "moved" as const, seat: 1, move, is_forced: false, fault: null },
  });

  it("names a right call and a wrong one with its reason", () => {
    expect(announce(scene, moved("!a1-d1"))).toMatchObject({
      kind: "bad",
      words: "quarto-wrong P1 a1-d1 quarto-wrong-empty",
    });
    expect(announce({ ...scene, isOver: true }, moved("!a1-d1"))).toMatchObject({ kind: "good", group: "a1-d1" });
  });

  it("names a claim by what the rack shows after it", () => {
    const after = {
      game: "quartino",
      racks: [{ hidden: [], claimed: ["RYGB"], is_out: false }],
    } as unknown as QuartinoPosition;
    expect(announce({ ...scene, after }, moved("RYGB@5"))?.kind).toBe("good");
    expect(announce({ ...scene, after }, moved("BGYR@5"))?.kind).toBe("bad");
  });

  it("names the stacks that Column has taken off", () => {
    const stacks = (heights: number[]) =>
      ({ game: "quartino", stacks: heights.map((height) => Array(height).fill("R")) }) as unknown as QuartinoPosition;
    expect(clearedFields(stacks([4, 1, 5]), stacks([0, 1, 1]))).toEqual([0, 2]);
    expect(clearedFields(stacks([4, 1]), stacks([5, 1]))).toEqual([]);
  });

  it("says whose turn it is", () => {
    const state = {
      to_move: 1,
      position: POSITION,
      seats: [
        { seat: 1, bot: null },
        { seat: 2, bot: "keen" },
      ],
      outcome: null,
    } as never;
    const viewing = { seat: 1, seats: [1], isMarking: false, isBrowsing: false, name: (seat: number) => `P${seat}` };
    expect(instruction(text, state, viewing)).toBe("page-turn-mine quarto-do-give-first");
    expect(instruction(text, state, { ...viewing, seats: [1, 2] })).toBe("page-turn-of P1 quarto-do-give-first");
    expect(instruction(text, state, { ...viewing, seats: [2] })).toBe("page-turn-other P1");
    expect(instruction(text, { ...(state as object), to_move: 2 } as never, viewing)).toBe("play-waiting P2");
  });
});

describe("plans, hints, reviews and addresses", () => {
  it("write rule sets as the notation does", () => {
    expect(rulesKey(FIRST_PLAN)).toBe("CSHT!");
    expect(rulesKey({ ...FIRST_PLAN, traits: ["H", "C"], hasSquares: true, hasMinute: true })).toBe("CH+!/60");
    expect(rulesKey({ ...FIRST_PLAN, game: "quartino", geometry: "grid" })).toBe("grid");
  });

  it("seat bots, people here and people to come", () => {
    const name = (seat: number) => `P${seat}`;
    expect(newRoom(FIRST_PLAN, name).seats).toEqual([{ kind: "me" }, { kind: "bot", bot: "casual" }]);
    const here = newRoom({ ...FIRST_PLAN, game: "quartino", players: 3, opponent: "screen", names: ["Zoe"] }, name);
    expect(here.seats.map((place) => place.name)).toEqual(["Zoe", "P2", "P3"]);
    expect(newRoom({ ...FIRST_PLAN, opponent: "friend" }, name)).toMatchObject({
      is_private: true,
      seats: [{}, { kind: "open" }],
    });
  });

  it("give each first move the best of its turns", () => {
    const turns = [
      ["a1=0", -1],
      ["a1=1", 1],
      ["b1=0", 0],
    ].map(([turn, value]) => ({ turn, value }));
    expect(hintsByMove({ turns } as unknown as PositionAnalysis)).toEqual({ a1: "win", b1: "draw" });
    expect([1, 0.5, 0, -0.5, -1, null].map(valueId).at(-1)).toBe("page-value-unknown");
  });

  it("find the moves that gave something away", () => {
    const moments = [null, 1, 1, 2].map((seat) => ({ seat, move: "x", position: POSITION })) as Moment[];
    const analysis = {
      turns: [
        { turn: "b2", value: 0 },
        { turn: "b3", value: -1 },
      ],
    } as unknown as PositionAnalysis;
    const found = findMistakes(moments, [0, 0, -1, -1], [analysis, analysis, analysis, null]);
    expect(found).toEqual([{ index: 1, seat: 1, before: 0, after: -1, better: ["b2"] }]);
  });

  it("are read", () => {
    expect(parseRoute("/", "")).toEqual({ name: "start" });
    expect(parseRoute("/g/table1", "#seat=abc")).toMatchObject({ name: "game", id: "table1", secret: { seat: "abc" } });
    expect(parseRoute("/g/table1/review", "")).toMatchObject({ name: "review" });
    expect(parseRoute("/rules/quartino", "")).toEqual({ name: "rules", game: "quartino" });
    expect(parseRoute("/g/x", "")).toEqual({ name: "unknown" });
  });

  it("choose the language", () => {
    expect(preferredLanguage("cs", ["lt"])).toBe("cs");
    expect(preferredLanguage(null, ["de-DE", "lv-LV", "en"])).toBe("lv");
    expect(preferredLanguage("xx", ["fr"])).toBe("en");
  });
});
