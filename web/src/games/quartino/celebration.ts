import { throwConfetti } from "../../part/confetti";
import type { QuartinoPosition } from "../../protocol/types";
import { isStill } from "../../theme/motion";

const SCRAPS = 14;

/** Return the names of all claimed cards, as their pictures are named. */
function claimedIn({ racks }: Pick<QuartinoPosition, "racks">): string[] {
  return racks.flatMap((rack, index) => rack.claimed.map((card) => `${index + 1}-${card}`));
}

/** Celebrates cards when they are claimed, but not when the viewer jumps to another position. */
export class Celebration {
  #claimed: readonly string[] | null = null;

  /** Return the card claimed since the last position; null unless it is exactly one. */
  news(position: Pick<QuartinoPosition, "racks">): string | null {
    const claimed = claimedIn(position);
    const fresh = this.#claimed && claimed.filter((each) => !this.#claimed?.includes(each));
    this.#claimed = claimed;
    return fresh?.length === 1 ? (fresh[0] ?? null) : null;
  }
}

/** Make a claimed card jump, with confetti. */
export function celebrate(card: Element): void {
  if (isStill()) return;
  card.animate(
    [{ transform: "none" }, { transform: "translateY(-14%) scale(1.22) rotate(-4deg)" }, { transform: "none" }],
    { duration: 700, easing: "cubic-bezier(0.3, 1.6, 0.6, 1)" },
  );
  throwConfetti(card.getBoundingClientRect(), SCRAPS);
}
