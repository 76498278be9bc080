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
