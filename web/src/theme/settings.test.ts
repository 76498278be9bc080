import { afterEach, beforeEach, describe, expect, it, test, vi } from "vitest";
import { nextTheme } from "./settings.svelte";

test("the first press is visible, whatever the device shows, and the third returns to it", () => {
  for (const [isDark, seen] of [
    [false, ["dark", "light", "auto"]],
    [true, ["light", "dark", "auto"]],
  ] as const) {
    const first = nextTheme("auto", isDark);
    const second = nextTheme(first, isDark);
    expect([first, second, nextTheme(second, isDark)]).toEqual(seen);
  }
});

describe("settings stored by an older page", () => {
  /** Exactly as the earlier page wrote it. */
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

  it("are read: preferences, tours seen, how pieces are sorted", async () => {
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

  it("are kept, including foreign keys, when something new is stored", async () => {
    localStorage.setItem(KEY, JSON.stringify(KEPT));
    const { settings } = await import("./settings.svelte");
    const { sorting } = await import("../games/quarto/sorting.svelte");
    settings.see("hasSeenQuartinoTour");
    settings.set("hasHints", true);
    expect(kept()).toEqual({ ...KEPT, hasSeenQuartinoTour: true, hasHints: true, hasNotifications: false });
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
