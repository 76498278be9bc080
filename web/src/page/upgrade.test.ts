import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { isStaying, mayRenew, watchForUpgrades } from "./upgrade";

/** Let everything pending finish, as far as it can. */
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

test("a page that misses its files reloads once, and again only after some time", () => {
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

test("a missing part is reported only once it is certain that the page won't reload", async () => {
  const notified: string[] = [];
  addEventListener("fourfold:missing", () => notified.push("boot.js"));
  vi.stubGlobal("fetch", async () => ({ status: 200 }));
  watchForUpgrades();
  missPart();
  void isStaying().then(() => notified.push("page"));
  await settle();
  expect(location.reload).toHaveBeenCalledOnce();
  expect(notified).toEqual([]);
  // A second reload within a minute wouldn't help.
  missPart();
  await isStaying();
  expect(location.reload).toHaveBeenCalledOnce();
  expect(notified).toEqual(["boot.js"]);
});

test("an import that is aborted because the person leaves doesn't cancel the navigation", async () => {
  const fetch = vi.fn(async () => ({ status: 200 }));
  vi.stubGlobal("fetch", fetch);
  watchForUpgrades();
  dispatchEvent(new Event("beforeunload"));
  missPart();
  await settle();
  expect(fetch).not.toHaveBeenCalled();
  expect(location.reload).not.toHaveBeenCalled();
  // The person came back, or it was a download.
  for (const event of ["pageshow", "pointerdown"]) {
    sessionStorage.clear();
    vi.mocked(location.reload).mockClear();
    dispatchEvent(new Event(event));
    missPart();
    await settle();
    expect(location.reload).toHaveBeenCalled();
    dispatchEvent(new Event("beforeunload"));
  }
  dispatchEvent(new Event("pageshow"));
});
