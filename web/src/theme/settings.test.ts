import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";

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

  it("are kept, including unknown keys, when something new is stored", async () => {
    localStorage.setItem(KEY, JSON.stringify(KEPT));
    const { settings } = await import("./settings.svelte");
    const { sorting } = await import("../games/quarto/sorting.svelte");
    settings.see("hasSeenQuartinoTour");
    settings.set("hasHints", true);
    const added = {
      board: "wood",
      hasCoordinates: true,
      isStill: false,
      isGentle: false,
      endsTurns: true,
      hasNotifications: false,
    };
    expect(kept()).toEqual({ ...KEPT, ...added, hasSeenQuartinoTour: true, hasHints: true });
    sorting.trait = "C";
    vi.resetModules();
    expect((await import("../games/quarto/sorting.svelte")).sorting.trait).toBe("C");
  });

  it.each(["{", "null", "5", "[]", '{"theme":"pink","isOneClick":1,"hasSeenTour":"yes","group":"Z"}'])(
    "fall back to the defaults if they are invalid: %s",
    async (text) => {
      localStorage.setItem(KEY, text);
      const { settings } = await import("./settings.svelte");
      const { sorting } = await import("../games/quarto/sorting.svelte");
      expect([settings.get("theme"), settings.get("isOneClick"), sorting.trait]).toEqual(["auto", false, "H"]);
      expect(settings.hasSeen("hasSeenTour")).toBe(false);
    },
  );

  it("fall back to the defaults for unknown values, and set data attributes only for other values", async () => {
    localStorage.setItem(KEY, JSON.stringify({ ...KEPT, board: "marble", isStill: "yes" }));
    const { settings } = await import("./settings.svelte");
    expect([settings.get("board"), settings.get("hasCoordinates"), settings.get("isStill")]).toEqual([
      "wood",
      true,
      false,
    ]);
    settings.apply();
    const { dataset } = document.documentElement;
    expect({ ...dataset }).toEqual({ theme: "dark" });
    settings.set("board", "contrast");
    settings.set("hasCoordinates", false);
    settings.set("isStill", true);
    settings.set("theme", "auto");
    expect({ ...dataset }).toEqual({ board: "contrast", coordinates: "off", motion: "off" });
    expect(kept()).toMatchObject({ board: "contrast", hasCoordinates: false, isStill: true, group: "T" });
  });
});
