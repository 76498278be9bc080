import { api } from "../../protocol/api";
import { type MoveKind, parseMove } from "../../protocol/moves";
import { isTransient, problemId, troubleOf, waitOf } from "../../protocol/trouble";
import type { AnalysisRequest, PositionAnalysis } from "../../protocol/types";
import { hintsByMove, restOfBest, type Verdict } from "../../state/hint";
import { settings } from "../../theme/settings.svelte";
import type { GameSession } from "./session.svelte";

/** After so many seconds a busy server is asked again, at first and at most, where it does not say when. */
const FIRST_WAIT = 2;
const LONGEST_WAIT = 30;

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

  constructor(private readonly session: GameSession) {}

  get isOn(): boolean {
    const { isAgainstBots, isPlayer, state } = this.session;
    return settings.get("hasHints") && isAgainstBots && isPlayer && state?.status === "playing";
  }

  readonly byMove: Record<string, Verdict> | null = $derived.by(() => {
    const analysis = this.analysis;
    if (!this.isOn || analysis === null || !this.session.isMyTurn || this.session.browsing !== null) return null;
    return analysis.game === "quarto" ? hintsByMove(analysis) : null;
  });

  /** The next move of the best turn of Quartino. */
  readonly next: string | null = $derived.by(() => {
    const { isMyTurn, browsing } = this.session;
    if (!this.isOn || this.analysis?.game !== "quartino" || !isMyTurn || browsing !== null) return null;
    return this.#rest(this.analysis)?.[0] ?? null;
  });

  /** What that move is, to be marked on the board. */
  readonly marked: MoveKind | null = $derived(this.next === null ? null : parseMove(this.next));

  /** What is left of the best turn; null where it was taken back, or the player did something else. */
  #rest(analysis: PositionAnalysis): string[] | null {
    const { played } = this.session;
    const done = played.slice(this.#from).map((each) => each.move);
    return played.length < this.#from ? null : restOfBest(analysis, done);
  }

  /** Ask about the position of now, once; not again while the player follows the best turn of Quartino. */
  async follow(): Promise<void> {
    const { state, table, isMyTurn } = this.session;
    const position = state?.position?.text;
    if (!this.isOn || !isMyTurn || !position || !table) {
      this.analysis = null;
      this.problem = null;
      this.isAsking = false;
      this.stop();
      return;
    }
    if (position === this.#asked || (this.analysis?.game === "quartino" && this.#rest(this.analysis)?.length)) return;
    this.stop();
    this.#asked = position;
    this.#from = this.session.played.length;
    this.#failures = 0;
    this.analysis = null;
    this.problem = null;
    this.isAsking = true;
    await this.#ask({ game: table.game, rules: table.rules, position });
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
      const patience = Math.min(LONGEST_WAIT, FIRST_WAIT * 2 ** this.#failures++);
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
