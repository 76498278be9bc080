import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { nextFrame } from "./frame";

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

test("it resolves after a frame, not in it", async () => {
  const steps: string[] = [];
  vi.stubGlobal("requestAnimationFrame", (paint: () => void) => setTimeout(paint, 16));
  void nextFrame().then(() => steps.push("after"));
  requestAnimationFrame(() => steps.push("frame"));
  await vi.advanceTimersByTimeAsync(17);
  expect(steps).toEqual(["frame", "after"]);
});

test("a tab that paints no frames doesn't wait for one", async () => {
  vi.stubGlobal("requestAnimationFrame", () => 0);
  const done = vi.fn();
  void nextFrame().then(done);
  await vi.advanceTimersByTimeAsync(150);
  expect(done).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(100);
  expect(done).toHaveBeenCalled();
});
