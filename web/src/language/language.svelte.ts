import { keep, recall } from "../state/memory";
import { type Arguments, Catalogue, loadCatalogue } from "./catalogue";
import { type Code, preferredLanguage } from "./locale";

const KEY = "language";

class Language {
  #catalogue = $state.raw(new Catalogue("en", []));
  #wantsRules = false;

  get code(): Code {
    return this.#catalogue.code;
  }

  async start(): Promise<void> {
    await this.#load(preferredLanguage(recall(KEY), navigator.languages));
  }

  async choose(code: Code): Promise<void> {
    keep(KEY, code);
    await this.#load(code);
  }

  /** Load the rules too; their texts are there when the promise is kept. */
  async needRules(): Promise<void> {
    this.#wantsRules = true;
    if (!this.#catalogue.has("quarto-rules")) await this.#load(this.code);
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

  async #load(code: Code): Promise<void> {
    this.#catalogue = await loadCatalogue(code, this.#wantsRules);
    document.documentElement.lang = code;
  }
}

export const language = new Language();
export const text = language.text;
