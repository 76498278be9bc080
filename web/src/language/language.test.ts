import { beforeEach, expect, test, vi } from "vitest";
import { recall } from "../state/memory";
import { Catalogue, type Extra } from "./catalogue";
import { language } from "./language.svelte";
import type { Code } from "./locale";

/** Pending loads, resolved by the test. */
let loads: { code: Code; extras: readonly Extra[]; end: () => void; fail: () => void }[] = [];

vi.mock(import("./catalogue"), async (original) => ({
  ...(await original()),
  loadCatalogue: (code, extras) =>
    new Promise((resolve, reject) => {
      loads.push({
        code,
        extras,
        end: () =>
          resolve(
            new Catalogue(
              code,
              extras.map((each) => `some-${each} = ${each}`),
              extras,
            ),
          ),
        fail: () => reject(new Error("missing")),
      });
    }),
}));

beforeEach(async () => {
  loads = [];
  const start = language.choose("en");
  loads[0]?.end();
  await start;
  loads = [];
});

test("of two concurrent loads the latest wins, whichever finishes first", async () => {
  const both = [language.choose("lt"), language.choose("cs")];
  loads[1]?.end();
  loads[0]?.end();
  await Promise.all(both);
  expect(language.code).toBe("cs");
  expect(document.documentElement.lang).toBe("cs");
  expect(recall("language")).toBe("cs");
});

test("a language that fails to load changes nothing", async () => {
  const choice = language.choose("et");
  loads[0]?.fail();
  await expect(choice).rejects.toThrow();
  expect(language.code).toBe("en");
  expect(recall("language")).toBe("en");
});

test("rules requested while a language loads are in that language", async () => {
  const both = [language.choose("cs"), language.needRules()];
  expect(loads.map(({ code, extras }) => [code, extras])).toEqual([
    ["cs", []],
    ["cs", ["rules"]],
  ]);
  loads[0]?.end();
  loads[1]?.end();
  await Promise.all(both);
  expect(language.text("some-rules")).toBe("rules");
});
