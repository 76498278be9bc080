import { play } from "../../part/sound";
import type { GameTable } from "../../table/table.svelte";
import { settings } from "../../theme/settings.svelte";

const SEEN = "hasSeenSoundQuestion";

/** Asks after the player's first move whether to play with sound: only once, even if it goes unanswered. */
export class SoundQuestion {
  isOpen = $state(false);

  constructor(private readonly table: GameTable) {}

  /** Open the question after the first move; close it when the game ends or sound is turned on in the settings. */
  follow(): void {
    const { table } = this;
    const hasMoved = table.steps.some(({ event }) => event.kind === "moved" && table.seats.includes(event.seat));
    if (!table.isPlaying || settings.get("hasSound")) this.isOpen = false;
    else if (hasMoved && !settings.hasSeen(SEEN)) {
      settings.see(SEEN);
      this.isOpen = true;
    }
  }

  answer(isYes: boolean): void {
    this.isOpen = false;
    settings.set("hasSound", isYes);
    if (isYes) play("turn");
  }
}
