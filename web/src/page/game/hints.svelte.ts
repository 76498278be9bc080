import { gameOf } from "../../games";
import type { AnyTypes, Hint } from "../../games/game";
import { api } from "../../protocol/api";
import { isTransient, problemId, troubleOf, waitOf } from "../../protocol/trouble";
import type { AnalysisRequest, PositionAnalysis } from "../../protocol/types";
import { moveOf } from "../../table/history";
import type { GameTable } from "../../table/table.svelte";
import { settings } from "../../theme/settings.svelte";

/** When a busy server is asked again, where it does not say when. */
const MIN_WAIT_SECONDS = 2;
const MAX_WAIT_SECONDS = 30;

/** What the solver says of the position on the table, while somebody wants to know it. */
export class Hints {
  analysis = $state.raw<PositionAnalysis | null>(null);
  /** The id of the text that says why there is no answer. */
  problem = $state<string | null>(null);
  isAsking = $state(false);
  #asked = "";
  #timer: ReturnType<typeof setTimeout> | undefined;
  #failures = 0;
  /** How many moves had been made when it was asked. */
  #from = 0;

  constructor(private readonly table: GameTable) {}

  get isOn(): boolean {
    const { isAgainstBots, isPlayer, state } = this.table;
    return settings.get("hasHints") && isAgainstBots && isPlayer && state?.status === "playing";
  }

  /** What was found and what was done since; null where nobody wants to know it now. */
  readonly hint: Hint<AnyTypes> | null = $derived.by(() => {
    const { analysis } = this;
    if (!this.isOn || analysis === null || !this.table.isMyTurn) return null;
    return { analysis, done: this.table.browsing === null ? this.#done() : null };
  });

  /** What was done since it was asked; null where even that was taken back. */
  #done(): (AnyTypes["move"] | null)[] | null {
    const { steps } = this.table;
    return steps.length < this.#from ? null : steps.slice(this.#from).map(moveOf);
  }

  /** Whether the player follows the advice: then nothing new is asked. */
  get #isFollowed(): boolean {
    const done = this.#done();
    if (!this.analysis || !done) return false;
    return gameOf(this.analysis.game).hints.isFollowed(this.analysis, done);
  }

  /** Ask about the position of now, once; not again while the player follows the advice. */
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
    await this.#ask({ game: rules.game, rules: rules.key, position });
  }

  async #ask(request: AnalysisRequest): Promise<void> {
    const isWanted = () => this.#asked === request.position;
    try {
      const found = await api.analyse(request);
      if (isWanted()) [this.analysis, this.problem] = [found, null];
    } catch (error) {
      if (!isWanted()) return;
      // What is in the way stays to be read while it is tried again.
      this.problem = problemId(error);
      const patience = Math.min(MAX_WAIT_SECONDS, MIN_WAIT_SECONDS * 2 ** this.#failures++);
      if (isTransient(troubleOf(error)))
        this.#timer = setTimeout(() => void this.#ask(request), 1000 * (waitOf(error) ?? patience));
    } finally {
      if (isWanted()) this.isAsking = false;
    }
  }

  /** Ask no more: the table is left, or another position is on it. */
  stop(): void {
    clearTimeout(this.#timer);
    this.#asked = "";
  }
}
