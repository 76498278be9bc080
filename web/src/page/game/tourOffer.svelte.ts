import type { AnyGame } from "../../games/game";
import type { GameTable } from "../../table/table.svelte";
import { settings } from "../../theme/settings.svelte";

/** Offers the tour of a game to those who haven't seen it, until their first move; it opens only on request. */
export class TourOffer {
  /** Whether the tour itself is on the screen. */
  isOpen = $state(false);

  constructor(
    private readonly table: GameTable,
    private readonly game: () => Pick<AnyGame, "tour">,
  ) {}

  /** Not while a clock runs: reading costs time. */
  get isOffered(): boolean {
    const { table } = this;
    const hasMoved = table.steps.some(({ event }) => event.kind === "moved" && table.seats.includes(event.seat));
    return (
      !hasMoved &&
      !this.isOpen &&
      table.isPlayer &&
      table.isPlaying &&
      table.state?.clock === null &&
      !settings.hasSeen(this.game().tour.seen)
    );
  }

  open(): void {
    this.isOpen = true;
  }

  /** Close the tour, or decline it; it isn't offered again. */
  end(): void {
    this.isOpen = false;
    settings.see(this.game().tour.seen);
  }
}
