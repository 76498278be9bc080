import { ApiError, api, isTransient, problemId } from "../../protocol/api";
import type { PositionAnalysis } from "../../protocol/types";
import { hintsByMove, type Verdict } from "../../state/hint";
import { settings } from "../../theme/settings.svelte";
import type { GameSession } from "./session.svelte";

/** After so many seconds a busy server is asked again, where it does not say when. */
const WAIT = 2;

/** What the solver says of the position on the table, while somebody wants to know it. */
export class Hints {
  analysis = $state.raw<PositionAnalysis | null>(null);
  /** The id of the text that says why there is no answer. */
  problem = $state<string | null>(null);
  isAsking = $state(false);
  #asked = "";
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(private readonly session: GameSession) {}

  get isOn(): boolean {
    return settings.get("hasHints") && this.session.isAgainstBots && this.session.state?.status === "playing";
  }

  readonly byMove: Record<string, Verdict> | null = $derived.by(() => {
    const analysis = this.analysis;
    if (!this.isOn || analysis === null || !this.session.isMyTurn || this.session.browsing !== null) return null;
    return analysis.game === "quarto" ? hintsByMove(analysis) : null;
  });

  /** Ask about the position of now, once. */
  async follow(): Promise<void> {
    const { state, table, isMyTurn } = this.session;
    const position = state?.position?.text;
    if (!this.isOn || !isMyTurn || !position || !table) {
      this.analysis = null;
      this.problem = null;
      this.isAsking = false;
      this.#asked = "";
      this.stop();
      return;
    }
    if (position === this.#asked) return;
    this.stop();
    this.#asked = position;
    this.analysis = null;
    this.problem = null;
    this.isAsking = true;
    try {
      const found = await api.analyse({ game: table.game, rules: table.rules, position });
      if (this.#asked === position) this.analysis = found;
    } catch (error) {
      if (this.#asked !== position) return;
      this.problem = problemId(error);
      if (error instanceof ApiError && isTransient(error.code)) this.#askAgain(error.wait);
    } finally {
      if (this.#asked === position) this.isAsking = false;
    }
  }

  /** Ask about the same position once more after a while, if it is still the one on the table. */
  #askAgain(seconds: number | null): void {
    this.#timer = setTimeout(
      () => {
        this.#asked = "";
        void this.follow();
      },
      1000 * (seconds ?? WAIT),
    );
  }

  /** Ask no more: the table is left, or another position is on it. */
  stop(): void {
    clearTimeout(this.#timer);
  }
}
