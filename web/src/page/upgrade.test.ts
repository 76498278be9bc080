import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { isStaying, mayRenew, watchForUpgrades } from "./upgrade";

/** Let all that is under way come to its end, as far as it does. */
const settle = () => new Promise((wake) => setTimeout(wake));

function missPart(): void {
  dispatchEvent(Object.assign(new Event("vite:preloadError"), { payload: new Error("/assets/x.js") }));
}

beforeEach(() => {
  sessionStorage.clear();
  vi.spyOn(location, "reload").mockImplementation(() => {});
});

afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

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

test("nobody is told of a missing part before it is certain that the page does not load itself anew", async () => {
  const told: string[] = [];
  addEventListener("fourfold:missing", () => told.push("boot.js"));
  vi.stubGlobal("fetch", async () => ({ status: 200 }));
  watchForUpgrades();
  missPart();
  void isStaying().then(() => told.push("page"));
  await settle();
  expect(location.reload).toHaveBeenCalledOnce();
  expect(told).toEqual([]);
  // A second time within the minute it would not help.
  missPart();
  await isStaying();
  expect(location.reload).toHaveBeenCalledOnce();
  expect(told).toEqual(["boot.js"]);
});
