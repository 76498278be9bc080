/**
 * What the page shows of a game in this browser, stored with its log, so that the board of a game that is opened again
 * is drawn before the core has loaded.
 */
import { PROTOCOL, type Snapshot } from "../protocol/types";

export interface KeptView {
  /** The version of the messages: another version of the page may not understand them. */
  readonly protocol: number;
  readonly snapshot: Snapshot;
}

/** Return a snapshot as it is stored; null for a timed game, whose clock it would show wrongly. */
export function keepView(snapshot: Snapshot): KeptView | null {
  return snapshot.room.rules.seconds === null ? { protocol: PROTOCOL, snapshot } : null;
}

/** Return what can be shown until the core answers: everything but the moves to make. Null if there is nothing. */
export function previewOf(view: KeptView | null): Snapshot | null {
  if (view?.protocol !== PROTOCOL) return null;
  const { snapshot } = view;
  return { ...snapshot, state: { ...snapshot.state, legal: null } };
}
