import { expect, test } from "vitest";
import type { State } from "../protocol/types";
import { instruction } from "./instruction";

const text = (id: string, values: object = {}) => [id, ...Object.values(values)].join(" ");
const STATE = {
  to_move: 1,
  position: { game: "some", text: "" },
  seats: [
    { seat: 1, bot: null },
    { seat: 2, bot: "keen" },
  ],
  outcome: null,
} as unknown as State;
const VIEWING = {
  seat: 1,
  seats: [1],
  task: "do-something",
  shown: null,
  isTurnedAway: false,
  name: (seat: number) => `P${seat}`,
};

test("the instruction says whose turn it is and what to do", () => {
  expect(instruction(text, STATE, VIEWING)).toBe("page-turn-mine do-something");
  expect(instruction(text, STATE, { ...VIEWING, seats: [1, 2] })).toBe("page-turn-of P1 do-something");
  expect(instruction(text, STATE, { ...VIEWING, seats: [2] })).toBe("page-turn-other P1");
  expect(instruction(text, { ...STATE, to_move: 2 }, VIEWING)).toBe("play-waiting P2");
  const spectator = { ...VIEWING, seat: null, seats: [] };
  expect(instruction(text, STATE, spectator)).toBe("page-watching page-turn-other P1");
  expect(instruction(text, STATE, { ...spectator, isTurnedAway: true })).toBe(
    "refusal-room-full page-watching page-turn-other P1",
  );
});

test("it says what led to an earlier position, and how the game ended", () => {
  expect(instruction(text, STATE, { ...VIEWING, shown: "P1 moved" })).toBe("page-browsing P1 moved");
  const over = { ...STATE, outcome: { winner: 1, reason: "time" } } as State;
  expect(instruction(text, over, { ...VIEWING, seats: [1, 2] })).toBe("play-won-time P1");
  expect(instruction(text, over, VIEWING)).toBe("page-you-won");
  expect(instruction(text, over, { ...VIEWING, seats: [2] })).toBe("page-you-lost play-won-time P1");
  expect(instruction(text, { ...STATE, to_move: null }, VIEWING)).toBe("");
});
