import type { AnyTypes, GameTypes } from "../games/game";
import type { Departed, Entry, Moved } from "../protocol/types";

/** An action in the game that was not taken back. */
export interface Step extends Entry {
  readonly event: Moved | Departed;
}

/** One player's moves until the next player's turn. */
export interface Turn<T extends GameTypes = AnyTypes> {
  readonly seat: number;
  readonly played: readonly T["played"][];
  /** Why the player left the game in this turn, if they did. */
  readonly departure: Departed["reason"] | null;
  /** The index in the whole game of the turn's first move, and of the one after its last. */
  readonly from: number;
  readonly to: number;
}

export function isStep(event: Entry["event"]): event is Moved | Departed {
  return event.kind === "moved" || event.kind === "departed";
}

/** Return the actions that changed the game, without those taken back. */
export function standing(entries: readonly Entry[]): Step[] {
  const all: Step[] = [];
  for (const { event, ...entry } of entries) {
    if (isStep(event)) all.push({ ...entry, event });
    else if (event.kind === "taken_back") all.splice(Math.max(0, all.length - event.count));
  }
  return all;
}

const DEPARTURES = { resignation: "play-resigned", time: "play-time-out", absence: "play-stayed-away" } as const;

/** Return the id of the text that says why a player left the game. */
export function departureText(reason: Departed["reason"]): string {
  return DEPARTURES[reason];
}

/** Return a step's move; null if a seat left the game. */
export function moveOf({ event }: Pick<Step, "event">): AnyTypes["move"] | null {
  return event.kind === "moved" ? event.played.move : null;
}

/** Return the history turn by turn. */
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

/**
 * Return the turns that a seat's player wants to know about: all since their last finished one. While `isTheirs`, their
 * latest turn isn't finished. If there are no others, return the latest turn.
 */
export function turnsSince(all: readonly Turn[], seat: number | null, isTheirs: boolean): Turn[] {
  const isOwn = (turn: Turn) => turn.seat === seat;
  const last = all.at(-1);
  const isOngoing = isTheirs && last !== undefined && isOwn(last);
  const others = isOngoing ? all.slice(0, -1) : all;
  const since = others.slice(others.findLastIndex(isOwn) + 1);
  return since.length ? since : all.slice(-1);
}

/** The viewer's place in the game, as a number of moves; null for the current position. */
export type Browsing = number | null;

/** Go to the position after this many moves; after the last one, it is the current position. */
export function browseTo(place: number, total: number): Browsing {
  if (place >= total) return null;
  return Math.max(0, place);
}
