import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { retryWhileLimited } from "./retry";
import { ApiError } from "./trouble";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test("a rate-limited request is repeated after the server's delay, and reported", async () => {
  const refusals = [new ApiError("address_rooms", 7), new ApiError("too_many_requests", 3)];
  const ask = vi.fn(async () => {
    const refusal = refusals.shift();
    if (refusal) throw refusal;
    return "a room";
  });
  const onRefusal = vi.fn();
  const answer = retryWhileLimited(ask, onRefusal);
  await vi.advanceTimersByTimeAsync(6_999);
  expect([ask.mock.calls.length, onRefusal.mock.calls.length]).toEqual([1, 1]);
  await vi.advanceTimersByTimeAsync(1);
  expect([ask.mock.calls.length, onRefusal.mock.calls.length]).toEqual([2, 2]);
  await vi.advanceTimersByTimeAsync(3_000);
  expect(await answer).toBe("a room");
});

test("other failures are not retried", async () => {
  for (const trouble of ["too_many_rooms", "unreachable", "unavailable", "internal"] as const) {
    const ask = vi.fn(() => Promise.reject(new ApiError(trouble, 1)));
    await expect(retryWhileLimited(ask, () => {})).rejects.toThrow(trouble);
    expect(ask).toHaveBeenCalledTimes(1);
  }
});

test("a cancelled request is not retried", async () => {
  let isGivenUp = false;
  const ask = vi.fn(() => Promise.reject(new ApiError("address_busy", 1)));
  const answer = retryWhileLimited(
    ask,
    () => {},
    () => isGivenUp,
  );
  const refused = expect(answer).rejects.toThrow("address_busy");
  isGivenUp = true;
  await vi.advanceTimersByTimeAsync(1_000);
  await refused;
  expect(ask).toHaveBeenCalledTimes(1);
});
