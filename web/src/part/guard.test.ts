// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { GUARD_MS, guarded } from "./guard";

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  document.body.replaceChildren();
  document.body.onclick = null;
  vi.useRealTimers();
});

/** A button in a page that listens at its root, as Svelte does. */
function button(): { each: HTMLButtonElement; clicks: () => number } {
  const each = document.createElement("button");
  document.body.replaceChildren(each);
  const heard = vi.fn();
  document.body.onclick = heard;
  return { each, clicks: () => heard.mock.calls.length };
}

test("a click in the first moment does nothing, a later one counts", () => {
  const { each, clicks } = button();
  guarded(each);
  each.click();
  vi.advanceTimersByTime(GUARD_MS - 1);
  each.click();
  expect([clicks(), each.getAttribute("aria-disabled")]).toEqual([0, "true"]);
  vi.advanceTimersByTime(1);
  each.click();
  expect([clicks(), each.getAttribute("aria-disabled")]).toEqual([1, null]);
});

test("a group of controls is guarded as one", () => {
  const { each, clicks } = button();
  guarded(document.body);
  each.click();
  expect(clicks()).toBe(0);
  vi.advanceTimersByTime(GUARD_MS);
  each.click();
  expect(clicks()).toBe(1);
});

test("nothing is left behind once the button is gone", () => {
  const { each } = button();
  guarded(each)();
  expect(vi.getTimerCount()).toBe(0);
});
