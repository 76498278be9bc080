import { expect, test } from "vitest";
import { defaultName, holderName, isDefaultName, shortName } from "./names";

const text = (id: string, values: object = {}) => [id, ...Object.values(values)].join(" ");
const named = (name: string | null, seat = 2) => holderName(text, "quarto", { seat, name, bot: null });

test("a default name is shown in the reader's language, and keeps its number in another seat", () => {
  expect(named("Guest 1234")).toBe("page-guest 1234");
  expect(named(defaultName(1), 2)).toBe("play-player 1");
  expect(named("Ann")).toBe("Ann");
  expect(named(null)).toBe("play-player 2");
  expect(["Guest 1234", defaultName(3), "Ann", "Player"].map(isDefaultName)).toEqual([true, true, false, false]);
});

test("a long name is shortened where there is little room", () => {
  expect(shortName("Ann")).toBe("Ann");
  expect(shortName("W".repeat(20))).toBe("W".repeat(20));
  expect(shortName("Wilhelmina Sommer von Winterstein")).toBe("Wilhelmina Sommer v…");
});
