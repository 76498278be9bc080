import type { Analysis } from "../../analysis/link";
import type { Shelf, Study } from "../../analysis/shelf";
import { randomId } from "../../protocol/randomId";

/** The saved analyses, and the one on the board: once saved, it is saved with every change. */
export class Saving {
  studies = $state.raw<readonly Study[]>([]);
  /** The id of the study on the board; null while it isn't saved. */
  current = $state<string | null>(null);
  /** Whether the last change couldn't be saved. */
  hasFailed = $state(false);
  /** Which of the analyses on the board the current study is. */
  #opened = -1;

  constructor(private readonly open: () => Promise<Shelf>) {}

  get study(): Study | null {
    return this.studies.find(({ id }) => id === this.current) ?? null;
  }

  async load(): Promise<void> {
    await this.#do(async (shelf) => {
      this.studies = await shelf.list();
    });
  }

  /** Say which study has been opened on the board; null for none. */
  adopt(id: string | null, opened: number): void {
    [this.current, this.#opened] = [id, opened];
  }

  /** Save the analysis on the board: as a new one, or in place of the one that it is. */
  async save(title: string, analysis: Analysis, opened: number): Promise<void> {
    const id = this.#opened === opened && this.current !== null ? this.current : randomId();
    this.adopt(id, opened);
    await this.#do(async (shelf) => {
      await shelf.keep({ id, title, updated: new Date().toISOString(), analysis });
      this.studies = await shelf.list();
    });
  }

  /** Save a change of the analysis on the board, if it is saved at all; another one is a new one. */
  async follow(analysis: Analysis, opened: number): Promise<void> {
    const { study } = this;
    if (!study) return;
    if (opened !== this.#opened) this.adopt(null, opened);
    else if (JSON.stringify(study.analysis) !== JSON.stringify(analysis))
      await this.save(study.title, analysis, opened);
  }

  async remove(id: string): Promise<void> {
    if (this.current === id) this.current = null;
    await this.#do(async (shelf) => {
      await shelf.remove(id);
      this.studies = await shelf.list();
    });
  }

  async #do(work: (shelf: Shelf) => Promise<void>): Promise<void> {
    try {
      await work(await this.open());
      this.hasFailed = false;
    } catch {
      this.hasFailed = true;
    }
  }
}
