import { beforeEach, expect, test, vi } from "vitest";
import { call, give } from "../../../tests/moves";
import type { GameTable } from "../../table/table.svelte";
import { settings } from "../../theme/settings.svelte";
import { Gentle } from "./gentle.svelte";

const TABLE = {
  isAlone: true,
  isPlayer: true,
  isMyTurn: true,
  browsing: null as number | null,
  curtain: null as number | null,
  legal: [give("5"), call("a1-d1")],
  state: { version: 9, position: { game: "quarto", offers_call: true } },
};
const hasCall = vi.fn(async () => true);
const at = (more: Partial<typeof TABLE> = {}) => new Gentle({ ...TABLE, ...more, hasCall } as unknown as GameTable);

beforeEach(() => {
  hasCall.mockClear();
  settings.set("isGentle", true);
});

test("tells the player that there is something to call, and asks once per position", async () => {
  const gentle = at();
  expect(gentle.hasCall).toBe(false);
  await gentle.follow();
  await gentle.follow();
  expect(gentle.hasCall).toBe(true);
  expect(hasCall).toHaveBeenCalledTimes(1);
});

test("is silent without a line, and when the server doesn't answer", async () => {
  for (const answer of [async () => false, () => Promise.reject(new Error("refused"))]) {
    hasCall.mockImplementationOnce(answer);
    const gentle = at();
    await gentle.follow();
    expect(gentle.hasCall).toBe(false);
  }
});

test("asks only if the setting is on and the player is alone and can call now", async () => {
  const early = { version: 9, position: { game: "quarto", offers_call: false } };
  for (const gentle of [
    at({ isAlone: false }),
    at({ isPlayer: false }),
    at({ isMyTurn: false }),
    at({ browsing: 3 }),
    at({ curtain: 1 }),
    at({ legal: [give("5")] }),
    at({ state: early }),
  ]) {
    await gentle.follow();
    expect(gentle.hasCall).toBe(false);
  }
  settings.set("isGentle", false);
  await at().follow();
  expect(hasCall).not.toHaveBeenCalled();
});
