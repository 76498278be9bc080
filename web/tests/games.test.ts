// @vitest-environment node
/** Only a game's own folder names it. */
import { readdirSync, readFileSync } from "node:fs";
import { pathToFileURL } from "node:url";
import { describe, expect, it } from "vitest";
import { LEVELS } from "../src/protocol/types";

const SOURCE = pathToFileURL(`${process.cwd()}/src/`);
const GAMES = Object.keys(LEVELS);
const NAME = new RegExp(GAMES.join("|"), "gi");

/** Files that may name a game, and why. */
const EXEMPT: readonly { pattern: RegExp; why: string }[] = [
  ...GAMES.map((game) => ({ pattern: new RegExp(`^games/${game}/`), why: "the game's home" })),
  { pattern: /^games\/index\.ts$/, why: "the registry: one line per game" },
  { pattern: /^protocol\/types\.ts$/, why: "generated from the server's types" },
  { pattern: /^core\/(core\.wasm|worker\.ts)$/, why: "the compiled core, and the file of its opening book" },
  { pattern: /\.test\.ts$/, why: "tests play real games" },
];

/** Return where a text names a game, as `file:line: name`. */
function namesIn(file: string, text: string): string[] {
  if (EXEMPT.some(({ pattern }) => pattern.test(file))) return [];
  return text
    .split("\n")
    .flatMap((line, index) => [...line.matchAll(NAME)].map(([name]) => `${file}:${index + 1}: ${name}`));
}

describe("no game is named", () => {
  const files = readdirSync(SOURCE, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => pathToFileURL(`${entry.parentPath}/${entry.name}`).href.slice(SOURCE.href.length));

  it("outside its folder, the registry and generated files", () => {
    expect(files.length).toBeGreaterThan(150);
    const text = (file: string) => readFileSync(new URL(file, SOURCE), "utf8");
    expect(files.flatMap((file) => [...namesIn(file, file), ...namesIn(file, text(file))])).toEqual([]);
  });

  it("would be found in code, styles, comments and file names", () => {
    expect(namesIn("page/Table.svelte", 'if (game === "quarto") {}\n.quartino { }\n// Quarto! only')).toEqual([
      "page/Table.svelte:1: quarto",
      "page/Table.svelte:2: quartino",
      "page/Table.svelte:3: Quarto",
    ]);
    expect(namesIn("page/QuartoBoard.svelte", "page/QuartoBoard.svelte")).toHaveLength(1);
    expect(namesIn("games/quartino/words.ts", "quartino")).toEqual([]);
    // A game must not name another one either.
    expect(EXEMPT.every(({ pattern }) => !pattern.test("games/game.ts"))).toBe(true);
  });

  it("in a comparison: no code tests for a particular game", () => {
    const asks = files
      .filter((file) => /\.(ts|svelte)$/.test(file) && !file.startsWith("protocol/"))
      .filter((file) => !file.endsWith(".test.ts"))
      .filter((file) => /\.game\s*[!=]==\s*["'`]/.test(readFileSync(new URL(file, SOURCE), "utf8")));
    expect(asks).toEqual([]);
  });
});

describe("a game doesn't know another", () => {
  it.each(GAMES)("%s", (game) => {
    const others = GAMES.filter((other) => other !== game);
    const home = new URL(`games/${game}/`, SOURCE);
    const named = readdirSync(home, { recursive: true, encoding: "utf8" })
      .filter((file) => /\.(ts|svelte|css)$/.test(file))
      .flatMap((file) => {
        const text = readFileSync(new URL(file, home), "utf8");
        return others
          .filter((other) => new RegExp(`\\b${other}\\b`, "i").test(text))
          .map((other) => `${file}: ${other}`);
      });
    expect(named).toEqual([]);
  });
});
