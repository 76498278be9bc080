import { expect, it } from "vitest";
import { distance } from "./distance";

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;

it.each([
  [-5000, 0, "second"],
  [59_999, 0, "second"],
  [MINUTE, 1, "minute"],
  [59.9 * MINUTE, 59, "minute"],
  [60 * MINUTE, 1, "hour"],
  [DAY - 1, 23, "hour"],
  [DAY, 1, "day"],
  [6.9 * DAY, 6, "day"],
  [13 * DAY, 1, "week"],
  [45 * DAY, 1, "month"],
  [800 * DAY, 2, "year"],
])("%d ms is expressed in its largest whole unit", (ms, value, unit) => {
  expect(distance(ms)).toEqual({ value, unit });
});
