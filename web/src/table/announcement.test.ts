import { expect, test } from "vitest";
import { CSHT, departed, moved, put, quartoPlayed } from "../../tests/moves";
import { gameOf } from "../games";
import type { Moment } from "../protocol/types";
import { announce, momentWords } from "./announcement";

const text = (id: string, values: object = {}) => [id, ...Object.values(values)].join(" ");
const scene = {
  text,
  name: (seat: number) => `P${seat}`,
  list: (words: readonly string[]) => words.join("+"),
  rules: CSHT,
};
const { words } = gameOf("quarto");

test("a moment describes the start, moves, departures and agreements", () => {
  const announced = (event: Moment["event"]) => momentWords(words, scene, event, 1);
  expect(announced(null)).toBe("page-started P1");
  expect(announced(moved(2, quartoPlayed(put("b3"))))).toBe("page-placed P2 b3");
  expect(announced(departed(2, "time", { game: "quarto" }))).toBe("play-time-out P2");
  expect(announced(departed(2, "resignation", { game: "quarto" }))).toBe("play-resigned P2");
  expect(announced(departed(2, "absence", { game: "quarto" }))).toBe("play-stayed-away P2");
  expect(announced({ kind: "draw_agreed", absent: null })).toBe("play-drawn-agreement");
  expect(announced({ kind: "draw_agreed", absent: 2 })).toBe("play-drawn-absence");
});

test("every event of a room is announced, except those that need no words", () => {
  const announced = (event: Parameters<typeof announce>[2][number]["event"]) =>
    announce(words, scene, [{ version: 1, at: "", event }], 1).map((each) => `${each.kind}: ${each.words}`);
  expect(announced({ kind: "joined", seat: 2, guest: "g", name: "Ben" })).toEqual(["notice: page-joined P2"]);
  expect(announced({ kind: "left", seat: 2 })).toEqual(["notice: page-got-up P2"]);
  expect(announced({ kind: "started", start: 2 })).toEqual(["notice: page-started P2"]);
  expect(announced({ kind: "draw_declined", seat: 1 })).toEqual(["notice: page-draw-declined P1"]);
  expect(announced({ kind: "taken_back", seat: 1, count: 1 })).toEqual(["notice: page-taken-back P1"]);
  expect(announced({ kind: "said", seat: 1, phrase: "hello" })).toEqual(["said: phrase-hello"]);
  expect(announced({ kind: "said", seat: 1, phrase: "nudge" })).toEqual(["notice: page-nudged P1"]);
  expect(announced({ kind: "rematch_offered", seat: 1 })).toEqual(["notice: page-rematch-offered P1"]);
  expect(announced({ kind: "rematch_opened", game_id: "x" })).toEqual([]);
  expect(announced({ kind: "closed" })).toEqual([]);
});

test("readers are told about their own offers as theirs", () => {
  const announced = (seat: number, isDuel = true) =>
    (["draw_offered", "draw_declined", "rematch_offered"] as const).map((kind) => {
      const entries = [{ version: 1, at: "", event: { kind, seat } }];
      return announce(words, { ...scene, own: 1, isDuel }, entries, 1)[0]?.words;
    });
  expect(announced(2)).toEqual(["page-draw-offered P2", "page-draw-declined P2", "page-rematch-offered P2"]);
  expect(announced(1)).toEqual(["page-draw-waiting P1", "page-draw-refused P1", "page-rematch-waiting yes"]);
  expect(announced(1, false)).toContain("page-rematch-waiting no");
});

test("accepting a draw is not announced as an offer", () => {
  const events = [{ kind: "draw_offered", seat: 2 } as const, { kind: "draw_agreed", absent: null } as const];
  const entries = events.map((event, index) => ({ version: index + 1, at: "", event }));
  expect(announce(words, scene, entries, 1).map((each) => each.words)).toEqual(["play-drawn-agreement"]);
});
