import type { QuartoMove, QuartoPosition, QuartoRuleSet } from "../../protocol/types";
import type { Chosen } from "../game";
import type { Quarto } from "./types";

/** A move in progress, or the marked squares of a call; and the missed line shown. */
export interface QuartoDraft {
  readonly move: QuartoMove | null;
  readonly isMarking: boolean;
  readonly marked: readonly string[];
  readonly shown: string | null;
}

export const NOTHING: QuartoDraft = { move: null, isMarking: false, marked: [], shown: null };

/** Select a move; selecting it again confirms, and so does a single click. It is shown until the answer comes. */
export function choose(draft: QuartoDraft, move: QuartoMove | undefined, isOneClick: boolean): Chosen<Quarto> {
  if (!move) return { draft, send: null };
  return { draft: { ...NOTHING, move }, send: isOneClick || draft.move?.text === move.text ? move : null };
}

/** Return the legal move that gives a piece. */
export function giving(legal: readonly QuartoMove[], piece: string): QuartoMove | undefined {
  return legal.find((move) => move.kind === "give" && move.piece === piece);
}

/** Return the legal move that places the piece in hand on a square. */
export function placing(legal: readonly QuartoMove[], square: string): QuartoMove | undefined {
  return legal.find((move) => move.kind === "place" && move.square === square);
}

/** Return the drafted move while it is legal. */
export function drafted(draft: QuartoDraft, legal: readonly QuartoMove[]): QuartoMove | null {
  return legal.find((move) => move.text === draft.move?.text) ?? null;
}

export function confirm(draft: QuartoDraft, legal: readonly QuartoMove[]): Chosen<Quarto> {
  return { draft, send: drafted(draft, legal) };
}

/** Whether a call is offered: with fewer than four pieces on the board it could only be wrong. */
export function canCall({ offers_call }: Pick<QuartoPosition, "offers_call">, legal: readonly QuartoMove[]): boolean {
  return offers_call && legal.some((move) => move.kind === "call");
}

export function startMarking(draft: QuartoDraft): QuartoDraft {
  return { ...draft, isMarking: true, marked: [] };
}

/** Mark or unmark a square; a fifth mark replaces the first. */
export function mark(draft: QuartoDraft, square: string): QuartoDraft {
  const marked = draft.marked.includes(square)
    ? draft.marked.filter((each) => each !== square)
    : [...draft.marked, square].slice(-4);
  return { ...draft, marked };
}

/** Return the call of the marked squares, or null if they are not a group. */
export function calledMove(
  draft: QuartoDraft,
  rules: Pick<QuartoRuleSet, "groups">,
  legal: readonly QuartoMove[],
): QuartoMove | null {
  const marked = [...draft.marked].sort().join();
  const isCalled = (group: string) => [...(rules.groups[group] ?? [])].sort().join() === marked;
  return legal.find((move) => move.kind === "call" && isCalled(move.group)) ?? null;
}

/** Return what stays visible after a move was sent: the piece where it was put, but no marks. */
export function sent({ move, isMarking }: QuartoDraft): QuartoDraft {
  return isMarking ? NOTHING : { ...NOTHING, move };
}

/** Show a group on the board; selecting it again hides it. */
export function show(draft: QuartoDraft, group: string): QuartoDraft {
  return { ...draft, shown: draft.shown === group ? null : group };
}

/** Return the part of a draft that is still valid after the game has moved on. */
export function refresh(draft: QuartoDraft, legal: readonly QuartoMove[]): QuartoDraft {
  const isAlive = draft.isMarking ? legal.some((move) => move.kind === "call") : drafted(draft, legal) !== null;
  return isAlive ? draft : { ...NOTHING, shown: draft.shown };
}
