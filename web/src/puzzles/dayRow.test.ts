import { expect, test } from "vitest";
import { dayRow } from "./dayRow";

const TODAY = "2026-03-01";
const rowOf = (...days: string[]) =>
  dayRow(
    days.map((day) => ({ day })),
    TODAY,
  );

test("days in a row are counted once each, across months", () => {
  expect(rowOf("2026-02-27", "2026-02-28", "2026-02-28", TODAY)).toEqual({ days: 3, hasToday: true });
});

test("a daily streak that ended yesterday is not lost yet", () => {
  expect(rowOf("2026-02-27", "2026-02-28")).toEqual({ days: 2, hasToday: false });
});

test("a missed day ends a daily streak", () => {
  expect(rowOf("2026-02-26", "2026-02-27")).toEqual({ days: 0, hasToday: false });
  expect(rowOf("2026-02-27", TODAY)).toEqual({ days: 1, hasToday: true });
  expect(rowOf()).toEqual({ days: 0, hasToday: false });
});
