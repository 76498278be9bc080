import { flushSync, mount, unmount } from "svelte";
import { expect, test, vi } from "vitest";
import Steps from "./Steps.svelte";

test("a disabled step does nothing and keeps the focus", () => {
  const ongo = vi.fn();
  const drawn = mount(Steps, { target: document.body, props: { place: 0, total: 2, ongo } });
  flushSync();
  const buttons = [...document.querySelectorAll("button")];
  expect(buttons.map((button) => button.getAttribute("aria-disabled"))).toEqual(["true", "true", "false", "false"]);
  expect(buttons.some((button) => button.disabled)).toBe(false);
  for (const button of buttons) button.click();
  expect(ongo.mock.calls).toEqual([[1], [2]]);
  void unmount(drawn);
});
