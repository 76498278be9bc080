import type { QuartinoMove, QuartinoPlace } from "../../protocol/types";
import type { Chosen } from "../game";
import type { Colour } from "./board/fields";
import type { Quartino } from "./types";

/** What a player has in mind and not said yet: a stone with its field, or a card with its window. */
export interface QuartinoDraft {
  readonly colour: Colour | null;
  readonly field: number | null;
  readonly card: string | null;
  readonly window: number | null;
}

export const NOTHING: QuartinoDraft = { colour: null, field: null, card: null, window: null };

/** Return the stones that may be placed, each with its field. */
export function stonesIn(legal: readonly QuartinoMove[]): QuartinoPlace[] {
  return legal.filter((move) => move.kind === "place");
}

/** Return the colours that may be placed. */
export function coloursIn(legal: readonly QuartinoMove[]): Colour[] {
  return [...new Set(stonesIn(legal).map((stone) => stone.colour))];
}

export function chooseColour(draft: QuartinoDraft, colour: Colour): QuartinoDraft {
  return { ...draft, colour, card: null, window: null };
}

/** Choose a field for the stone: the same one again confirms it, and so does one click for those who want that. */
export function chooseField(
  draft: QuartinoDraft,
  field: number,
  legal: readonly QuartinoMove[],
  isOneClick: boolean,
): Chosen<Quartino> {
  const next = { ...draft, field, card: null, window: null };
  return { draft: next, send: isOneClick || draft.field === field ? draftedMove(next, legal) : null };
}

/** Lay a stone on a field: where another one is drafted there, this corrects it and confirms nothing. */
export function dropStone(
  colour: Colour,
  field: number,
  legal: readonly QuartinoMove[],
  isOneClick: boolean,
): Chosen<Quartino> {
  const next = { ...NOTHING, colour, field };
  return { draft: next, send: isOneClick ? draftedMove(next, legal) : null };
}

/** Take a card for a claim; the same one again lays it back. */
export function chooseCard(draft: QuartinoDraft, card: string): QuartinoDraft {
  return { ...NOTHING, card: draft.card === card ? null : card, window: draft.window };
}

export function chooseWindow(draft: QuartinoDraft, window: number): QuartinoDraft {
  return { ...draft, window };
}

/** Turn a card on to the next window, or back. */
export function turnCard(draft: QuartinoDraft, step: number, windows: number): QuartinoDraft {
  const from = draft.window ?? (step > 0 ? windows : 1);
  return { ...draft, window: ((from - 1 + step + windows) % windows) + 1 };
}

/** Return the move that a draft means; null where it is not complete or not allowed. */
export function draftedMove(draft: QuartinoDraft, legal: readonly QuartinoMove[]): QuartinoMove | null {
  const { colour, field, card, window } = draft;
  const isMeant = (move: QuartinoMove) =>
    card !== null && window !== null
      ? move.kind === "claim" && move.card === card && move.window === window
      : move.kind === "place" && move.colour === colour && move.field === field;
  return legal.find(isMeant) ?? null;
}

/** Confirm a draft, which stays in hand if it means no move. */
export function confirm(draft: QuartinoDraft, legal: readonly QuartinoMove[]): Chosen<Quartino> {
  return { draft, send: draftedMove(draft, legal) };
}

/** Keep of a draft what still can be done: the colour stays in hand while stones are to be placed. */
export function refresh(draft: QuartinoDraft, legal: readonly QuartinoMove[]): QuartinoDraft {
  const { colour, field, card, window } = draft;
  const stones = stonesIn(legal).filter((stone) => stone.colour === colour);
  const isCard = legal.some((move) => move.kind === "claim" && move.card === card);
  return {
    colour: stones.length ? colour : null,
    field: stones.some((stone) => stone.field === field) ? field : null,
    card: isCard ? card : null,
    window: isCard ? window : null,
  };
}
