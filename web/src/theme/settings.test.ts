import { expect, test } from "vitest";
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
