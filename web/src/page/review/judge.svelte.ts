import { problemId, waitOf } from "../../protocol/trouble";
import type { Moment } from "../../protocol/types";
import type { Judged } from "../../state/review";

/** Returns the evaluations from a moment on, at least one. */
export type Judging = (first: number) => Promise<Judged>;

/** A longer wait isn't worth it: the reader can come back later. */
const MAX_WAIT_SECONDS = 90;

/** Requests a game's evaluation from the first moment to the last, and stores the results. */
export class Judge {
  judged = $state.raw<Judged>([]);
  /** The id of the text that says why it stopped. */
  problem = $state<string | null>(null);
  isOver = $state(false);
  readonly done = $derived(this.judged.filter((each) => each !== undefined).length);
  #isStopped = false;

  constructor(
    readonly moments: readonly Moment[],
    private readonly judgements: Judging,
  ) {
    this.judged = moments.map(() => undefined);
  }

  async start(): Promise<void> {
    this.problem = null;
    for (let first = this.done; first < this.moments.length && !this.#isStopped; ) {
      const page = await this.#ask(first);
      if (!page?.length) return;
      this.judged = [...this.judged.slice(0, first), ...page, ...this.judged.slice(first + page.length)];
      first += page.length;
    }
    this.isOver = !this.#isStopped;
  }

  stop(): void {
    this.#isStopped = true;
  }

  /** Return some evaluations, after the delay that the server asks for; null if it gives none. */
  async #ask(first: number): Promise<Judged | null> {
    while (!this.#isStopped) {
      try {
        return await this.judgements(first);
      } catch (error) {
        const wait = waitOf(error);
        if (wait === null || wait > MAX_WAIT_SECONDS) {
          this.problem = problemId(error);
          return null;
        }
        await new Promise((resolve) => setTimeout(resolve, wait * 1000));
      }
    }
    return null;
  }
}
