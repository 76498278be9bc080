import { gameOf } from "../../games";
import type { AnyTypes, Hint } from "../../games/game";
import { isTransient, problemId, troubleOf, waitOf } from "../../protocol/trouble";
import type { AnalysisRequest, PositionAnalysis } from "../../protocol/types";
import { noteHint } from "../../state/history";
import { moveOf } from "../../table/history";
import type { GameTable } from "../../table/table.svelte";
import { settings } from "../../theme/settings.svelte";
import { analyse } from "../analyst";

/** The default delay before asking a busy server again. */
const MIN_WAIT_SECONDS = 2;
const MAX_WAIT_SECONDS = 30;

/** The solver's hints for the position on the table, on request. */
export class Hints {
  analysis = $state.raw<PositionAnalysis | null>(null);
  /** The id of the text that says why there is no hint. */
  problem = $state<string | null>(null);
  isAsking = $state(false);
  #asked = "";
  #timer: ReturnType<typeof setTimeout> | undefined;
  #failures = 0;
  /** The number of moves when the request was made. */
  #from = 0;

  constructor(private readonly table: GameTable) {}

  get isOn(): boolean {
    const { isAgainstBots, isPlayer, state } = this.table;
    return settings.get("hasHints") && isAgainstBots && isPlayer && state?.status === "playing";
  }

  /** The analysis and the moves since; null if hints are off. */
  readonly hint: Hint<AnyTypes> | null = $derived.by(() => {
    const { analysis } = this;
    if (!this.isOn || analysis === null || !this.table.isMyTurn) return null;
    return { analysis, done: this.table.browsing === null ? this.#done() : null };
  });

  /** The moves since the request; null if even earlier ones were taken back. */
  #done(): (AnyTypes["move"] | null)[] | null {
    const { steps } = this.table;
    return steps.length < this.#from ? null : steps.slice(this.#from).map(moveOf);
  }

  /** Whether the player follows the hint: then no new request is needed. */
  get #isFollowed(): boolean {
    const done = this.#done();
    if (!this.analysis || !done) return false;
    return gameOf(this.analysis.game).hints.isFollowed(this.analysis, done);
  }

  /** Request hints for the current position once; not again while the player follows them. */
  async follow(): Promise<void> {
    const { state, rules, isMyTurn } = this.table;
    const position = state?.position?.text;
    if (!this.isOn || !isMyTurn || !position || !rules) {
      this.analysis = null;
      this.problem = null;
      this.isAsking = false;
      this.stop();
      return;
    }
    if (position === this.#asked || this.#isFollowed) return;
    this.stop();
    this.#asked = position;
    this.#from = this.table.steps.length;
    this.#failures = 0;
    this.analysis = null;
    this.problem = null;
    this.isAsking = true;
    noteHint(this.table.room?.description.id ?? "");
    await this.#ask({ game: rules.game, rules: rules.key, position });
  }

  async #ask(request: AnalysisRequest): Promise<void> {
    const isWanted = () => this.#asked === request.position;
    try {
      const found = await analyse(request);
      if (isWanted()) [this.analysis, this.problem] = [found, null];
    } catch (error) {
      if (!isWanted()) return;
      // Keep the error visible while retrying.
      this.problem = problemId(error);
      const backoff = Math.min(MAX_WAIT_SECONDS, MIN_WAIT_SECONDS * 2 ** this.#failures++);
      if (isTransient(troubleOf(error)))
        this.#timer = setTimeout(() => void this.#ask(request), 1000 * (waitOf(error) ?? backoff));
    } finally {
      if (isWanted()) this.isAsking = false;
    }
  }

  /** Cancel: the table was left, or the position has changed. */
  stop(): void {
    clearTimeout(this.#timer);
    this.#asked = "";
  }
}
