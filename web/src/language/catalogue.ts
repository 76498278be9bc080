import { lessons, page, rules } from "virtual:texts";
import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";
import type { Code } from "./locale";

export type Arguments = Record<string, FluentVariable>;

/** Texts that only some parts of the page need: `rules` includes the puzzles' texts. */
export type Extra = "rules" | "lessons";

/** The texts of one language. */
export class Catalogue {
  readonly #bundle: FluentBundle;

  constructor(
    readonly code: Code,
    sources: readonly string[],
    /** Which texts they include besides the page's own. */
    readonly extras: readonly Extra[] = [],
  ) {
    const transform = (text: string): string => bind(text, code);
    this.#bundle = new FluentBundle(code, { useIsolating: false, transform });
    for (const source of sources) this.#bundle.addResource(new FluentResource(source));
  }

  /** Return a text, or its id if there is none; `name.attribute` selects an attribute. */
  text(id: string, values: Arguments = {}): string {
    const [name, attribute] = id.split(".") as [string, string | undefined];
    const message = this.#bundle.getMessage(name);
    const pattern = attribute ? message?.attributes[attribute] : message?.value;
    if (pattern == null) return id;
    return this.#bundle.formatPattern(pattern, values, []);
  }
}

/** A preposition or conjunction of one letter, and the space after it. */
const SINGLE_LETTER = /^[^\p{L}\p{N}]*[aikosuvz] $/iu;

/**
 * Keep together what must not be split at the end of a line: 2 × 2, and in Czech a preposition or
 * conjunction of one letter and the word after it.
 */
function bind(text: string, code: Code): string {
  const bound = text.replaceAll(" × ", "\u00a0×\u00a0");
  if (code !== "cs") return bound;
  return bound.replace(/\S+ /g, (word) => (SINGLE_LETTER.test(word) ? `${word.trimEnd()}\u00a0` : word));
}

const EXTRAS = { rules, lessons };

/** Load a language, with extra texts. */
export async function loadCatalogue(code: Code, extras: readonly Extra[]): Promise<Catalogue> {
  const parts = [page[code](), ...extras.map((each) => EXTRAS[each][code]())];
  return new Catalogue(code, (await Promise.all(parts)).flat(), extras);
}
