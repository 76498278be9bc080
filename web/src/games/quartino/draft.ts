import type { QuartinoMove, QuartinoPlace } from "../../protocol/types";
import type { Chosen } from "../game";
import type { Colour } from "./board/fields";
import type { Quartino } from "./types";

/** A move in progress: a stone with its field, or a card with its window. */
export interface QuartinoDraft {
  readonly colour: Colour | null;
  readonly field: number | null;
  readonly card: string | null;
  readonly window: number | null;
  /** Whether the move was sent: it is shown until the answer arrives. */
  readonly isSent: boolean;
}

export const NOTHING: QuartinoDraft = { colour: null, field: null, card: null, window: null, isSent: false };

/** Return the stones that can be placed, each with its field. */
export function stonesIn(legal: readonly QuartinoMove[]): QuartinoPlace[] {
  return legal.filter((move) => move.kind === "place");
}

/** Return the colours that can be placed. */
export function coloursIn(legal: readonly QuartinoMove[]): Colour[] {
  return [...new Set(stonesIn(legal).map((stone) => stone.colour))];
}

export function chooseColour(draft: QuartinoDraft, colour: Colour): QuartinoDraft {
  return { ...draft, colour, card: null, window: null, isSent: false };
}

/** Select a field for the stone; selecting it again confirms, and so does a single click in one-click mode. */
export function chooseField(
  draft: QuartinoDraft,
  field: number,
  legal: readonly QuartinoMove[],
  isOneClick: boolean,
): Chosen<Quartino> {
  const next = { ...draft, field, card: null, window: null, isSent: false };
  return { draft: next, send: isOneClick || draft.field === field ? draftedMove(next, legal) : null };
}

/** Drop a stone on a field: its move is confirmed, and shown as a draft until it is sent. */
export function dropStone(colour: Colour, field: number, legal: readonly QuartinoMove[]): Chosen<Quartino> {
  const draft = { ...NOTHING, colour, field };
  return { draft, send: draftedMove(draft, legal) };
}

/** Select a card to claim; selecting it again deselects it. */
export function chooseCard(draft: QuartinoDraft, card: string): QuartinoDraft {
  return { ...NOTHING, card: draft.card === card ? null : card, window: draft.window };
}

export function chooseWindow(draft: QuartinoDraft, window: number): QuartinoDraft {
  return { ...draft, window };
}

/** Turn a card to the next or previous window. */
export function turnCard(draft: QuartinoDraft, step: number, windows: number): QuartinoDraft {
  const from = draft.window ?? (step > 0 ? windows : 1);
  return { ...draft, window: ((from - 1 + step + windows) % windows) + 1 };
}

/** Return the draft's move, or null if it is incomplete or illegal. */
export function draftedMove(draft: QuartinoDraft, legal: readonly QuartinoMove[]): QuartinoMove | null {
  const { colour, field, card, window } = draft;
  const isMeant = (move: QuartinoMove) =>
    card !== null && window !== null
      ? move.kind === "claim" && move.card === card && move.window === window
      : move.kind === "place" && move.colour === colour && move.field === field;
  return legal.find(isMeant) ?? null;
}

/** Confirm a draft; without a move it stays selected. */
export function confirm(draft: QuartinoDraft, legal: readonly QuartinoMove[]): Chosen<Quartino> {
  return { draft, send: draftedMove(draft, legal) };
}

/** Return the part of a draft that is still possible; the colour stays selected while stones are left to place. */
export function refresh(draft: QuartinoDraft, legal: readonly QuartinoMove[]): QuartinoDraft {
  const { colour, field, card, window, isSent } = draft;
  const stones = stonesIn(legal).filter((stone) => stone.colour === colour);
  const isCard = legal.some((move) => move.kind === "claim" && move.card === card);
  return {
    colour: stones.length ? colour : null,
    field: !isSent && stones.some((stone) => stone.field === field) ? field : null,
    card: isCard ? card : null,
    window: isCard ? window : null,
    isSent: false,
  };
}
