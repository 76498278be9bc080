import { keep, recall } from "../state/memory";
import { type Arguments, Catalogue, loadCatalogue } from "./catalogue";
import { type Code, preferredLanguage } from "./locale";

const KEY = "language";

class Language {
  #catalogue = $state.raw(new Catalogue("en", []));
  #wantsRules = false;
  #wanted: Code = "en";
  #latest = Promise.resolve();

  get code(): Code {
    return this.#catalogue.code;
  }

  async start(): Promise<void> {
    await this.#load(preferredLanguage(recall(KEY), navigator.languages));
  }

  /** Change to a language; it is kept once its texts are here. */
  async choose(code: Code): Promise<void> {
    await this.#load(code);
    keep(KEY, this.code);
  }

  /** Load the rules too; their texts are there when the promise is kept. */
  async needRules(): Promise<void> {
    this.#wantsRules = true;
    if (!this.#catalogue.hasRules) await this.#load(this.#wanted);
  }

  text = (id: string, values?: Arguments): string => this.#catalogue.text(id, values);

  date(iso: string): string {
    return new Intl.DateTimeFormat(this.code, { dateStyle: "medium", timeStyle: "short" }).format(new Date(iso));
  }

  /** Join words as the language does: a, b and c. */
  list(words: readonly string[]): string {
    return new Intl.ListFormat(this.code, { type: "conjunction" }).format(words);
  }

  number(value: number): string {
    return new Intl.NumberFormat(this.code).format(value);
  }

  /** Write a share of 1 as whole per cents. */
  percent(share: number): string {
    return new Intl.NumberFormat(this.code, { style: "percent" }).format(share);
  }

  /** Load a language. Of several loads at a time the latest counts, and the others end with it. */
  #load(code: Code): Promise<void> {
    this.#wanted = code;
    const load: Promise<void> = loadCatalogue(code, this.#wantsRules).then(
      (catalogue) => (load === this.#latest ? this.#take(catalogue) : this.#latest),
      (error: unknown) => {
        if (load !== this.#latest) return this.#latest;
        this.#wanted = this.code;
        throw error;
      },
    );
    this.#latest = load;
    return load;
  }

  #take(catalogue: Catalogue): void {
    this.#catalogue = catalogue;
    document.documentElement.lang = catalogue.code;
  }
}

export const language = new Language();
export const text = language.text;
