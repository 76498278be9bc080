/** The core behind a message port, such as a worker's. */
import type { Core } from "./core";

export interface Question {
  readonly id: number;
  /** Lines of `key value`. */
  readonly request: string;
}

export type Reply =
  | { readonly id: number; readonly answer: unknown }
  /** The core could not be loaded or has crashed. */
  | { readonly id: number; readonly failure: string };

export interface Sources {
  loadCore(): Promise<Core>;
  /** The opening book's file. */
  fetchBook(): Promise<Uint8Array>;
}

/** Answers questions one by one; loads the core for the first one, and the book when it first helps. */
export class Service {
  #core: Promise<Core> | null = null;

  constructor(private readonly sources: Sources) {}

  async answer({ id, request }: Question): Promise<Reply> {
    try {
      this.#core ??= this.sources.loadCore();
      const core = await this.#core;
      if (core.wantsBook(request)) await this.#addBook(core);
      return { id, answer: core.ask(request) };
    } catch (error) {
      // The next question gets a new instance.
      this.#core = null;
      return { id, failure: String(error) };
    }
  }

  /** Without the book answers take longer: if it can't be fetched now, try again with the next question. */
  async #addBook(core: Core): Promise<void> {
    const file = await this.sources.fetchBook().catch(() => null);
    if (file) core.loadBook(file);
  }
}
