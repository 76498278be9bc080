import { expect, it } from "vitest";
import { BOARDS } from "../figures/example";
import { CARD, positionAt, STEPS, STONES, WINDOW } from "./recorded";

it("completes the claimed card's pattern with the last stone, and not before", () => {
  const matches = (step: number) => {
    const { stacks } = positionAt(step);
    const tops = (BOARDS.wheel.windows[WINDOW - 1] ?? []).map((field) => stacks[field]?.at(-1) ?? "");
    return tops.join("") === CARD;
  };
  expect(STONES.map((_, index) => matches(index + 1))).toEqual([...STONES.slice(1).map(() => false), true]);
  expect(positionAt(STEPS).stacks.flat()).toHaveLength(STONES.length);
});
