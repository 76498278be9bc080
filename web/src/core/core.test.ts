// @vitest-environment node
import { readFileSync } from "node:fs";
import { beforeAll, expect, test } from "vitest";
import type { Moment, Moves, Outcome, Position } from "../protocol/types";
import { Core } from "./core";

interface State {
  to_move: number | null;
  position: Position;
  legal: Moves | null;
  outcome: Outcome | null;
  has_call: boolean;
}

const BOOK = new URL("../../../src/fourfold/solver/quarto/openings.book", import.meta.url);

async function loadCore(): Promise<Core> {
  return Core.create(new Uint8Array(readFileSync(new URL("core.wasm", import.meta.url))));
}

let core: Core;
beforeAll(async () => {
  core = await loadCore();
});

/** Ask with keys and values. */
function ask<T>(command: string, keys: Record<string, string | number> = {}): T {
  const lines = Object.entries({ ask: command, ...keys }).map(([key, value]) => `${key} ${value}`);
  return core.ask(lines.join("\n")) as T;
}

/** Play a game to its end, choosing moves by a fixed pattern. */
function playOut(keys: Record<string, string | number>): { events: string[]; state: State } {
  const events: string[] = [];
  for (;;) {
    const course = { ...keys, events: events.join(" ") };
    const { to_move } = ask<State>("state", course);
    if (to_move === null) return { events, state: ask("state", course) };
    const { legal, to_move: seat } = ask<State>("state", { ...course, viewer: to_move });
    expect(seat).toBe(to_move);
    const moves = (legal as Moves).moves.filter(({ kind }) => !["call", "claim"].includes(kind));
    events.push((moves[(events.length * 7) % moves.length] as { text: string }).text);
    if (events.length > 60) events.push(`${ask<State>("state", { ...keys, events: events.join(" ") }).to_move}:time`);
  }
}

test("a game of Quarto! is played from start to end", () => {
  const { events, state } = playOut({ game: "quarto", rules: "CSHT!" });
  expect(events).toHaveLength(34);
  expect(state.outcome).toMatchObject({ winner: null, reason: "full board" });
  const moments = ask<Moment[]>("moments", { game: "quarto", rules: "CSHT!", events: events.join(" ") });
  expect(moments).toHaveLength(events.length + 1);
  expect(moments.at(-1)?.position).toEqual(state.position);
});

test.each([2, 3, 4])("a game of Quartino for %i is played until all but one have left", (seats) => {
  const { deal } = ask<{ deal: string }>("deal", { game: "quartino", seats, seed: 7 });
  const { state } = playOut({ game: "quartino", rules: "wheel", seats, deal });
  expect(state.outcome).toMatchObject({ reason: "time", ending: { game: "quartino" } });
});

test("a viewer sees only their own cards while the game runs", () => {
  const deal = "RYGB,BGYR,GRYB,YBRG/BYRG,GYBR,RGBY,YRGB";
  const seen = ask<State>("state", { game: "quartino", deal, viewer: 2 });
  expect(seen.position.text).toContain("?,?,?,?;/BYRG,GYBR,RGBY,YRGB;");
  const after = ask<State>("state", { game: "quartino", deal, viewer: 2, events: "1:resignation" });
  expect(after.position.text).toContain("RYGB,BGYR,GRYB,YBRG;/BYRG");
});

test.each([
  ["", /^ask: expected one of rules, state/],
  ["ask state\nevents =5 b9", /^event 2: column 1: expected a move/],
  ["ask state\nevents =5 =6", /^event 2: you may not give: place piece 5 first/],
  ["ask state\ngame chess", /^game: expected quarto or quartino, found 'chess'/],
  ["ask state\nviewer 3", /^viewer: expected a number from 1 to 2, found '3'/],
  ["ask state\ncolour red", /^unknown key 'colour'/],
  ["ask rules\nrules ČSHT", /^rules: column 1: .*found 'ČSHT'/],
  ["ask deal\ngame quartino\nseats 5", /^seats: quartino has 2, 3 or 4 seats, not 5/],
])("a bad request gets a clear error: %j", (request, error) => {
  expect(core.ask(request)).toEqual({ error: expect.stringMatching(error) });
});

test("the book is wanted where it helps", async () => {
  const fresh = await loadCore();
  const wanted = ["ask analysis\nposition x", "ask judgement", "ask turn\nbot perfect"];
  const unwanted = ["ask analysis\ngame quartino", "ask turn\nbot expert", "ask state", "nonsense"];
  expect(wanted.map((request) => fresh.wantsBook(request))).toEqual([true, true, true]);
  expect(unwanted.map((request) => fresh.wantsBook(request))).toEqual([false, false, false, false]);
  fresh.loadBook(new Uint8Array(readFileSync(BOOK)));
  expect(fresh.wantsBook("ask judgement")).toBe(false);
});

test("anything but an opening book is rejected", () => {
  const book = new Uint8Array(readFileSync(BOOK));
  expect(core.loadBook(book)).toBe(true);
  expect(core.loadBook(book.slice(0, -1))).toBe(false);
  expect(core.loadBook(new Uint8Array())).toBe(false);
});

test("the core needs nothing but a clock", async () => {
  const module = await WebAssembly.compile(readFileSync(new URL("core.wasm", import.meta.url)));
  const names = WebAssembly.Module.imports(module).map(({ name }) => name);
  expect(names.sort()).toEqual(["clock_time_get", "fd_close", "fd_seek", "fd_write"]);
});

test.each(["application/wasm", "application/octet-stream"])(
  "it can be compiled from a response of type %s",
  async (type) => {
    const bytes = new Uint8Array(readFileSync(new URL("core.wasm", import.meta.url)));
    const fetched = await Core.create(new Response(bytes, { headers: { "Content-Type": type } }));
    expect(fetched.ask("ask rules\ngame quarto\nrules CSHT")).toEqual(ask("rules", { game: "quarto", rules: "CSHT" }));
  },
);
