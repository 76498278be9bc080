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
    this.#bundle = new FluentBundle(code, { useIsolating: false });
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

const EXTRAS = { rules, lessons };

/** Load a language, with extra texts. */
export async function loadCatalogue(code: Code, extras: readonly Extra[]): Promise<Catalogue> {
  const parts = [page[code](), ...extras.map((each) => EXTRAS[each][code]())];
  return new Catalogue(code, (await Promise.all(parts)).flat(), extras);
}
