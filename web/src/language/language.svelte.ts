import { keep, recall } from "../state/memory";
import { type Arguments, Catalogue, type Extra, loadCatalogue } from "./catalogue";
import { distance } from "./distance";
import { type Code, preferredLanguage } from "./locale";

const KEY = "language";

class Language {
  #catalogue = $state.raw(new Catalogue("en", []));
  #extras: readonly Extra[] = [];
  #wanted: Code = "en";
  #latest = Promise.resolve();
  /** Cached: creating one takes milliseconds on a phone. */
  readonly #numbers = $derived(new Intl.NumberFormat(this.code));

  get code(): Code {
    return this.#catalogue.code;
  }

  /** Load the language that the address names, else the reader's. */
  async start(named: Code | null = null): Promise<void> {
    await this.#load(named ?? preferredLanguage(recall(KEY), navigator.languages));
  }

  /** Switch to a language; the choice is stored once its texts have loaded. */
  async choose(code: Code): Promise<void> {
    await this.#load(code);
    keep(KEY, this.code);
  }

  /** Load the texts of rules and puzzles too; the promise resolves when they are available. */
  async needRules(): Promise<void> {
    await this.#need("rules");
  }

  /** Load the texts of lessons too, and those of rules and puzzles. */
  async needLessons(): Promise<void> {
    await this.#need("rules", "lessons");
  }

  async #need(...extras: readonly Extra[]): Promise<void> {
    this.#extras = [...new Set([...this.#extras, ...extras])];
    if (!extras.every((each) => this.#catalogue.extras.includes(each))) await this.#load(this.#wanted);
  }

  text = (id: string, values?: Arguments): string => this.#catalogue.text(id, values);

  /** The reader's own locale if it is for this language, such as en-GB. */
  get #locale(): string {
    return navigator.languages.find((each) => each.split("-")[0] === this.code) ?? this.code;
  }

  date(iso: string): string {
    return new Intl.DateTimeFormat(this.#locale, { dateStyle: "medium", timeStyle: "short" }).format(new Date(iso));
  }

  /** Format a calendar date such as 2026-11-17. */
  day(iso: string): string {
    return new Intl.DateTimeFormat(this.#locale, { dateStyle: "medium", timeZone: "UTC" }).format(new Date(iso));
  }

  /** Say how long ago something was: 5 minutes ago, yesterday. */
  ago(iso: string, now: number): string {
    const { value, unit } = distance(now - Date.parse(iso));
    return new Intl.RelativeTimeFormat(this.#locale, { numeric: "auto" }).format(-value, unit);
  }

  /** Join words as the language does: a, b and c. */
  list(words: readonly string[]): string {
    return new Intl.ListFormat(this.code, { type: "conjunction" }).format(words);
  }

  number(value: number): string {
    return this.#numbers.format(value);
  }

  /** Format a fraction as a percentage, by default a whole one. */
  percent(share: number, digits = 0): string {
    const [minimumFractionDigits, maximumFractionDigits] = [digits, digits];
    const style = { style: "percent", minimumFractionDigits, maximumFractionDigits } as const;
    return new Intl.NumberFormat(this.code, style).format(share);
  }

  /** Load a language. Of concurrent loads the latest wins, and the others resolve with it. */
  #load(code: Code): Promise<void> {
    this.#wanted = code;
    const load: Promise<void> = loadCatalogue(code, this.#extras).then(
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
