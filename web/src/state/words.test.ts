import { describe, expect, it } from "vitest";
import { preferredLanguage } from "../language/locale";
import { parseRoute } from "../page/router.svelte";
import { parseMove, splitTurn } from "../protocol/moves";
import type { Moved, PositionAnalysis, QuartoPosition } from "../protocol/types";
import { announce, announceSince } from "./announcement";
import { adviceWords, hintsByMove, restOfBest } from "./hint";
import { instruction } from "./instruction";
import { moveWords } from "./names";
import { FIRST_PLAN, newRoom, rulesKey } from "./plan";

const text = (id: string, values: object = {}) => [id, ...Object.values(values)].join(" ");
const board = (pieces: Record<number, string>) => Array.from({ length: 16 }, (_, index) => pieces[index] ?? null);
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
});

describe("what is told", () => {
  const scene = {
    text,
    name: (seat: number) => `P${seat}`,
    list: (words: readonly string[]) => words.join("+"),
    windows: [[0, 1, 2, 3]],
  };
  const moved = (move: string, more: Partial<Moved> = {}) => ({
    version: 1,
    at: "",
    event: { kind: "moved" as const, seat: 1, move, is_forced: false, fault: null, cleared: [], ...more },
  });

  it("tells whoever comes back what stands, and nothing that was taken back", () => {
    const taken = { version: 1, at: "", event: { kind: "taken_back" as const, seat: 1, count: 1 } };
    const log = [moved("R1"), taken, moved("G4"), moved(".")];
    expect(announceSince(scene, log, 2)).toEqual(["page-stone-placed P1 page-stone-G 4", "page-turn-ended P1"]);
  });

  it("names a right call and a wrong one with its reason", () => {
    expect(announce(scene, [moved("!a1-d1", { fault: "empty" })], 2)).toMatchObject([
      { kind: "bad", words: "quarto-wrong P1 a1-d1 quarto-wrong-empty" },
    ]);
    expect(announce(scene, [moved("!a1-d1")], null)).toMatchObject([{ kind: "good", group: "a1-d1" }]);
  });

  it("names a right claim and a wrong one, by colours and fields and not by codes", () => {
    const colours = "page-stone-R, page-stone-Y, page-stone-G, page-stone-B";
    expect(announce(scene, [moved("RYGB@1")], 1)).toMatchObject([
      { kind: "good", card: "RYGB", window: 1, words: `page-claimed P1 ${colours} 0, 1, 2, 3` },
    ]);
    expect(announce(scene, [moved("RYGB@1", { fault: "mismatch" })], 2)).toMatchObject([
      { kind: "bad", words: `page-claimed-wrongly P1 ${colours} 0, 1, 2, 3` },
    ]);
    expect(moveWords(text, "RYGB@1")).toBe(`page-move-claim ${colours}`);
  });

  it("names also what changes nothing on the board, and a move that the clock has made", () => {
    expect(announce(scene, [moved(".")], 2)).toMatchObject([{ kind: "move", words: "page-turn-ended P1" }]);
    expect(announce(scene, [moved("-")], 1)).toMatchObject([{ kind: "move", words: "page-colour-declined P1" }]);
    const forced = moved(".", { is_forced: true });
    expect(announce(scene, [forced], 2)).toMatchObject([
      { kind: "notice", words: "play-time-out P1 page-turn-ended P1" },
    ]);
  });

  it("names the stacks that Column has taken off, after whatever happened, and whose stone that gives", () => {
    const column = (seat: number) => ({ kind: "good", words: `page-column 2 0+2 P${seat}`, fields: [0, 2] });
    const ended = moved(".", { cleared: [0, 2] });
    expect(announce(scene, [ended], 2)).toMatchObject([{ words: "page-turn-ended P1" }, column(2)]);
    const left = { kind: "departed" as const, seat: 2, reason: "time" as const, cleared: [0, 2] };
    expect(announce(scene, [{ version: 1, at: "", event: left }], 3)).toMatchObject([
      { words: "play-time-out P2" },
      column(3),
    ]);
    // The stone is that of the next one, who may have placed it when one hears of all that.
    expect(announce(scene, [ended, moved("R1", { seat: 2 }), moved(".", { seat: 2 })], 1)[1]).toMatchObject(column(2));
  });

  it("tells who comes to the screen all that the others have done since their turn", () => {
    const entries = [moved("R1"), moved("."), moved("G4", { seat: 2 }), moved(".", { seat: 2 })];
    expect(announceSince(scene, entries, 1)).toEqual(["page-stone-placed P2 page-stone-G 4", "page-turn-ended P2"]);
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
    const viewing = {
      seat: 1,
      seats: [1],
      isMarking: false,
      hasCard: false,
      shown: null,
      isTurnedAway: false,
      name: (seat: number) => `P${seat}`,
    };
    expect(instruction(text, state, viewing)).toBe("page-turn-mine quarto-do-give-first");
    expect(instruction(text, state, { ...viewing, seats: [1, 2] })).toBe("page-turn-of P1 quarto-do-give-first");
    expect(instruction(text, state, { ...viewing, seats: [2] })).toBe("page-turn-other P1");
    expect(instruction(text, { ...(state as object), to_move: 2 } as never, viewing)).toBe("play-waiting P2");
    const spectator = { ...viewing, seat: null, seats: [] };
    expect(instruction(text, state, spectator)).toBe("page-watching page-turn-other P1");
    const late = { ...spectator, isTurnedAway: true };
    expect(instruction(text, state, late)).toBe("refusal-room-full page-watching page-turn-other P1");
  });
});

