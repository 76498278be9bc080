import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { Online } from "./online.svelte";

const answer = vi.fn<() => Promise<Response>>();
let close = () => {};

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal("fetch", answer);
  answer.mockReset();
});
afterEach(() => {
  close();
  vi.useRealTimers();
});

test("an offline machine still reaches its own server", async () => {
  vi.spyOn(navigator, "onLine", "get").mockReturnValue(false);
  answer.mockResolvedValue(new Response("alive"));
  const online = new Online();
  close = online.open();
  await vi.advanceTimersByTimeAsync(0);
  expect([answer.mock.calls.length, online.isLost]).toEqual([1, false]);
});

test("an unreachable server is reported until it answers", async () => {
  answer.mockRejectedValue(new TypeError("no net"));
  const online = new Online();
  close = online.open();
  expect(answer).not.toHaveBeenCalled();
  dispatchEvent(new Event("offline"));
  await vi.advanceTimersByTimeAsync(0);
  expect(online.isLost).toBe(true);
  answer.mockResolvedValue(new Response("a proxy", { status: 502 }));
  await vi.advanceTimersByTimeAsync(5_000);
  expect(online.isLost).toBe(true);
  answer.mockResolvedValue(new Response("alive"));
  await vi.advanceTimersByTimeAsync(5_000);
  expect(online.isLost).toBe(false);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(answer).toHaveBeenCalledTimes(3);
});
