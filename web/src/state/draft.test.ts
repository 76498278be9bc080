import { describe, expect, it } from "vitest";
import type { QuartoTable } from "../protocol/types";
import * as quartino from "./quartinoDraft";
import * as quarto from "./quartoDraft";

const TABLE: QuartoTable = {
  game: "quarto",
  rules: "CSHT!",
  traits: ["C", "S", "H", "T"],
  squares: false,
  calls: true,
  seconds: null,
  groups: { "a1-d1": ["a1", "b1", "c1", "d1"], "a1-a4": ["a1", "a2", "a3", "a4"] },
};

describe("a draft of Quarto!", () => {
  const legal = ["b3", "c3", "=5", "!a1-d1", "!a1-a4"];

  it("is sent when it is confirmed, and can be changed before", () => {
    const first = quarto.choose(quarto.NOTHING, "b3", legal, false);
    expect(first.send).toBeNull();
    const second = quarto.choose(first.draft, "c3", legal, false);
    expect(second.draft.move).toBe("c3");
    expect(quarto.confirm(second.draft, legal)).toEqual({ draft: quarto.NOTHING, send: "c3" });
  });

  it("is confirmed by the same choice again, or at once in one-click mode", () => {
    const { draft } = quarto.choose(quarto.NOTHING, "b3", legal, false);
    expect(quarto.choose(draft, "b3", legal, false).send).toBe("b3");
    expect(quarto.choose(quarto.NOTHING, "b3", legal, true).send).toBe("b3");
  });

  it("takes no move that is not offered", () => {
    expect(quarto.choose(quarto.NOTHING, "d4", legal, true)).toEqual({ draft: quarto.NOTHING, send: null });
  });

  it("lasts while its move is offered", () => {
    const draft = { ...quarto.NOTHING, move: "b3" };
    expect(quarto.refresh(draft, legal)).toBe(draft);
    expect(quarto.refresh(draft, ["c3"])).toEqual(quarto.NOTHING);
  });
});

describe("the marks of a call", () => {
  const legal = ["!a1-d1", "!a1-a4"];
  const marked = (...squares: string[]) => squares.reduce(quarto.mark, quarto.startMarking(quarto.NOTHING));

  it("name a group in any order", () => {
    expect(quarto.calledMove(marked("d1", "a1", "c1", "b1"), TABLE, legal)).toBe("!a1-d1");
  });

  it("name nothing while they are no group, or none that may be called", () => {
    expect(quarto.calledMove(marked("a1", "b1", "c1"), TABLE, legal)).toBeNull();
    expect(quarto.calledMove(marked("a1", "b1", "c1", "d4"), TABLE, legal)).toBeNull();
    expect(quarto.calledMove(marked("a1", "b1", "c1", "d1"), TABLE, ["a1"])).toBeNull();
  });

  it("go away by a second touch, and the oldest one by a fifth square", () => {
    expect(marked("a1", "b1", "a1").marked).toEqual(["b1"]);
    expect(marked("a4", "a1", "b1", "c1", "d1").marked).toEqual(["a1", "b1", "c1", "d1"]);
  });

  it("end with the chance to call", () => {
    expect(quarto.refresh(marked("a1"), ["b2"])).toEqual(quarto.NOTHING);
    expect(quarto.refresh(marked("a1"), legal).isMarking).toBe(true);
  });
});

describe("a draft of Quartino", () => {
  it("is a stone with its field", () => {
    const colour = quartino.chooseColour(quartino.NOTHING, "R");
    const { draft, send } = quartino.chooseField(colour, 3, ["R3", "R4"], false);
    expect(send).toBeNull();
    expect(quartino.draftedMove(draft, ["R3", "R4"])).toBe("R3");
    expect(quartino.draftedMove(draft, ["R4"])).toBeNull();
  });

  it("is confirmed by the same field again, or at once in one-click mode", () => {
    const drafted = { ...quartino.NOTHING, colour: "R", field: 3 };
    expect(quartino.chooseField(drafted, 3, ["R3"], false).send).toBe("R3");
    expect(quartino.chooseField(drafted, 3, ["R4"], false).send).toBeNull();
    expect(quartino.chooseField(drafted, 4, ["R3", "R4"], false).send).toBeNull();
    expect(quartino.chooseField(drafted, 4, ["R3", "R4"], true).send).toBe("R4");
  });

  it("is corrected, not confirmed, by another stone dropped on its field", () => {
    const drop = (isOneClick: boolean) => quartino.dropStone("B", 3, ["R3", "B3"], isOneClick);
    expect(drop(false)).toEqual({ draft: { ...quartino.NOTHING, colour: "B", field: 3 }, send: null });
    expect(drop(true).send).toBe("B3");
  });

  it("is a card turned to a window, around the wheel", () => {
    let draft = quartino.chooseCard(quartino.NOTHING, "RYGB");
    draft = quartino.turnCard(draft, 1, 8);
    expect(draft.window).toBe(1);
    draft = quartino.turnCard(draft, -1, 8);
    expect(quartino.draftedMove(draft, ["RYGB@8"])).toBe("RYGB@8");
    expect(quartino.chooseCard(draft, "RYGB").card).toBeNull();
  });

  it("keeps the colour in hand for the next stone, and no more", () => {
    const draft = { ...quartino.NOTHING, colour: "R", field: 3 };
    expect(quartino.refresh(draft, ["R1", "Y1"])).toEqual({ ...quartino.NOTHING, colour: "R" });
    expect(quartino.refresh(draft, ["Y1"])).toEqual(quartino.NOTHING);
  });

  it("lasts while its move is offered, whatever others say meanwhile", () => {
    const draft = { ...quartino.NOTHING, colour: "R", field: 3 };
    expect(quartino.refresh(draft, ["R1", "R3"])).toEqual(draft);
  });
});
