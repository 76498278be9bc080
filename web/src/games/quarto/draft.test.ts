import { describe, expect, it } from "vitest";
import { CSHT, call, give, put } from "../../../tests/moves";
import * as draft from "./draft";

describe("a draft", () => {
  const legal = [put("b3"), put("c3"), give("5"), call("a1-d1"), call("a1-a4")];
  const choose = (before: draft.QuartoDraft, square: string, isOneClick: boolean) =>
    draft.choose(before, draft.placing(legal, square), isOneClick);

  it("is sent when confirmed, and can be changed before", () => {
    const first = choose(draft.NOTHING, "b3", false);
    expect(first.send).toBeNull();
    const second = choose(first.draft, "c3", false);
    expect(second.draft.move).toEqual(put("c3"));
    expect(draft.confirm(second.draft, legal)).toEqual({ draft: second.draft, send: put("c3") });
    expect(draft.sent(second.draft)).toEqual(second.draft);
    expect(draft.sent(draft.startMarking(second.draft))).toEqual(draft.NOTHING);
    expect(draft.choose(second.draft, draft.giving(legal, "5"), false).draft.move).toEqual(give("5"));
  });

  it("is confirmed by the same choice again, or at once in one-click mode", () => {
    const { draft: drafted } = choose(draft.NOTHING, "b3", false);
    expect(choose(drafted, "b3", false).send).toEqual(put("b3"));
    expect(choose(draft.NOTHING, "b3", true).send).toEqual(put("b3"));
  });

  it("accepts only legal moves", () => {
    expect(choose(draft.NOTHING, "d4", true)).toEqual({ draft: draft.NOTHING, send: null });
    expect(draft.giving(legal, "6")).toBeUndefined();
    expect(draft.confirm({ ...draft.NOTHING, move: put("d4") }, legal).send).toBeNull();
  });

  it("lasts while its move is legal", () => {
    const drafted = { ...draft.NOTHING, move: put("b3") };
    expect(draft.refresh(drafted, legal)).toBe(drafted);
    expect(draft.refresh(drafted, [put("c3")])).toEqual(draft.NOTHING);
  });

  it("shows a missed line until it is dismissed, whatever else happens", () => {
    const shown = draft.show(draft.NOTHING, "a1-d1");
    expect(draft.refresh(shown, []).shown).toBe("a1-d1");
    expect(draft.show(shown, "a1-a4").shown).toBe("a1-a4");
    expect(draft.show(shown, "a1-d1").shown).toBeNull();
  });
});

describe("the marks of a call", () => {
  const legal = [call("a1-d1"), call("a1-a4")];
  const marked = (...squares: string[]) => squares.reduce(draft.mark, draft.startMarking(draft.NOTHING));

  it("name a group in any order", () => {
    expect(draft.calledMove(marked("d1", "a1", "c1", "b1"), CSHT, legal)).toEqual(call("a1-d1"));
  });

  it("name nothing unless they are a group that may be called", () => {
    expect(draft.calledMove(marked("a1", "b1", "c1"), CSHT, legal)).toBeNull();
    expect(draft.calledMove(marked("a1", "b1", "c1", "d4"), CSHT, legal)).toBeNull();
    expect(draft.calledMove(marked("a1", "b1", "c1", "d1"), CSHT, [put("a1")])).toBeNull();
  });

  it("are removed by a second touch, and the oldest by a fifth square", () => {
    expect(marked("a1", "b1", "a1").marked).toEqual(["b1"]);
    expect(marked("a4", "a1", "b1", "c1", "d1").marked).toEqual(["a1", "b1", "c1", "d1"]);
  });

  it("are cleared when calling is no longer possible", () => {
    expect(draft.refresh(marked("a1"), [put("b2")])).toEqual(draft.NOTHING);
    expect(draft.refresh(marked("a1"), legal).isMarking).toBe(true);
  });
});
