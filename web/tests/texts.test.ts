// @vitest-environment node
import { readdirSync, readFileSync } from "node:fs";
import { pathToFileURL } from "node:url";
import { type AST, parse } from "svelte/compiler";
import { describe, expect, it } from "vitest";
import { Catalogue } from "../src/language/catalogue";
import type { Code } from "../src/language/locale";

const SOURCE = pathToFileURL(`${process.cwd()}/src/`);
const LOCALES = new URL("../../src/fourfold/locales/", SOURCE);
const files = readdirSync(SOURCE, { recursive: true, encoding: "utf8" });
const components = files.filter((file) => file.endsWith(".svelte"));
const read = (file: string) => readFileSync(new URL(file, SOURCE), "utf8");

/** Attributes that people read or hear. */
const SPOKEN = new Set(["aria-label", "aria-description", "alt", "title", "placeholder", "label"]);
const LETTERS = /\p{L}{2,}/u;

/** Return what a template says by itself, not through a catalogue. */
function findLiterals(source: string): string[] {
  const found: string[] = [];
  const visit = (node: unknown): void => {
    if (Array.isArray(node)) for (const each of node) visit(each);
    else if (node && typeof node === "object") {
      const { type, data, name, value } = node as { type?: string; data?: string; name?: string; value?: unknown };
      if (type === "Text" && data !== undefined && LETTERS.test(data)) found.push(data.trim());
      if (type === "StyleDirective") return;
      if (type === "Attribute") {
        const parts = Array.isArray(value) ? (value as AST.Text[]) : [];
        if (name && SPOKEN.has(name))
          for (const part of parts) if (part.type === "Text" && LETTERS.test(part.data)) found.push(part.data);
        return;
      }
      for (const [key, part] of Object.entries(node)) if (!["metadata", "expression", "loc"].includes(key)) visit(part);
    }
  };
  visit(parse(source, { modern: true }).fragment);
  return found;
}

describe("the texts of the page", () => {
  it.each(components)("come from the catalogues in %s", (file) => {
    expect(findLiterals(read(file))).toEqual([]);
  });

  it("would be found if they did not", () => {
    expect(findLiterals("<p>Hello</p><button aria-label='Close'>×</button>{#if x}<b>there {y}</b>{/if}")).toEqual([
      "Hello",
      "Close",
      "there",
    ]);
  });

  it("are all there: every id that the page names is in English", () => {
    const english = readdirSync(new URL("en/", LOCALES))
      .map((file) => readFileSync(new URL(`en/${file}`, LOCALES), "utf8"))
      .join("\n");
    const ids = new Set([...english.matchAll(/^([a-z][\w-]*) =/gim)].map((match) => match[1]));
    const named = files
      .filter((file) => /\.(svelte|ts)$/.test(file) && !file.includes(".test."))
      .flatMap((file) =>
        [
          ...read(file).matchAll(
            /["'`]((?:page|play|figure|refusal|phrase|quarto-do|start)-[a-zA-Z0-9-]*[a-zA-Z0-9])["'`]/g,
          ),
        ].map((match) => match[1]),
      );
    expect(named.length).toBeGreaterThan(100);
    expect([...new Set(named)].filter((id) => !ids.has(id))).toEqual([]);
  });

  it("have no id that nobody uses", () => {
    const all = files
      .filter((file) => /\.(svelte|ts)$/.test(file))
      .map(read)
      .join("\n");
    const page = readFileSync(new URL("en/page.ftl", LOCALES), "utf8");
    // Some are put together: `page-theme-${theme}`.
    const made = [...all.matchAll(/`(page-[a-z-]+-)\$\{/g)].map((match) => match[1] as string);
    const unused = [...page.matchAll(/^(page-[\w-]+) =/gm)]
      .map((match) => match[1] as string)
      .filter((id) => !made.some((start) => id.startsWith(start)) && !all.includes(id));
    expect(unused).toEqual([]);
  });
});

describe("what is chosen by a word", () => {
  const catalogue = (code: Code) => {
    const folder = new URL(`${code}/`, LOCALES);
    return new Catalogue(
      code,
      readdirSync(folder).map((file) => readFileSync(new URL(file, folder), "utf8")),
    );
  };

  it("bends the colour of a stone as the language does", () => {
    const told = (["en", "lt", "lv", "tr", "et", "cs"] as const).map((code) =>
      catalogue(code).text("page-move-stone", { stone: "Y", field: 3 }),
    );
    expect(told).toEqual([
      "places a yellow stone on field 3",
      "deda geltoną akmenėlį į 3 laukelį",
      "noliek dzeltenu kauliņu uz lauciņa 3",
      "3 numaralı yere sarı bir taş koyuyor",
      "paneb kollase kivi väljale 3",
      "umisťuje žlutý kámen na pole 3",
    ]);
  });

  it("names squares only where they count", () => {
    const told = (squares: string) => catalogue("en").text("quarto-do-place-call", { squares });
    expect(told("no")).toBe("place the piece, or call QUARTO! if you see a line.");
    expect(told("yes")).toBe("place the piece, or call QUARTO! if you see a line or square.");
  });

  it("tours what is played", () => {
    const facts = { squares: "yes", calls: "no", chosen: "yes", traits: "colour, top" };
    expect(catalogue("en").text("page-tour-quarto-3", facts)).toBe(
      "Whoever completes a line or 2 × 2 square of four pieces that share a trait wins. Traits in play: colour, top. " +
        "Look twice before you give a piece away!",
    );
  });
});

describe("the components", () => {
  it.each(components)("need no style attribute, which the server forbids: %s", (file) => {
    expect(read(file)).not.toMatch(/\sstyle="/);
  });
});
