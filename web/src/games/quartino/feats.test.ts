import { expect, it } from "vitest";
import type { QuartinoPlayed } from "../../protocol/types";
import { feats } from "./feats";

const claim = (fault: "mismatch" | null = null) =>
  ({ game: "quartino", move: { kind: "claim", text: "" }, fault, cleared: [] }) as unknown as QuartinoPlayed;

it("two cards in one turn are a feat, two cards in two turns are not", () => {
  expect(feats.of([{ seat: 1, played: [claim(), claim()] }], 1)).toEqual(["double"]);
  expect(feats.of([{ seat: 1, played: [claim(), claim()] }], 2)).toEqual([]);
  expect(feats.of([{ seat: 1, played: [claim(), claim("mismatch")] }], 1)).toEqual([]);
  const apart = [1, 2, 1].map((seat) => ({ seat, played: [claim()] }));
  expect(feats.of(apart, 1)).toEqual([]);
});
