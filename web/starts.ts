import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import type { Plugin } from "vite";
import { Core } from "./src/core/core.ts";
import { LEVELS, type RuleSet } from "./src/protocol/types.ts";

const NAME = "virtual:starts";
/** As in `src/local/question.ts`. */
const MAX_TURNS = 1_000;
const CORE = new URL("src/core/core.wasm", import.meta.url);

/**
 * `virtual:starts` has the core's answers about the start of a standard game, by request, so that its board can be
 * drawn before the core has loaded.
 */
export function starts(): Plugin {
  return {
    name: "starts",
    resolveId: (id) => (id === NAME ? `\0${NAME}` : undefined),
    async load(id) {
      if (id !== `\0${NAME}`) return undefined;
      this.addWatchFile(fileURLToPath(CORE));
      return `export default JSON.parse(${JSON.stringify(JSON.stringify(await record()))});`;
    },
  };
}

/** Ask what `src/local/opening.ts` and `room.ts` ask when a game begins, for each starter and viewer. */
async function record(): Promise<Record<string, unknown>> {
  const core = await Core.create(new Uint8Array(readFileSync(CORE)));
  const answers: Record<string, unknown> = {};
  for (const game of Object.keys(LEVELS)) {
    const { key, has_secrets } = core.ask(`ask rules\ngame ${game}`) as RuleSet;
    // Cards are dealt by the core.
    if (has_secrets) continue;
    const start = `game ${game}\nrules ${key}`;
    const states = [1, 2].map((starter) => `ask state\n${start}\nseats 2\nstarter ${starter}\nturn_cap ${MAX_TURNS}`);
    const viewed = states.flatMap((state) => [state, `${state}\nviewer 1`, `${state}\nviewer 2`]);
    for (const request of [`ask rules\n${start}`, ...viewed]) answers[request] = core.ask(request);
  }
  return answers;
}
