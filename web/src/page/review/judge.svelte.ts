import { ApiError, api } from "../../protocol/api";
import type { Moment, PositionAnalysis, Table } from "../../protocol/types";
import { findMistakes, moverAt, type Value, valueForFirst } from "../../state/review";

const LONGEST_WAIT = 30;

/** Judges a game position by position, from the end, where answers come at once. */
export class Judge {
  analyses = $state.raw<(PositionAnalysis | null)[]>([]);
  done = $state(0);
  isOver = $state(false);
  #isStopped = false;

  /** How it stood for seat 1 at each moment; the end needs no judge. */
  readonly values: Value[] = $derived.by(() =>
    this.analyses
      .map((analysis, index) => (analysis ? valueForFirst(analysis, moverAt(this.moments, index)) : null))
      .with(-1, this.winner === null ? 0 : this.winner === 1 ? 1 : -1),
  );
  readonly mistakes = $derived.by(() => findMistakes(this.moments, this.values, this.analyses));

  constructor(
    readonly table: Table,
    readonly moments: readonly Moment[],
    readonly winner: number | null,
  ) {
    this.analyses = moments.map(() => null);
  }

  async start(): Promise<void> {
    for (let index = this.moments.length - 2; index >= 0 && !this.#isStopped; index--) {
      const analysis = await this.#ask(index);
      this.analyses = this.analyses.with(index, analysis);
      this.done += 1;
      // What came before is only harder.
      if (analysis && analysis.value === null) break;
    }
    this.isOver = true;
  }

  stop(): void {
    this.#isStopped = true;
  }

  async #ask(index: number): Promise<PositionAnalysis | null> {
    const position = this.moments[index]?.position.text;
    if (position === undefined) return null;
    while (!this.#isStopped) {
      try {
        return await api.analyse({ game: this.table.game, rules: this.table.rules, position });
      } catch (error) {
        const wait = error instanceof ApiError ? error.wait : null;
        if (wait === null || wait > LONGEST_WAIT) return null;
        await new Promise((resolve) => setTimeout(resolve, wait * 1000));
      }
    }
    return null;
  }
}
