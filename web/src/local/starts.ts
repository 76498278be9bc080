import starts from "virtual:starts";
import type { Oracle } from "./question";

/** A core that may still have to load. */
interface Loading extends Oracle {
  /** Whether the last attempt to load it failed. */
  readonly hasFailed: boolean;
}

/**
 * Answers questions about the start of a standard game without the core, from what the build has recorded. If the core
 * can't be loaded, a game must not begin with it, so then every question goes to the core.
 */
export function withStarts(core: Loading): Oracle {
  return {
    ask: async (request, signal) => (core.hasFailed ? undefined : starts[request]) ?? core.ask(request, signal),
  };
}
