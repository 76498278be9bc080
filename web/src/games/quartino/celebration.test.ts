import { expect, test } from "vitest";
import { Celebration } from "./celebration";

const racks = (...claimed: string[][]) => ({
  racks: claimed.map((cards) => ({ hidden: [], claimed: cards, is_out: false })),
});

test("a card is celebrated when it is claimed, once", () => {
  const celebration = new Celebration();
  expect(celebration.news(racks(["RYGB"], []))).toBeNull();
  expect(celebration.news(racks(["RYGB"], ["BBGG"]))).toBe("2-BBGG");
  expect(celebration.news(racks(["RYGB"], ["BBGG"]))).toBeNull();
});

test("a jump to another position celebrates nothing", () => {
  const celebration = new Celebration();
  celebration.news(racks([], []));
  expect(celebration.news(racks(["RYGB"], ["BBGG"]))).toBeNull();
  expect(celebration.news(racks([], []))).toBeNull();
});
