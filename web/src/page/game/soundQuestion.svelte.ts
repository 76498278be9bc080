import { play } from "../../part/sound";
import type { GameTable } from "../../table/table.svelte";
import { settings } from "../../theme/settings.svelte";

const SEEN = "hasSeenSoundQuestion";

/** Asks after the player's first move whether to play with sound: once ever, whether it is answered or not. */
export class SoundQuestion {
  isOpen = $state(false);

  constructor(private readonly table: GameTable) {}

  /** Ask as soon as it is time to; stop when the game is over, or when the settings have answered it. */
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
