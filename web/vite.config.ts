import { createHash } from "node:crypto";
import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { gzipSync } from "node:zlib";
import { svelte } from "@sveltejs/vite-plugin-svelte";
import type { Plugin } from "vite";
import { defineConfig } from "vitest/config";
import { ahead } from "./ahead.ts";
import { starts } from "./starts.ts";
import { TARGETS } from "./support.ts";
import { texts } from "./texts.ts";

/** Writes a compressed copy of each text file, so that the server doesn't compress on the fly. */
function packed(folder: URL): Plugin {
  return {
    name: "packed",
    apply: "build",
    closeBundle(error?: Error) {
      // A failed build reports its own error.
      if (error) return;
      for (const name of readdirSync(folder, { recursive: true, encoding: "utf8" })) {
        if (!/\.(js|css|svg|wasm)$/.test(name)) continue;
        const file = new URL(name, folder);
        writeFileSync(`${fileURLToPath(file)}.gz`, gzipSync(readFileSync(file)));
      }
    },
  };
}

/**
 * Writes the build's version and file list into the service worker, so that browsers notice a new build and drop the
 * old cache.
 */
function signed(folder: URL): Plugin {
  return {
    name: "signed",
    apply: "build",
    closeBundle(error?: Error) {
      // A failed build reports its own error.
      if (error) return;
      const version = createHash("sha256")
        .update(readFileSync(new URL("index.html", folder)))
        .digest("hex")
        .slice(0, 12);
      const worker = new URL("worker.js", folder);
      const files = readdirSync(new URL("assets/", folder)).map((name) => `assets/${name}`);
      const source = readFileSync(worker, "utf8").replace("@build@", version).replace("@files@", files.join('", "'));
      writeFileSync(worker, source);
    },
  };
}

/** Ships the typeface's licence with it, as the licence requires. */
function licensed(): Plugin {
  return {
    name: "licensed",
    apply: "build",
    generateBundle() {
      const licence = new URL("node_modules/@fontsource-variable/figtree/LICENSE", import.meta.url);
      this.emitFile({ type: "asset", fileName: "figtree-license.txt", source: readFileSync(licence) });
    },
  };
}

const PAGE = new URL("../src/fourfold/server/page/", import.meta.url);

/**
 * A few large files instead of many small ones: the start page, what all boards share, each game's table. The rest,
 * such as reviews and figures, is split automatically.
 */
const GROUPS = [
  { name: "start", tags: ["$initial"], priority: 3 },
  {
    name: "shared",
    test: /\/src\/(board|part|socket|state|table|page\/ladder)\/|\/src\/page\/(local|analyst|CopyLink|luggage)/,
    priority: 2,
  },
  {
    name: (id: string) => /\/src\/games\/([^/]+)\/(?!figures|review|puzzle|analysis|lessons)/.exec(id)?.[1] ?? null,
    test: /\/src\/games\//,
    priority: 1,
  },
];

/** Name the chunks of texts and rules by what they are, not only by the language. */
function nameChunk({ facadeModuleId }: { facadeModuleId: string | null }): string {
  const [, part, code] = /virtual:texts\/(\w+)\/(\w+)$/.exec(facadeModuleId ?? "") ?? [];
  return code ? `assets/${part}-${code}-[hash].js` : "assets/[name]-[hash].js";
}

/** The puzzles are one compressed file; files that end in gz are taken for compressed copies of others. */
function nameAsset({ names }: { names: string[] }): string {
  return names.includes("puzzles.txt.gz") ? "assets/puzzles-[hash].pack" : "assets/[name]-[hash][extname]";
}

const TESTS = ["src/**/*.test.ts", "tests/**/*.test.ts"];

/** Tests that mock or reload modules, or end before everything has loaded. */
const ALONE = [
  "src/page/ladder/afterGame.test.ts",
  "src/language/language.test.ts",
  "src/part/sound.test.ts",
  "src/theme/settings.test.ts",
  "tests/tictactoe/*.test.ts",
];

export default defineConfig(({ mode }) => ({
  // No file contains the page's path: a server or a static host may serve it from anywhere.
  base: "./",
  plugins: [svelte(), texts(), starts(), ahead(), licensed(), signed(PAGE), packed(PAGE)],
  build: {
    outDir: "../src/fourfold/server/page",
    emptyOutDir: true,
    // Images in style sheets are files of this site too, not inlined.
    assetsInlineLimit: 0,
    // One style sheet of 15 kB instead of six: thirty pupils behind one IP address send each request thirty times.
    cssCodeSplit: false,
    manifest: true,
    target: TARGETS,
    rolldownOptions: {
      output: { codeSplitting: { groups: GROUPS }, chunkFileNames: nameChunk, assetFileNames: nameAsset },
    },
  },
  server: {
    fs: { allow: [".."] },
    proxy: { "/api": { target: "http://127.0.0.1:8004", ws: true } },
  },
  // Svelte has a server build; the tests render into a browser's DOM.
  resolve: mode === "test" ? { conditions: ["browser"] } : {},
  test: {
    environment: "happy-dom",
    // A slow machine must not fail the tests.
    testTimeout: 60_000,
    hookTimeout: 60_000,
    unstubGlobals: true,
    restoreMocks: true,
    // A new document and all modules for each file take most of the time, and only some tests need them.
    projects: [
      {
        extends: true,
        test: { name: "shared", isolate: false, include: TESTS, exclude: ALONE },
      },
      { extends: true, test: { name: "alone", include: ALONE } },
    ],
  },
}));
