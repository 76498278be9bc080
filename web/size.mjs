// Fails if a first visit loads too much, measured compressed, as the server sends it.
import { readdirSync, readFileSync, rmSync, statSync } from "node:fs";

const MAX_BYTES = 150_000;
const MAX_FONT_BYTES = 60_000;
const page = new URL("../src/fourfold/server/page/", import.meta.url);
const manifest = JSON.parse(readFileSync(new URL(".vite/manifest.json", page), "utf8"));
// Only needed for this check.
rmSync(new URL(".vite", page), { recursive: true });

const files = new Set();
function add(key) {
  const chunk = manifest[key];
  if (files.has(chunk.file)) return;
  files.add(chunk.file);
  for (const imported of chunk.imports ?? []) add(imported);
}

/** Everything that a single page can need: the start page, each game's table, the longest texts; no lazy figures. */
const needed = [/^index\.html$/, /^src\/page\/game\/GamePage\.svelte$/, /^_.*\.js$/, /texts\/page\/cs$/];
for (const pattern of needed) {
  const keys = Object.keys(manifest).filter((key) => pattern.test(key));
  if (!keys.length) throw new Error(`no built file matches ${pattern}`);
  for (const key of keys) add(key);
}

let total = 0;
for (const file of files) if (file.endsWith(".js")) total += statSync(new URL(`${file}.gz`, page)).size;
console.log(`first load: ${(total / 1000).toFixed(1)} kB of compressed script, at most ${MAX_BYTES / 1000}`);
const assets = new URL("assets/", page);
const fonts = readdirSync(assets).filter((name) => name.endsWith(".woff2"));
const font = fonts.reduce((sum, name) => sum + statSync(new URL(name, assets)).size, 0);
console.log(`typeface: ${(font / 1000).toFixed(1)} kB, at most ${MAX_FONT_BYTES / 1000}`);
if (total > MAX_BYTES || font > MAX_FONT_BYTES) process.exit(1);
