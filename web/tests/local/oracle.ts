/** The core for scripts that run without a browser. */
import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { Core } from "../../src/core/core";
import type { Oracle } from "../../src/local/question";

let core: Promise<Core> | null = null;

/** Open the page's core. The bundle that runs this is in build/local. */
export async function openOracle(): Promise<Oracle> {
  const file = fileURLToPath(new URL("../../web/src/core/core.wasm", import.meta.url));
  core ??= Core.create(new Uint8Array(readFileSync(file)));
  const found = await core;
  return { ask: async (request) => found.ask(request) };
}
