import type { Analysis } from "../../analysis/link";
import type { Shelf, Study } from "../../analysis/shelf";
import { randomId } from "../../protocol/randomId";

/** The saved analyses, and the one on the board: once saved, every change to it is saved. */
export class Saving {
  studies = $state.raw<readonly Study[]>([]);
  /** The id of the study on the board; null while it isn't saved. */
  current = $state<string | null>(null);
  /** Whether the last change couldn't be saved. */
  hasFailed = $state(false);
  /** The number of the analysis on the board that the current study belongs to. */
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

  /** Set which study has been opened on the board; null for none. */
  adopt(id: string | null, opened: number): void {
    [this.current, this.#opened] = [id, opened];
  }

  /** Save the analysis on the board: as a new study, or replacing its saved version. */
  async save(title: string, analysis: Analysis, opened: number): Promise<void> {
    const id = this.#opened === opened && this.current !== null ? this.current : randomId();
    this.adopt(id, opened);
    await this.#do(async (shelf) => {
      await shelf.keep({ id, title, updated: new Date().toISOString(), analysis });
      this.studies = await shelf.list();
    });
  }

  /** Save a change to the analysis on the board, if it was saved before; another analysis counts as unsaved. */
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
