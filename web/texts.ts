import { readdirSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import type { Plugin } from "vite";

const NAME = "virtual:texts";
const LOCALES = new URL("../src/fourfold/locales/", import.meta.url);

/** The files of one language that each part of the page needs. */
const PARTS = {
  page: /^(page|server|bots|play)\.ftl$/,
  rules: /^(rules|figure|puzzles|analysis|training)\.ftl$/,
  lessons: /^lessons\.ftl$/,
};

/**
 * Gives the page the Fluent files that the command line reads too: `virtual:texts` has a function per language that
 * loads its texts, one that loads its rules and puzzles, and one its lessons, each as one chunk. One request per file
 * would mean four for every visitor.
 */
export function texts(): Plugin {
  const codes = readdirSync(LOCALES);
  return {
    name: "texts",
    resolveId: (id) => (id === NAME || id.startsWith(`${NAME}/`) ? `\0${id}` : undefined),
    load(id) {
      if (!id.startsWith(`\0${NAME}`)) return undefined;
      const [, part, code] = id.split("/");
      if (!part || !code) return Object.keys(PARTS).map(writeMap).join("\n");
      const folder = new URL(`${code}/`, LOCALES);
      const wanted = readdirSync(folder).filter((name) => PARTS[part as keyof typeof PARTS].test(name));
      const files = wanted.map((name) => new URL(name, folder));
      for (const file of files) this.addWatchFile(fileURLToPath(file));
      return `export default ${JSON.stringify(files.map((file) => readFileSync(file, "utf8")))};`;
    },
  };

  function writeMap(part: string): string {
    const loads = codes.map((code) => `${code}: async () => (await import("${NAME}/${part}/${code}")).default`);
    return `export const ${part} = { ${loads.join(", ")} };`;
  }
}
