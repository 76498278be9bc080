import { describe, expect, it } from "vitest";
import { claim, end, stone } from "../../../tests/moves";
import * as draft from "./draft";

const R3 = stone("R", 3);
const R4 = stone("R", 4);

describe("a draft", () => {
  it("holds a stone and its field", () => {
    const colour = draft.chooseColour(draft.NOTHING, "R");
    const { draft: drafted, send } = draft.chooseField(colour, 3, [R3, R4], false);
    expect(send).toBeNull();
    expect(draft.draftedMove(drafted, [R3, R4])).toEqual(R3);
    expect(draft.draftedMove(drafted, [R4])).toBeNull();
    expect(draft.draftedMove(draft.NOTHING, [R3, end])).toBeNull();
  });

  it("is confirmed by the same field again, or at once in one-click mode", () => {
    const drafted = { ...draft.NOTHING, colour: "R" as const, field: 3 };
    expect(draft.chooseField(drafted, 3, [R3], false).send).toEqual(R3);
    expect(draft.chooseField(drafted, 3, [R4], false).send).toBeNull();
    expect(draft.chooseField(drafted, 4, [R3, R4], false).send).toBeNull();
    expect(draft.chooseField(drafted, 4, [R3, R4], true).send).toEqual(R4);
  });

  it("is confirmed by a drop, if the stone may be placed there", () => {
    const drafted = { ...draft.NOTHING, colour: "B" as const, field: 3 };
    expect(draft.dropStone("B", 3, [R3, stone("B", 3)])).toEqual({ draft: drafted, send: stone("B", 3) });
    expect(draft.dropStone("B", 3, [R3])).toEqual({ draft: drafted, send: null });
  });

  it("holds a card turned to a window of the wheel", () => {
    let drafted = draft.chooseCard(draft.NOTHING, "RYGB");
    drafted = draft.turnCard(drafted, 1, 8);
    expect(drafted.window).toBe(1);
    drafted = draft.turnCard(drafted, -1, 8);
    expect(draft.confirm(drafted, [claim("RYGB", 8)]).send).toEqual(claim("RYGB", 8));
    expect(draft.chooseCard(drafted, "RYGB").card).toBeNull();
  });

  it("keeps only the colour for the next stone", () => {
    const drafted = { ...draft.NOTHING, colour: "R" as const, field: 3 };
    expect(draft.refresh(drafted, [stone("R", 1), stone("Y", 1)])).toEqual({ ...draft.NOTHING, colour: "R" });
    expect(draft.refresh(drafted, [stone("Y", 1)])).toEqual(draft.NOTHING);
  });

  it("is shown until the answer comes, but not sent twice", () => {
    const drafted = { ...draft.NOTHING, colour: "R" as const, field: 3, isSent: true };
    expect(draft.refresh(drafted, [R3])).toEqual({ ...draft.NOTHING, colour: "R" });
    expect(draft.chooseField(drafted, 3, [R3], false).draft.isSent).toBe(false);
  });

  it("keeps a card while it can be claimed", () => {
    const drafted = { ...draft.NOTHING, card: "RYGB", window: 2 };
    expect(draft.refresh(drafted, [claim("RYGB", 1), end])).toEqual(drafted);
    expect(draft.refresh(drafted, [claim("BYGR", 1), end])).toEqual(draft.NOTHING);
  });

  it("lasts while its move is legal, whatever others do", () => {
    const drafted = { ...draft.NOTHING, colour: "R" as const, field: 3 };
    expect(draft.refresh(drafted, [stone("R", 1), R3])).toEqual(drafted);
  });

  it("knows which stones and colours are legal", () => {
    const legal = [R3, R4, stone("B", 0), end];
    expect(draft.stonesIn(legal)).toEqual([R3, R4, stone("B", 0)]);
    expect(draft.coloursIn(legal)).toEqual(["R", "B"]);
  });
});
