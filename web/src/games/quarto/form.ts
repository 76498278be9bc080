import { flag } from "../../state/memory";
import type { Form } from "../game";
import { TRAITS, type Trait } from "./board/solid";
import type { Quarto } from "./types";

/** The rule set in the start page's form; browsers store it under these names. */
export interface QuartoForm {
  traits: Trait[];
  hasSquares: boolean;
  hasCalls: boolean;
}

const FIRST: QuartoForm = { traits: [...TRAITS], hasSquares: false, hasCalls: true };

function recall(kept: Readonly<Record<string, unknown>>): QuartoForm {
  const traits: unknown = kept.traits;
  return {
    traits: Array.isArray(traits) ? TRAITS.filter((trait) => traits.includes(trait)) : [...FIRST.traits],
    hasSquares: flag(kept.hasSquares, FIRST.hasSquares),
    hasCalls: flag(kept.hasCalls, FIRST.hasCalls),
  };
}

/** Format the rule set's key. */
function key({ traits, hasSquares, hasCalls }: QuartoForm, seconds: number | null): string {
  const chosen = TRAITS.filter((trait) => traits.includes(trait)).join("");
  return chosen + (hasSquares ? "+" : "") + (hasCalls ? "!" : "") + (seconds === null ? "" : `/${seconds}`);
}

export const form: Form<Quarto> = {
  first: FIRST,
  recall,
  key,
  problem: ({ traits }) => (traits.length ? null : "start-no-trait"),
};
