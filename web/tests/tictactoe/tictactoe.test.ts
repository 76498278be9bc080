/**
 * Registers a third game in one line, and then offers, plays and reviews it with the real components and protocol; the
 * test plays the server.
 */
import { flushSync, mount, unmount } from "svelte";
import { afterEach, beforeAll, beforeEach, expect, test, vi } from "vitest";
import { findGame, GAMES, register } from "../../src/games";
import { language } from "../../src/language/language.svelte";
import GamePage from "../../src/page/game/GamePage.svelte";
import ReviewPage from "../../src/page/review/ReviewPage.svelte";
import { parseRoute } from "../../src/page/router.svelte";
import RulesText from "../../src/page/rules/RulesText.svelte";
import StartPage from "../../src/page/start/StartPage.svelte";
import type { TransportListener } from "../../src/socket/transport";
import { newRoom, recallPlan } from "../../src/state/plan";
import { settings } from "../../src/theme/settings.svelte";
import { tictactoe } from ".";
import type { Mark, Position, RuleSet } from "./types";

register(tictactoe);

const RULES: RuleSet = { game: "tictactoe", key: "3", seconds: null, has_secrets: false };
const SQUARES = ["a1", "b1", "c1", "a2", "b2", "c2", "a3", "b3", "c3"];
const mark = (square: string): Mark => ({ kind: "mark", text: square, square });

/** The server's end of a connection: what the page sends, and what the test answers. */
class Line {
  sent: { type: string; [key: string]: unknown }[] = [];
  constructor(readonly listener: TransportListener) {}
  send(text: string) {
    this.sent.push(JSON.parse(text));
  }
  close() {}
  say(message: object) {
    this.listener.received(JSON.stringify(message));
    flushSync();
  }
}

/** The room after these marks, with seat 1 as X, and the legal moves. */
function stateAfter(...squares: string[]) {
  const board = SQUARES.map((square) => {
    const index = squares.indexOf(square);
    return index < 0 ? null : index % 2 ? "O" : "X";
  });
  const position: Position = { game: "tictactoe", text: squares.join(" "), board: board as Position["board"] };
  const legal = { game: "tictactoe", moves: SQUARES.filter((square) => !squares.includes(square)).map(mark) };
  return {
    version: 10 + squares.length,
    status: "playing",
    seats: [
      { seat: 1, name: "Ann", bot: null, guest: "ann" },
      { seat: 2, name: "Ben", bot: null, guest: "ben" },
    ],
    to_move: (squares.length % 2) + 1,
    position,
    legal: squares.length % 2 ? null : legal,
    clock: null,
    outcome: null as object | null,
    draw_offers: [],
    rematch_offers: [],
    next: null,
    can_take_back: false,
    can_offer_draw: false,
  };
}
const moved = (version: number, seat: number, square: string) => ({
  version,
  at: "",
  event: { kind: "moved", seat, is_forced: false, played: { game: "tictactoe", move: mark(square) } },
});
const ROOM = { id: "table1", rules: RULES, is_private: false, previous: null, opened_at: "2030-01-01T00:00:00Z" };
const snapshot = (state: object, entries: object[] = []) => ({ type: "snapshot", room: ROOM, seat: 1, entries, state });
const events = (after: number, entries: object[], state: object) => ({
  type: "events",
  seat: 1,
  after,
  entries,
  state,
});

/** The server's HTTP responses by path. */
let answers: Record<string, unknown>;
let drawn: object | null;
let lines: Line[];

beforeAll(() => language.choose("en"));

beforeEach(() => {
  [lines, drawn] = [[], null];
  settings.see("hasSeenTicTacToeTour");
  answers = {
    "/api/me": { id: "ann", name: "Ann" },
    "/api/games/table1/keys": { id: "table1", seats: [], invitation: null },
  };
  vi.stubGlobal("fetch", async (path: string) => {
    const answer = answers[path.split("?")[0] ?? ""];
    return new Response(JSON.stringify(answer ?? { code: "not_found" }), { status: answer ? 200 : 404 });
  });
});

afterEach(() => {
  if (drawn) void unmount(drawn);
  vi.unstubAllGlobals();
  localStorage.clear();
});

/** Open a game's page, and play the server up to its first message. */
async function openTable(state: object): Promise<Line> {
  const connect = (listener: TransportListener) => {
    const line = new Line(listener);
    lines.push(line);
    return line;
  };
  drawn = mount(GamePage, {
    target: document.body,
    props: { id: "table1", secret: { seats: [], invitation: null }, connect },
  });
  const line = await soon(() => {
    expect(lines).toHaveLength(1);
    return lines[0] as Line;
  });
  line.listener.opened();
  line.say(snapshot(state));
  await soon(() => expect(square("a1")).not.toBeNull());
  return line;
}

