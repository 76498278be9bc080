import { describe, expect, it } from "vitest";
import type { ListedGame } from "../protocol/types";
import { hasOthers, isMyTurn, isOnOneScreen, resultFor, seatsOf } from "./ownGames";
import { settle } from "./settle";

const seat = (number: number, guest: string | null, bot: string | null = null) => ({
  seat: number,
  guest,
  bot,
  name: guest,
});
const game = (seats: ListedGame["seats"], status: ListedGame["status"] = "playing") =>
  ({ id: "g", status, seats, version: 3 }) as ListedGame;
const FRIENDS = game([seat(1, "me"), seat(2, "ann")]);
const BOT = game([seat(1, null, "casual"), seat(2, "me")]);
const SCREEN = game([seat(1, "me"), seat(2, "me")]);

describe("own games", () => {
  it("wait for the reader on the reader's turn", () => {
    expect(isMyTurn(FRIENDS, "me", { version: 3, toMove: 1 })).toBe(true);
    expect(isMyTurn(FRIENDS, "me", { version: 3, toMove: 2 })).toBe(false);
    expect(isMyTurn(FRIENDS, "me", undefined), "unknown").toBe(false);
    expect(isMyTurn(FRIENDS, "ann", { version: 3, toMove: 2 })).toBe(true);
    expect(isMyTurn(game(FRIENDS.seats, "waiting"), "me", { version: 3, toMove: 1 })).toBe(false);
  });

  it("wait for the reader against bots, but not on one screen or for a spectator", () => {
    expect(isMyTurn(BOT, "me", undefined)).toBe(true);
    expect(isMyTurn(SCREEN, "me", { version: 3, toMove: 1 })).toBe(false);
    expect(isMyTurn(BOT, "ann", undefined)).toBe(false);
    expect(isMyTurn(BOT, null, undefined)).toBe(false);
  });

  it("are told apart by whether others play", () => {
    expect([FRIENDS, BOT, SCREEN].map((each) => hasOthers(each, "me"))).toEqual([true, false, false]);
    expect(hasOthers(game([seat(1, "me"), seat(2, null)]), "me"), "an empty seat").toBe(true);
    expect([FRIENDS, BOT, SCREEN].map((each) => isOnOneScreen(each, "me"))).toEqual([false, false, true]);
    expect(seatsOf(SCREEN, null)).toEqual([]);
  });

  it("have a result for the holder of a single seat", () => {
    expect([resultFor(1, [1]), resultFor(2, [1]), resultFor(null, [1])]).toEqual(["won", "lost", "drawn"]);
    expect([resultFor(1, []), resultFor(1, [1, 2])]).toEqual([null, null]);
  });
});

describe("a refreshed list", () => {
  const row = (id: string, version = 1) => ({ id, version });

  it("is the latest one", () => {
    expect(settle([row("a"), row("b")], [row("c"), row("a", 2)], false)).toEqual([row("c"), row("a", 2)]);
  });

  it("keeps its rows and their order while the pointer is over it, and updates them", () => {
    expect(settle([row("a"), row("b")], [row("c"), row("b", 2)], true)).toEqual([row("a"), row("b", 2)]);
    expect(settle([], [row("c")], true)).toEqual([]);
  });
});
