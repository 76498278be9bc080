// Fails if a first visit loads too much, measured compressed, as the server sends it.
import { readdirSync, readFileSync, rmSync, statSync } from "node:fs";

const MAX_BYTES = 150_000;
const MAX_FONT_BYTES = 60_000;
const page = new URL("../src/fourfold/server/page/", import.meta.url);
const read = (name) => JSON.parse(readFileSync(new URL(name, page), "utf8"));
const manifest = read(".vite/manifest.json");
const ahead = read("ahead.json");
// Only needed for this check.
rmSync(new URL(".vite", page), { recursive: true });

const chunks = new Map(Object.values(manifest).map((chunk) => [chunk.file, chunk]));
const names = readdirSync(new URL("assets/", page));
const sizeOf = (file) => statSync(new URL(`${file}.gz`, page)).size;

function fileOf(key) {
  const chunk = manifest[key];
  if (!chunk) throw new Error(`no built file has ${key}`);
  return chunk.file;
}

/** Add up the sizes of some files and all that they import. */
function load(...files) {
  const loaded = new Set();
  function add(file) {
    if (loaded.has(file)) return;
    loaded.add(file);
    for (const key of chunks.get(file)?.imports ?? []) add(manifest[key].file);
  }
  files.forEach(add);
  return [...loaded].filter((file) => file.endsWith(".js")).reduce((sum, file) => sum + sizeOf(file), 0);
}

const longest = Object.values(ahead.texts).reduce((one, other) => (sizeOf(one) > sizeOf(other) ? one : other));
const start = [fileOf("index.html"), longest];
const worker = names.find((name) => /^worker-.*\.js$/.test(name));
if (!worker) throw new Error("the core's worker is missing");
/** A game in the browser, opened from a link. */
const local = [fileOf("src/page/ParcelPage.svelte"), fileOf("src/local/index.ts"), `assets/${worker}`];

let isTooMuch = false;
for (const [game, table] of Object.entries(ahead.games)) {
  const board = [...start, ...ahead.table, table];
  for (const [place, files] of [
    ["on a server", board],
    ["in the browser", [...board, ...local]],
  ]) {
    const total = load(...files);
    isTooMuch ||= total > MAX_BYTES;
    console.log(`${game} ${place}: ${(total / 1000).toFixed(1)} kB of compressed script, at most ${MAX_BYTES / 1000}`);
  }
}
const fonts = names.filter((name) => name.endsWith(".woff2"));
const font = fonts.reduce((sum, name) => sum + statSync(new URL(`assets/${name}`, page)).size, 0);
console.log(`typeface: ${(font / 1000).toFixed(1)} kB, at most ${MAX_FONT_BYTES / 1000}`);
if (isTooMuch || font > MAX_FONT_BYTES) process.exit(1);
