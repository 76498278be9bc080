import { describe, expect, it } from "vitest";
import type { Outcome } from "../protocol/types";
import { ending } from "./ending";

const text = (id: string, values: object = {}) => [id, ...Object.values(values)].join(" ");
const name = (seat: number) => `P${seat}`;
const outcome = (winner: number | null, reason: string): Outcome => ({ winner, reason, ending: { game: "quartino" } });

describe("the end of a game", () => {
  it("addresses a player with a single seat directly", () => {
    const call = outcome(1, "call");
    expect(ending(text, call, [1], name)).toEqual({ title: "page-you-won", words: "page-why-call", isWon: true });
    expect(ending(text, call, [2], name)).toMatchObject({ title: "page-you-lost", words: "play-won-call P1" });
  });

  it("tells spectators, and several players at one screen, who won", () => {
    const told = { title: "page-result", words: "play-won-time P2", isWon: false };
    for (const seats of [[], [1, 2]]) expect(ending(text, outcome(2, "time"), seats, name)).toEqual(told);
  });

  it("is a draw for everybody", () => {
    const told = { title: "page-draw", words: "page-why-full-board", isWon: false };
    for (const seats of [[], [1], [1, 2]]) expect(ending(text, outcome(null, "full board"), seats, name)).toEqual(told);
  });
});