describe("plans, hints, reviews and addresses", () => {
  it("write rule sets as the notation does", () => {
    expect(rulesKey(FIRST_PLAN)).toBe("CSHT!");
    expect(rulesKey({ ...FIRST_PLAN, traits: ["H", "C"], hasSquares: true, hasMinute: true })).toBe("CH+!/60");
    expect(rulesKey({ ...FIRST_PLAN, game: "quartino", geometry: "grid" })).toBe("grid");
  });

  it("seat bots, people here and people to come", () => {
    expect(newRoom(FIRST_PLAN).seats).toEqual([{ kind: "me" }, { kind: "bot", bot: "casual" }]);
    const here = newRoom({ ...FIRST_PLAN, game: "quartino", players: 3, opponent: "screen", names: ["Zoe"] });
    expect(here.seats.map((place) => place.name)).toEqual(["Zoe", "Player 2", "Player 3"]);
    expect(newRoom({ ...FIRST_PLAN, opponent: "friend" })).toMatchObject({
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
    // Where all moves are worth the same, marks would tell nothing.
    expect(hintsByMove({ turns: turns.slice(0, 1) } as unknown as PositionAnalysis)).toEqual({});
  });

  it("advise the next decision of the best turn while it is followed", () => {
    const analysis = { turns: [{ turn: "+,R3,RYGB@5,." }] } as unknown as PositionAnalysis;
    expect(restOfBest(analysis, [])?.[0]).toBe("+");
    expect(restOfBest(analysis, ["+", "R3"])).toEqual(["RYGB@5", "."]);
    expect(restOfBest(analysis, ["+", "R4"])).toBeNull();
    expect(["+", "R3", "RYGB@5", "."].map((move) => adviceWords(text, move))).toEqual([
      "page-hint-declare",
      "page-hint-stone page-stone-R 3",
      "page-hint-claim",
      "page-hint-end",
    ]);
  });

  it("are read", () => {
    expect(parseRoute("/", "")).toEqual({ name: "start" });
    expect(parseRoute("/g/table1", "#seat=abc")).toMatchObject({
      name: "game",
      id: "table1",
      secret: { seats: ["abc"] },
    });
    expect(parseRoute("/g/table1", "#seat=abc&seat=def")).toMatchObject({ secret: { seats: ["abc", "def"] } });
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
