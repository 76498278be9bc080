import { expect, it } from "vitest";
import type { QuartoPlayed } from "../../protocol/types";
import { feats } from "./feats";

const played = (kind: string, fault: string | null = null) =>
  ({ game: "quarto", move: { kind, text: "" }, fault }) as unknown as QuartoPlayed;
const turn = (seat: number, ...all: QuartoPlayed[]) => ({ seat, played: all });

it("a line that the opponent completed and missed is caught", () => {
  const missed = [turn(1, played("place"), played("give")), turn(2, played("call"))];
  expect(feats.of(missed, 2)).toEqual(["caught"]);
  expect(feats.of(missed, 1)).toEqual([]);
  expect(feats.of([turn(1, played("place"), played("give")), turn(2, played("call", "different"))], 2)).toEqual([]);
  expect(feats.of([turn(2, played("place"), played("call"))], 2), "the player's own line").toEqual([]);
  expect(feats.of([], 1)).toEqual([]);
});
