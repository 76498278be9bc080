import type { QuartoTable } from "../protocol/types";

/** What a player has in mind and not said yet: a move, or the squares of a call. */
export interface QuartoDraft {
  readonly move: string | null;
  readonly isMarking: boolean;
  readonly marked: readonly string[];
}

export const NOTHING: QuartoDraft = { move: null, isMarking: false, marked: [] };

export interface Chosen {
  readonly draft: QuartoDraft;
  /** The move to be made now; null while it is not confirmed. */
  readonly send: string | null;
}

/** Choose a move: the same one again confirms it, and so does one click for those who want that. */
export function choose(draft: QuartoDraft, move: string, legal: readonly string[], isOneClick: boolean): Chosen {
  if (!legal.includes(move)) return { draft, send: null };
  if (isOneClick || draft.move === move) return { draft: NOTHING, send: move };
  return { draft: { ...NOTHING, move }, send: null };
}

export function confirm(draft: QuartoDraft, legal: readonly string[]): Chosen {
  const isLegal = draft.move !== null && legal.includes(draft.move);
  return { draft: NOTHING, send: isLegal ? draft.move : null };
}

export function canCall(legal: readonly string[]): boolean {
  return legal.some((move) => move.startsWith("!"));
}

export function startMarking(draft: QuartoDraft): QuartoDraft {
  return { ...draft, isMarking: true, marked: [] };
}

export function stopMarking(draft: QuartoDraft): QuartoDraft {
  return { ...draft, isMarking: false, marked: [] };
}

/** Mark a square or take its mark away; a fifth mark replaces the first. */
export function mark(draft: QuartoDraft, square: string): QuartoDraft {
  const marked = draft.marked.includes(square)
    ? draft.marked.filter((each) => each !== square)
    : [...draft.marked, square].slice(-4);
  return { ...draft, marked };
}

/** Return the call of the marked squares; null where they are no group. */
export function calledMove(draft: QuartoDraft, table: QuartoTable, legal: readonly string[]): string | null {
  const marked = [...draft.marked].sort().join();
  for (const [group, squares] of Object.entries(table.groups)) {
    if ([...squares].sort().join() === marked && legal.includes(`!${group}`)) return `!${group}`;
  }
  return null;
}

/** Keep of a draft what still can be done after the game has moved on. */
export function refresh(draft: QuartoDraft, legal: readonly string[]): QuartoDraft {
  if (draft.isMarking) return canCall(legal) ? draft : NOTHING;
  return draft.move !== null && legal.includes(draft.move) ? draft : NOTHING;
}
