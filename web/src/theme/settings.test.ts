import { afterEach, beforeEach, describe, expect, it, test, vi } from "vitest";
import { nextTheme } from "./settings.svelte";

test("the first press is seen, whatever the device shows, and the third goes back to it", () => {
  for (const [isDark, seen] of [
    [false, ["dark", "light", "auto"]],
    [true, ["light", "dark", "auto"]],
  ] as const) {
    const first = nextTheme("auto", isDark);
    const second = nextTheme(first, isDark);
    expect([first, second, nextTheme(second, isDark)]).toEqual(seen);
  }
});

describe("what an older page has kept", () => {
  /** As the page of before wrote it, word for word. */
  const KEPT = {
    theme: "dark",
    isOneClick: true,
    hasSound: true,
    hasHints: false,
    group: "T",
    hasSeenTour: true,
    hasSeenQuartinoTour: false,
  };
  const KEY = "fourfold-settings";
  const kept = (): Record<string, unknown> => JSON.parse(localStorage.getItem(KEY) ?? "{}");

  beforeEach(() => vi.resetModules());
  afterEach(() => localStorage.clear());

  it("is understood: what somebody likes, which tours they have seen, how they sort the pieces", async () => {
    localStorage.setItem(KEY, JSON.stringify(KEPT));
    const { settings } = await import("./settings.svelte");
    const { sorting } = await import("../games/quarto/sorting.svelte");
    expect(settings.get("theme")).toBe("dark");
    expect([settings.get("isOneClick"), settings.get("hasSound"), settings.get("hasHints")]).toEqual([
      true,
      true,
      false,
    ]);
    expect([settings.hasSeen("hasSeenTour"), settings.hasSeen("hasSeenQuartinoTour")]).toEqual([true, false]);
    expect(sorting.trait).toBe("T");
  });

  it("stays, also what is another's, when something new is kept", async () => {
    localStorage.setItem(KEY, JSON.stringify(KEPT));
    const { settings } = await import("./settings.svelte");
    const { sorting } = await import("../games/quarto/sorting.svelte");
    settings.see("hasSeenQuartinoTour");
    settings.set("hasHints", true);
    expect(kept()).toEqual({ ...KEPT, hasSeenQuartinoTour: true, hasHints: true });
    sorting.trait = "C";
    vi.resetModules();
    expect((await import("../games/quarto/sorting.svelte")).sorting.trait).toBe("C");
  });

  it.each(["{", "null", "5", "[]", '{"theme":"pink","isOneClick":1,"hasSeenTour":"yes","group":"Z"}'])(
    "is as at first where it is no such thing: %s",
    async (text) => {
      localStorage.setItem(KEY, text);
      const { settings } = await import("./settings.svelte");
      const { sorting } = await import("../games/quarto/sorting.svelte");
      expect([settings.get("theme"), settings.get("isOneClick"), sorting.trait]).toEqual(["auto", false, "H"]);
      expect(settings.hasSeen("hasSeenTour")).toBe(false);
    },
  );
});
