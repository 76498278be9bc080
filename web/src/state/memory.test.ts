import { beforeEach, describe, expect, it, vi } from "vitest";
import { recallJson, recallRecord } from "./memory";

const kept = new Map<string, string>();

beforeEach(() => {
  kept.clear();
  vi.stubGlobal("localStorage", { getItem: (key: string) => kept.get(key) ?? null });
});

describe("values stored by another version of the page", () => {
  const first = { theme: "auto", hasSound: false, names: [""] };
  const recalled = (text: string) => {
    kept.set("fourfold-settings", text);
    return recallJson("settings", first);
  };

  it("are used if they have the right type", () => {
    expect(recalled('{"theme":"dark","hasSound":1,"names":null,"more":5}')).toEqual({ ...first, theme: "dark" });
  });

  it.each(["null", "5", '"text"', "[]", "{bad", '{"names":{}}'])("are ignored if the text is %s", (text) => {
    expect(recalled(text)).toEqual(first);
  });

  it("cannot change what other objects inherit", () => {
    const recalledBad = recalled('{"__proto__":{"isEvil":true},"constructor":{"prototype":{"isEvil":true}}}');
    expect(recalledBad).toEqual(first);
    expect(Object.keys(recalledBad)).toEqual(Object.keys(first));
    expect("isEvil" in recalledBad || "isEvil" in {}).toBe(false);
    kept.set("fourfold-record", '{"__proto__":{"isEvil":true}}');
    expect("isEvil" in recallRecord("record")).toBe(false);
  });

  it("can be changed without changing the defaults", () => {
    recallJson("settings", first).names.push("Ann");
    expect(first.names).toEqual([""]);
  });
});
