import { expect, test } from "vitest";
import type { LocalGame } from "./room";
import { TurnClock } from "./turnClock";

const room = {
  id: "~game",
  turnVersion: 4,
  toMove: 1,
  rules: { seconds: 60 },
  plan: { seats: [{ bot: null }, { bot: "novice" }] },
} as unknown as LocalGame;

test("a turn continues after the page was closed, and other turns start from zero", () => {
  let now = 1_000;
  const open = () => new TurnClock({ monotonic: () => now });
  const before = open();
  before.begin();
  now += 20_000;
  before.note(room);
  // Another page's monotonic clock has a different origin.
  now = 7;
  const after = open();
  after.resume(room);
  expect(after.view(room)).toEqual({ seconds: 60, left_ms: 40_000 });
  for (const other of [
    { ...room, turnVersion: 5 },
    { ...room, id: "~other" },
  ]) {
    const reopened = open();
    reopened.resume(other);
    expect(reopened.view(other)).toEqual({ seconds: 60, left_ms: 60_000 });
  }
});

test("games in several tabs keep a note each, and old notes are dropped", () => {
  let now = 0;
  const clock = new TurnClock({ monotonic: () => now });
  clock.begin();
  const rooms = Array.from({ length: 20 }, (_, index) => ({ ...room, id: `~${index}` }));
  for (const each of rooms) {
    now += 1_000;
    clock.note(each);
  }
  const left = rooms.map((each) => {
    const reopened = new TurnClock({ monotonic: () => 0 });
    reopened.resume(each);
    return reopened.view(each)?.left_ms;
  });
  expect(left.slice(-2)).toEqual([41_000, 40_000]);
  expect(left[0]).toBe(60_000);
  clock.note(rooms[4] as LocalGame);
  expect(Object.keys(JSON.parse(localStorage.getItem("fourfold-turn") ?? "{}"))).toHaveLength(16);
});

test("bots and finished or untimed games have no clock", () => {
  const clock = new TurnClock({ monotonic: () => 0 });
  clock.begin();
  for (const other of [
    { ...room, toMove: 2 },
    { ...room, toMove: null },
    { ...room, rules: { seconds: null } },
  ])
    expect(clock.view(other as LocalGame)).toBeNull();
});
