import { gameOf } from "../../games";
import type { GameTable } from "../../table/table.svelte";
import { settings } from "../../theme/settings.svelte";

/**
 * Gentle play: learns from the server that there is something to call, but not what. Only if one person plays; between
 * people the server refuses.
 */
export class Gentle {
  /** The version of the game that was asked about last. */
  #asked: number | null = null;
  /** The last version with something to call. */
  #found = $state<number | null>(null);

  constructor(private readonly table: GameTable) {}

  get #isOn(): boolean {
    const { isAlone, isPlayer, isMyTurn, browsing, curtain } = this.table;
    return settings.get("isGentle") && isAlone && isPlayer && isMyTurn && browsing === null && curtain === null;
  }

  /** Whether there is something to call now, and the player wants to be told. */
  readonly hasCall: boolean = $derived.by(() => {
    const { state } = this.table;
    return this.#isOn && state !== null && state.version === this.#found;
  });

  /** Ask once about each moment at which the game offers a call. */
  async follow(): Promise<void> {
    const { state, legal } = this.table;
    if (!this.#isOn || !state?.position || state.version === this.#asked) return;
    if (!gameOf(state.position.game).offersCall(state.position, legal)) return;
    const { version } = state;
    this.#asked = version;
    // Without an answer the button just doesn't glow.
    const hasCall = await this.table.hasCall().catch(() => false);
    if (hasCall && this.#asked === version) this.#found = version;
  }
}
