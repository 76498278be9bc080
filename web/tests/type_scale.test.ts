// @vitest-environment node
import { readdirSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";

const SOURCE = new URL("../src/", import.meta.url);
const SIZES = /^(?:var\(--(?:small|normal|large|title)\)|inherit)$/;
const WEIGHTS = /^(?:400|600|inherit)$/;
/** Numerals inside a drawing, in its own units. */
const DRAWN = /^(?:600 )?\d+px(?: \/ 1 var\(--face\))?$/;

const sheets = readdirSync(SOURCE, { recursive: true, encoding: "utf8" })
  .filter((name) => /\.(?:svelte|css)$/.test(name) && !name.endsWith("typeface.css"))
  .map((name) => ({ name, css: readFileSync(new URL(name, SOURCE), "utf8") }));

/** Every declaration of a property: the file, and its value. */
function declared(property: string): { name: string; value: string }[] {
  const pattern = new RegExp(`(?<![-\\w])${property}: ([^;]+);`, "g");
  return sheets.flatMap(({ name, css }) => [...css.matchAll(pattern)].map(([, value = ""]) => ({ name, value })));
}

const isDrawn = (name: string) => /(?:board\/|ClockRing)/.test(name);

test("text has one of four sizes", () => {
  const sizes = declared("font-size").filter(({ value }) => !SIZES.test(value));
  const others = sizes.filter(({ name, value }) => !(isDrawn(name) && DRAWN.test(value)));
  // The root size, which all others are relative to.
  expect(others.map(({ name }) => name)).toEqual(["theme/base.css"]);
});

test("text is regular, or bold for emphasis", () => {
  expect(declared("font-weight").filter(({ value }) => !WEIGHTS.test(value))).toEqual([]);
});

test("a font shorthand is inherited, uses one of the four sizes, or is for a drawing's numerals", () => {
  const fonts = declared("font").filter(({ value }) => value !== "inherit");
  const others = fonts.filter(({ value }) => !/^600 var\(--(?:small|normal)\) \/ 1\.\d var\(--face\)$/.test(value));
  expect(others.filter(({ name, value }) => !(isDrawn(name) && DRAWN.test(value)))).toEqual([]);
});
