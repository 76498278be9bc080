import { expect, test } from "vitest";
import { mayRenew } from "./upgrade";

test("a page that misses its files loads itself anew once, and again only after a while", () => {
  const kept = new Map<string, string>();
  const store = {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
  };
  expect(mayRenew(1_000, store)).toBe(true);
  expect(mayRenew(2_000, store)).toBe(false);
  expect(mayRenew(60_999, store)).toBe(false);
  expect(mayRenew(61_000, store)).toBe(true);
});
