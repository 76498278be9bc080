import { describe, expect, it } from "vitest";
import type { AnyTypes, Words } from "../games/game";
import { words } from "../games/quarto/words";
import type { Outcome, QuartoEnding } from "../protocol/types";
import { ending } from "./ending";
import type { Step } from "./history";

const text = (id: string, values: object = {}) => [id, ...Object.values(values)].join(" ");
const name = (seat: number) => `P${seat}`;
const outcome = (winner: number | null, reason: string): Outcome => ({ winner, reason, ending: { game: "quartino" } });
const NOTHING = { ended: () => null };
const ended = (winner: number | null, reason: string, seats: readonly number[], steps: readonly Step[] = []) =>
  ending(text, NOTHING, outcome(winner, reason), { seats, steps, name });
const departed = (seat: number, reason: "time" | "resignation" | "absence"): Step[] => [
  { version: 1, at: "", event: { kind: "departed", seat, reason, aftermath: { game: "quartino", cleared: [] } } },
];

describe("the end of a game", () => {
  it("addresses a player with a single seat directly", () => {
    const words = { winner: "page-why-cards winner P1", loser: "page-why-cards loser P1" };
    expect(ended(1, "cards", [1])).toEqual({ title: "page-you-won", words: words.winner, isWon: true });
    expect(ended(1, "cards", [2])).toEqual({ title: "page-you-lost", words: words.loser, isWon: false });
  });

  it("tells spectators, and several players at one screen, who won", () => {
    const words = "page-why-cards other P2";
    for (const seats of [[], [1, 2]])
      expect(ended(2, "cards", seats)).toEqual({ title: "page-won-name P2", words, isWon: false });
  });

  it("addresses the player who left directly, and names them to the others", () => {
    const resigned = departed(3, "resignation");
    expect(ended(1, "resignation", [3], resigned).words).toBe("page-lost-resignation");
    expect(ended(1, "resignation", [1], resigned).words).toBe("page-why-resignation");
    for (const seats of [[], [2], [1, 2, 3]])
      expect(ended(1, "resignation", seats, resigned).words).toBe("play-resigned P3");
    expect(ended(1, "time", [2], departed(2, "time")).words).toBe("page-lost-time");
    expect(ended(1, "absence", [2], departed(2, "absence")).words).toBe("page-lost-absence");
  });

  it("is a draw for everybody", () => {
    const draw = { title: "page-draw", words: "page-why-full-board", isWon: false };
    for (const seats of [[], [1], [1, 2]]) expect(ended(null, "full board", seats)).toEqual(draw);
  });
});

describe("the end of a game of lines", () => {
  // The table hands every game its own parts.
  const wording = words as unknown as Words<AnyTypes>;
  const LINE: QuartoEnding = { game: "quarto", group: "a4-d4", square: "c4", placer: 1, shared: { H: 1 }, missed: [] };
  const MISSED = { group: "b2-c3", square: "c3", placer: 2, seats: [2, 1], number: 9 };
  const why = (winner: number | null, part: QuartoEnding, ...seats: number[]) =>
    ending(text, wording, { winner, reason: "call", ending: part }, { seats, steps: [], name }).words;

  it("says who placed the piece and who gave it", () => {
    const expected = (reader: string) => `page-end-own no c4 ${reader} P1 P2`;
    expect([why(1, LINE, 1), why(1, LINE, 2)]).toEqual([expected("winner"), expected("loser")]);
    expect([why(1, LINE), why(1, LINE, 1, 2)]).toEqual([expected("other"), expected("other")]);
  });

  it("says whose line it was that the opponent called", () => {
    const expected = (reader: string) => `page-end-stolen no c4 ${reader} P2 P1`;
    expect([why(2, LINE, 1), why(2, LINE, 2)]).toEqual([expected("loser"), expected("winner")]);
    expect([why(2, LINE), why(2, LINE, 1, 2)]).toEqual([expected("other"), expected("other")]);
  });

  it("mentions a line that nobody called only to the player who completed it, unless they won", () => {
    const none: QuartoEnding = { ...LINE, group: null, square: null, placer: null, shared: {}, missed: [MISSED] };
    const drawn = (...seats: number[]) =>
      ending(text, wording, { winner: null, reason: "full board", ending: none }, { seats, steps: [], name }).words;
    expect(drawn(2)).toBe("page-why-full-board page-end-missed yes c3");
    expect([drawn(1), drawn(), drawn(1, 2)]).toEqual(Array(3).fill("page-why-full-board"));
    const resigned = (seat: number, winner: number) =>
      ending(
        text,
        wording,
        { winner, reason: "resignation", ending: none },
        { seats: [seat], steps: departed(3 - winner, "resignation"), name },
      ).words;
    expect(resigned(2, 1)).toBe("page-lost-resignation page-end-missed yes c3");
    expect(resigned(2, 2)).toBe("page-why-resignation");
  });
});
