/** Analyses the position shown with longer and longer searches, until its value is known. */
import type { PositionAnalysis } from "../protocol/types";

/** A position with its game and rules. */
export interface Subject {
  readonly game: string;
  readonly rules: string;
  readonly position: string;
}

export type Search = (subject: Subject, seconds: number, signal?: AbortSignal) => Promise<PositionAnalysis>;

/** Each search's time limit in seconds: the first gives a quick answer; after the last, the thinker gives up. */
const SECONDS = [0.25, 2, 15] as const;
const MAX_KNOWN = 500;

export class Thinker {
  /** Finished analyses, the latest last. */
  readonly #known = new Map<string, PositionAnalysis>();
  #stop: AbortController | null = null;

  constructor(
    private readonly search: Search,
    /** Receives an analysis, null at first, and whether a better one may follow. */
    private readonly take: (found: PositionAnalysis | null, isThinking: boolean) => void,
  ) {}

  /** Think about a position instead of the previous one. Rejects if the search fails. */
  async think(subject: Subject): Promise<void> {
    this.stop();
    const key = [subject.game, subject.rules, subject.position].join("\n");
    const known = this.#known.get(key);
    if (known) return this.take(known, false);
    const stop = new AbortController();
    this.#stop = stop;
    this.take(null, true);
    for (const [index, seconds] of SECONDS.entries()) {
      // Let a short search finish: aborting it would mean starting another worker.
      const found = await this.search(subject, seconds, index === 0 ? undefined : stop.signal).catch((error) => {
        if (stop.signal.aborted) return null;
        throw error;
      });
      if (stop.signal.aborted || !found) return;
      const isDone = found.is_complete || seconds === SECONDS.at(-1);
      if (isDone) this.#keep(key, found);
      this.take(found, !isDone);
      if (isDone) return;
    }
  }

  stop(): void {
    this.#stop?.abort();
    this.#stop = null;
  }

  #keep(key: string, found: PositionAnalysis): void {
    this.#known.set(key, found);
    const [oldest] = this.#known.keys();
    if (this.#known.size > MAX_KNOWN && oldest !== undefined) this.#known.delete(oldest);
  }
}
