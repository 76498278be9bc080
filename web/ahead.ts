import type { Plugin } from "vite";

/** Lists the files that a page will request one after another, so that the server can preload them all. */
interface Ahead {
  /** Texts by language. */
  texts: Record<string, string>;
  /** Files that every game needs. */
  table: string[];
  /** Additional files by game. */
  games: Record<string, string>;
}

const TEXTS = /virtual:texts\/page\/(\w+)$/;
const TABLE = /\/src\/page\/game\/GamePage\.svelte$/;
const GAME = /\/src\/games\/([^/]+)\/Game\.svelte$/;

/** Writes ahead.json next to the page; without it, a browser discovers each file only through the previous one. */
export function ahead(): Plugin {
  return {
    name: "ahead",
    apply: "build",
    generateBundle(_, bundle) {
      const found: Ahead = { texts: {}, table: [], games: {} };
      const chunks = Object.values(bundle).filter((each) => each.type === "chunk");
      const start = new Set(chunks.filter((each) => each.isEntry).flatMap((each) => [each.fileName, ...each.imports]));
      for (const { fileName, imports, moduleIds } of chunks) {
        for (const id of moduleIds) {
          const language = TEXTS.exec(id)?.[1];
          const game = GAME.exec(id)?.[1];
          if (language) found.texts[language] = fileName;
          if (game) found.games[game] = fileName;
          if (TABLE.test(id)) found.table = [fileName, ...imports].filter((each) => !start.has(each));
        }
      }
      this.emitFile({ type: "asset", fileName: "ahead.json", source: JSON.stringify(found) });
    },
  };
}
