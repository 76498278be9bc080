import { beforeEach, describe, expect, it, vi } from "vitest";
import { recallJson } from "./memory";
import { FIRST_PLAN, newRoom, recallPlan } from "./plan";

const kept = new Map<string, string>();

beforeEach(() => {
  kept.clear();
  vi.stubGlobal("localStorage", { getItem: (key: string) => kept.get(key) ?? null });
});

describe("what another version of the page has kept", () => {
  const first = { theme: "auto", hasSound: false, names: [""] };
  const recalled = (text: string) => {
    kept.set("fourfold-settings", text);
    return recallJson("settings", first);
  };

  it("is taken where it is of the same kind", () => {
    expect(recalled('{"theme":"dark","hasSound":1,"names":null,"more":5}')).toEqual({ ...first, theme: "dark" });
  });

  it.each(["null", "5", '"text"', "[]", "{bad", '{"names":{}}'])("is not taken where it is %s", (text) => {
    expect(recalled(text)).toEqual(first);
  });

  it("can be changed without changing what is offered first", () => {
    recallJson("settings", first).names.push("Ann");
    expect(first.names).toEqual([""]);
  });
});

describe("a plan that another version of the page has kept", () => {
  const plan = (text: string) => {
    kept.set("fourfold-plan", text);
    return recallPlan();
  };

  it.each([
    '{"bots":null}',
    '{"bots":{"quarto":"gone"}}',
    '{"traits":null}',
    '{"players":99}',
    '{"game":"chess"}',
    '{"opponent":"nobody"}',
    '{"geometry":"cube"}',
    '{"names":[null,5,{}]}',
  ])("is mended: %s", (text) => {
    expect(plan(text)).toEqual(FIRST_PLAN);
  });

  it("is kept where it can be played", () => {
    const room = newRoom(plan('{"traits":["Z","C"],"opponent":"screen","names":["Ann",7]}'));
    expect(room.rules).toBe("C!");
    expect(room.seats.map((each) => each.name)).toEqual(["Ann", "Player 2"]);
  });
});
