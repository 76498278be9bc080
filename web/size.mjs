// Fails when what a first visit loads has grown too large; the server sends it packed.
import { readFileSync, rmSync, statSync } from "node:fs";

const MOST = 150_000;
const page = new URL("../src/fourfold/server/page/", import.meta.url);
const manifest = JSON.parse(readFileSync(new URL(".vite/manifest.json", page), "utf8"));
// It was made for this check alone.
rmSync(new URL(".vite", page), { recursive: true });

const files = new Set();
function add(key) {
  const chunk = manifest[key];
  if (files.has(chunk.file)) return;
  files.add(chunk.file);
  for (const imported of chunk.imports ?? []) add(imported);
}

/** All that any one page needs besides its texts and what is drawn on request. */
for (const key of ["index.html", "src/page/game/GamePage.svelte"]) if (manifest[key]) add(key);
for (const key of Object.keys(manifest)) if (/locales\/cs\/(?!rules)/.test(key)) add(key);

let total = 0;
for (const file of files) if (file.endsWith(".js")) total += statSync(new URL(`${file}.gz`, page)).size;
console.log(`first load: ${(total / 1000).toFixed(1)} kB of packed script, at most ${MOST / 1000}`);
if (total > MOST) process.exit(1);