/** Wait for an asynchronous update; generous, for busy machines. */
const soon = <T>(what: () => T) => vi.waitFor(what, { timeout: 20_000 });
const square = (name: string) => document.querySelector<HTMLButtonElement>(`[data-square="${name}"]`);
const shown = () => SQUARES.map((name) => square(name)?.textContent?.trim() || "-").join("");
const actions = (line: Line) => line.sent.filter(({ type }) => type === "act");

test("draws the board, and a click on a square sends the move", async () => {
  const line = await openTable(stateAfter("a1", "b1"));
  expect(shown()).toBe("XO-------");
  expect(document.querySelector(".sentence")?.textContent).toContain("choose a square");
  square("b2")?.click();
  flushSync();
  // Selected, and not sent yet.
  expect(actions(line)).toEqual([]);
  expect(square("b2")?.getAttribute("aria-pressed")).toBe("true");
  expect(document.querySelector(".sentence")?.textContent).toContain("confirm b2");
  square("b2")?.click();
  flushSync();
  expect(actions(line)).toMatchObject([{ version: 12, seat: 1, action: { kind: "move", move: "b2" } }]);
  // Until the answer arrives nothing else can be done.
  expect(square("c3")?.disabled).toBe(true);

  const id = actions(line)[0]?.id;
  line.say({ type: "accepted", id, version: 13 });
  line.say(events(0, [moved(13, 1, "b2")], stateAfter("a1", "b1", "b2")));
  expect(shown()).toBe("XO--X----");
  line.say(events(13, [moved(14, 2, "c1")], stateAfter("a1", "b1", "b2", "c1")));
  expect(shown()).toBe("XOO-X----");
  expect(document.querySelector("[aria-live=polite]:last-of-type")?.textContent).toContain("c1");
  expect([...document.querySelectorAll("li .played")].map((each) => each.textContent?.trim())).toEqual(["b2", "c1"]);
});

test("taken and illegal squares can't be clicked", async () => {
  const line = await openTable(stateAfter("a1", "b1", "b2"));
  for (const name of SQUARES) square(name)?.click();
  flushSync();
  expect(actions(line)).toEqual([]);
});

test("shows the winning line at the end", async () => {
  const line = await openTable(stateAfter("a1", "a2", "b1", "b2"));
  const over = {
    ...stateAfter("a1", "a2", "b1", "b2", "c1"),
    status: "over",
    to_move: null,
    outcome: { winner: 1, reason: "line", ending: { game: "tictactoe", line: ["a1", "b1", "c1"] } },
  };
  line.say(events(0, [moved(15, 1, "c1")], over));
  await soon(() => expect(document.querySelectorAll(".line")).toHaveLength(3));
  expect(document.querySelector("section.won h2")).not.toBeNull();
});

test("is offered, and its room is opened with its rules key", () => {
  drawn = mount(StartPage, { target: document.body });
  flushSync();
  const choices = [...document.querySelectorAll<HTMLInputElement>("input[name=game]")];
  expect(choices.map((input) => input.value)).toEqual(GAMES.map((game) => game.name));
  choices.at(-1)?.click();
  flushSync();
  expect(document.querySelector("path.cross")).not.toBeNull();
  expect(document.querySelectorAll("details input[type=checkbox]")).toHaveLength(3);
  const plan = { ...recallPlan(), game: "tictactoe" as never, time: { limit: "minute" as const, seconds: 60 } };
  expect(newRoom(plan)).toMatchObject({
    game: "tictactoe",
    rules: "3/60",
    seats: [{ kind: "me" }, { kind: "bot", bot: "random" }],
  });
});

test("its rules have an address and figures", async () => {
  expect(parseRoute("/rules/tictactoe", "")).toEqual({ name: "rules", game: "tictactoe" });
  drawn = mount(RulesText, { target: document.body, props: { game: "tictactoe" as never } });
  await soon(() => expect(document.querySelector("section#goal")).not.toBeNull());
  expect(findGame("tictactoe")?.sections).toHaveLength(1);
});

test("reviews a finished game", async () => {
  const position = (...squares: string[]) => stateAfter(...squares).position;
  const over = {
    ...stateAfter("a1"),
    status: "over",
    outcome: { winner: 2, reason: "resignation", ending: { game: "tictactoe", line: null } },
  };
  answers["/api/games/table1"] = snapshot(over);
  answers["/api/games/table1/moments"] = [
    { event: null, position: position(), to_move: 1, can_go_on: true },
    { event: moved(11, 1, "a1").event, position: position("a1"), to_move: 2, can_go_on: true },
  ];
  answers["/api/games/table1/analysis"] = [null, null];
  drawn = mount(ReviewPage, {
    target: document.body,
    props: { id: "table1", secret: { seats: [], invitation: null } },
  });
  await soon(() => expect(shown()).toBe("X--------"));
});
