import { createHash } from "node:crypto";
import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { gzipSync } from "node:zlib";
import { svelte } from "@sveltejs/vite-plugin-svelte";
import type { Plugin } from "vite";
import { defineConfig } from "vitest/config";
import { ahead } from "./ahead.ts";
import { texts } from "./texts.ts";

/** Puts a packed copy beside each text file, so that the server need not pack while it serves. */
function packed(folder: URL): Plugin {
  return {
    name: "packed",
    apply: "build",
    closeBundle() {
      for (const name of readdirSync(folder, { recursive: true, encoding: "utf8" })) {
        if (!/\.(js|css|svg)$/.test(name)) continue;
        const file = new URL(name, folder);
        writeFileSync(`${fileURLToPath(file)}.gz`, gzipSync(readFileSync(file)));
      }
    },
  };
}

/** Writes a sign of this build into the worker, so that a browser notices each new one and drops what it kept of the old; and its files. */
function signed(folder: URL): Plugin {
  return {
    name: "signed",
    apply: "build",
    closeBundle() {
      const sign = createHash("sha256")
        .update(readFileSync(new URL("index.html", folder)))
        .digest("hex")
        .slice(0, 12);
      const worker = new URL("worker.js", folder);
      const files = readdirSync(new URL("assets/", folder)).map((name) => `/assets/${name}`);
      const words = readFileSync(worker, "utf8").replace("@build@", sign).replace("@files@", files.join('", "'));
      writeFileSync(worker, words);
    },
  };
}

const PAGE = new URL("../src/fourfold/server/page/", import.meta.url);

/**
 * Few files instead of many small ones: what the start page needs, what all boards share, each game's table. The rest,
 * such as reviews and figures, is split by itself.
 */
const GROUPS = [
  { name: "start", tags: ["$initial"], priority: 3 },
  { name: "shared", test: /\/src\/(board|part|socket|state|table)\/|\/src\/page\/local/, priority: 2 },
  {
    name: (id: string) => /\/src\/games\/([^/]+)\/(?!figures|review)/.exec(id)?.[1] ?? null,
    test: /\/src\/games\//,
    priority: 1,
  },
];

/** Name a language's texts and rules by what they are, not by the language alone. */
function nameChunk({ facadeModuleId }: { facadeModuleId: string | null }): string {
  const [, part, code] = /virtual:texts\/(\w+)\/(\w+)$/.exec(facadeModuleId ?? "") ?? [];
  return code ? `assets/${part}-${code}-[hash].js` : "assets/[name]-[hash].js";
}

const TESTS = ["src/**/*.test.ts", "tests/**/*.test.ts"];

/** Those that replace modules, load them anew, or end before all that they load has come. */
const ALONE = ["src/language/language.test.ts", "src/theme/settings.test.ts", "tests/tictactoe/*.test.ts"];

export default defineConfig(({ mode }) => ({
  plugins: [svelte(), texts(), ahead(), signed(PAGE), packed(PAGE)],
  build: {
    outDir: "../src/fourfold/server/page",
    emptyOutDir: true,
    // A picture inside a style sheet is fetched from here too.
    assetsInlineLimit: 0,
    // One style sheet of 15 kB instead of six: each request costs a class behind one address thirty.
    cssCodeSplit: false,
    manifest: true,
    target: "es2022",
    rolldownOptions: { output: { codeSplitting: { groups: GROUPS }, chunkFileNames: nameChunk } },
  },
  server: {
    fs: { allow: [".."] },
    proxy: { "/api": { target: "http://127.0.0.1:8004", ws: true } },
  },
  // Svelte has a build for servers; the tests draw in a browser's document.
  resolve: mode === "test" ? { conditions: ["browser"] } : {},
  test: {
    environment: "happy-dom",
    // A machine that has much else to do is slow, and the page is not wrong for it.
    testTimeout: 60_000,
    hookTimeout: 60_000,
    unstubGlobals: true,
    restoreMocks: true,
    // A document and all modules anew for each file take most of the time, and only some need them.
    projects: [
      {
        extends: true,
        test: { name: "shared", isolate: false, include: TESTS, exclude: ALONE },
      },
      { extends: true, test: { name: "alone", include: ALONE } },
    ],
  },
}));
