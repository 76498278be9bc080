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

/** Return a template's literal text, which doesn't come from a catalogue. */
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

describe("the page's texts", () => {
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

  it("all exist: every id that the page uses is in English", () => {
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

  it("have no unused id", () => {
    const all = files
      .filter((file) => /\.(svelte|ts)$/.test(file))
      .map(read)
      .join("\n");
    const page = readFileSync(new URL("en/page.ftl", LOCALES), "utf8");
    // Some ids are composed: `page-theme-${theme}`.
    const made = [...all.matchAll(/`(page-[a-z-]+-)\$\{/g)].map((match) => match[1] as string);
    const unused = [...page.matchAll(/^(page-[\w-]+) =/gm)]
      .map((match) => match[1] as string)
      .filter((id) => !made.some((start) => id.startsWith(start)) && !all.includes(id));
    expect(unused).toEqual([]);
  });
});

describe("texts with a selector", () => {
  const catalogue = (code: Code) => {
    const folder = new URL(`${code}/`, LOCALES);
    return new Catalogue(
      code,
      readdirSync(folder).map((file) => readFileSync(new URL(file, folder), "utf8")),
    );
  };

  it("inflect a stone's colour as the language does", () => {
    const found = (["en", "lt", "lv", "tr", "et", "cs"] as const).map((code) =>
      catalogue(code).text("page-move-stone", { stone: "Y", field: 3 }),
    );
    expect(found).toEqual([
      "places a yellow stone on field 3",
      "deda geltoną akmenėlį į 3 laukelį",
      "noliek dzeltenu kauliņu uz lauciņa 3",
      "3 numaralı yere sarı bir taş koyuyor",
      "paneb kollase kivi väljale 3",
      "umisťuje žlutý kámen na pole 3",
    ]);
  });

  it("name squares only where they count", () => {
    const task = (squares: string) => catalogue("en").text("quarto-do-place-call", { squares });
    expect(task("no")).toBe("place the piece, or call QUARTO! if you see a line.");
    expect(task("yes")).toBe("place the piece, or call QUARTO! if you see a line or square.");
  });

  it("adapt the tour to the rules in play", () => {
    const facts = { squares: "yes", calls: "no", chosen: "yes", traits: "colour, top" };
    expect(catalogue("en").text("page-tour-quarto-3", facts)).toBe(
      "Whoever completes a line or 2\u00a0×\u00a02 square of four pieces that share a trait wins. Traits in play: colour, top. " +
        "Look twice before you give a piece away!",
    );
  });
});

describe("the components", () => {
  it.each(components)("need no style attribute, which the server forbids: %s", (file) => {
    expect(read(file)).not.toMatch(/\sstyle="/);
  });
});
