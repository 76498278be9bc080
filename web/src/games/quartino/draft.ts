/** What a player of Quartino has in mind: a stone and its field, or a card and a window. */
export interface QuartinoDraft {
  readonly colour: string | null;
  readonly field: number | null;
  readonly card: string | null;
  readonly window: number | null;
}

export const NOTHING: QuartinoDraft = { colour: null, field: null, card: null, window: null };

export function chooseColour(draft: QuartinoDraft, colour: string): QuartinoDraft {
  return { ...draft, colour, card: null, window: null };
}

export interface Chosen {
  readonly draft: QuartinoDraft;
  /** The move to be made now; null while it is not confirmed. */
  readonly send: string | null;
}

/** Choose a field for the stone: the same one again confirms it, and so does one click for those who want that. */
export function chooseField(
  draft: QuartinoDraft,
  field: number,
  legal: readonly string[],
  isOneClick: boolean,
): Chosen {
  const next = { ...draft, field, card: null, window: null };
  return { draft: next, send: isOneClick || draft.field === field ? draftedMove(next, legal) : null };
}

/** Lay a stone on a field: where another one is drafted there, this corrects it and confirms nothing. */
export function dropStone(colour: string, field: number, legal: readonly string[], isOneClick: boolean): Chosen {
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
export function draftedMove(draft: QuartinoDraft, legal: readonly string[]): string | null {
  const move =
    draft.card !== null && draft.window !== null
      ? `${draft.card}@${draft.window}`
      : draft.colour !== null && draft.field !== null
        ? `${draft.colour}${draft.field}`
        : null;
  return move !== null && legal.includes(move) ? move : null;
}

/** Keep of a draft what still can be done: the colour stays in hand while stones are to be placed. */
export function refresh(draft: QuartinoDraft, legal: readonly string[]): QuartinoDraft {
  const colours = new Set(legal.filter((move) => /^[RYGB]\d$/.test(move)).map((move) => move[0]));
  const cards = new Set(legal.filter((move) => move.includes("@")).map((move) => move.split("@")[0]));
  const isStone = legal.includes(`${draft.colour}${draft.field}`);
  const isCard = draft.card !== null && cards.has(draft.card);
  return {
    colour: draft.colour !== null && colours.has(draft.colour) ? draft.colour : null,
    field: isStone ? draft.field : null,
    card: isCard ? draft.card : null,
    window: isCard ? draft.window : null,
  };
}
