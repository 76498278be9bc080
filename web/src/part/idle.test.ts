import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { whenIdle } from "./idle";

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal("requestAnimationFrame", (paint: () => void) => setTimeout(paint, 16));
});
afterEach(() => vi.useRealTimers());

test("it waits for a frame, and then until the page has nothing to do", async () => {
  const idle: (() => void)[] = [];
  vi.stubGlobal("requestIdleCallback", (what: () => void) => idle.push(what));
  const what = vi.fn();
  whenIdle(what);
  expect(idle).toHaveLength(0);
  await vi.advanceTimersByTimeAsync(20);
  expect(idle).toHaveLength(1);
  expect(what).not.toHaveBeenCalled();
  idle[0]?.();
  expect(what).toHaveBeenCalledOnce();
});

test("a browser that can't say when it is idle waits a moment", async () => {
  vi.stubGlobal("requestIdleCallback", undefined);
  const what = vi.fn();
  whenIdle(what);
  await vi.advanceTimersByTimeAsync(500);
  expect(what).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(600);
  expect(what).toHaveBeenCalledOnce();
});

test("it can be cancelled", async () => {
  vi.stubGlobal("requestIdleCallback", undefined);
  const what = vi.fn();
  whenIdle(what)();
  await vi.advanceTimersByTimeAsync(5_000);
  expect(what).not.toHaveBeenCalled();
});
