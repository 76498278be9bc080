import type { AnyTypes, GameTypes } from "../games/game";
import type { Departed, Entry, Moved } from "../protocol/types";

/** Something that somebody did in the game and that still stands. */
export interface Step extends Entry {
  readonly event: Moved | Departed;
}

/** What one player did until the next one's turn. */
export interface Turn<T extends GameTypes = AnyTypes> {
  readonly seat: number;
  readonly played: readonly T["played"][];
  /** Why the player left the game in it, where they did. */
  readonly departure: Departed["reason"] | null;
  /** The number of the turn's first and of the one after its last move in the whole game. */
  readonly from: number;
  readonly to: number;
}

export function isStep(event: Entry["event"]): event is Moved | Departed {
  return event.kind === "moved" || event.kind === "departed";
}

/** Return what changed the game and still stands: without what was taken back. */
export function standing(entries: readonly Entry[]): Step[] {
  const all: Step[] = [];
  for (const { event, ...entry } of entries) {
    if (isStep(event)) all.push({ ...entry, event });
    else if (event.kind === "taken_back") all.splice(Math.max(0, all.length - event.count));
  }
  return all;
}

/** Return the move of a step; null where a seat left the game. */
export function moveOf({ event }: Pick<Step, "event">): AnyTypes["move"] | null {
  return event.kind === "moved" ? event.played.move : null;
}

/** Return what happened turn by turn. */
export function turns(steps: readonly Step[], endsTurn: (move: AnyTypes["move"]) => boolean): Turn[] {
  const all: Turn[] = [];
  steps.forEach((step, index) => {
    const { seat } = step.event;
    const departure = step.event.kind === "departed" ? step.event.reason : null;
    const played = step.event.kind === "moved" ? [step.event.played] : [];
    const last = all.at(-1);
    const ended = last?.played.at(-1);
    if (last && last.seat === seat && !(ended && endsTurn(ended.move)))
      all[all.length - 1] = { ...last, played: [...last.played, ...played], departure, to: index + 1 };
    else all.push({ seat, played, departure, from: index, to: index + 1 });
  });
  return all;
}

/** Where somebody looks in the game: at the number of moves made by then; null for now. */
export type Browsing = number | null;

/** Go to the position after so many moves; that after the last one is now. */
export function browseTo(place: number, total: number): Browsing {
  if (place >= total) return null;
  return Math.max(0, place);
}
