import { assertNever } from "../../never";
import type { QuartinoMove, QuartinoPlayed, QuartinoPosition } from "../../protocol/types";
import type { Text } from "../../state/names";
import type { Announcement, Scene } from "../../table/announcement";
import type { Words } from "../game";
import type { QuartinoDraft } from "./draft";
import type { Quartino } from "./types";

export function colourName(text: Text, colour: string): string {
  return text(`page-stone-${colour}`);
}

/** A hidden card, written as in the notation. */
export const UNSEEN = "?";

/** Name a card's colours, in field order. */
export function cardWords(text: Text, card: string): string {
  return [...card].map((colour) => colourName(text, colour)).join(", ");
}

/** Name a card in a rack, possibly face down. */
export function cardLabel(text: Text, card: string | null, isClaimed: boolean): string {
  if (card === null) return text("page-card-hidden");
  return text(isClaimed ? "page-card-claimed" : "page-card", { colours: cardWords(text, card) });
}

/** Name a window's fields, by its number. */
export function windowFields(windows: readonly (readonly number[])[], window: number): string {
  return (windows[window - 1] ?? []).join(", ");
}

/** Name a field, its number of stones and the top one. */
export function fieldLabel(text: Text, field: number, stones: readonly string[]): string {
  const top = stones.at(-1);
  return text("page-field", { field, count: stones.length, top: top === undefined ? "" : colourName(text, top) });
}

function moved(scene: Scene<Quartino>, seat: number, played: QuartinoPlayed, next: number | null) {
  return [announceMove(scene, seat, played), ...announceColumn(scene, played.cleared, next)];
}

function announceMove(scene: Scene<Quartino>, seat: number, { move, fault }: QuartinoPlayed): Announcement<Quartino> {
  const { text } = scene;
  const name = scene.name(seat);
  const plain = (words: string): Announcement<Quartino> => ({ kind: "move", seat, words });
  switch (move.kind) {
    case "declare":
      return { ...plain(text("quartino-declared", { name })), kind: "good" };
    case "decline":
      return plain(text("page-colour-declined", { name }));
    case "end":
      return plain(text("page-turn-ended", { name }));
    case "place":
      return plain(text("quartino-placed", { name, stone: move.colour, field: move.field }));
    case "claim": {
      if (fault !== null && scene.isPast) return { kind: "bad", seat, words: text("page-claimed-in-vain", { name }) };
      const { card, window } = move;
      const fields = windowFields(scene.rules.windows, window);
      const id = fault === null ? "page-claimed" : "page-claimed-wrongly";
      const words = text(id, { name, colours: cardWords(text, card), fields });
      return { kind: fault === null ? "good" : "bad", seat, words, mark: { kind: "claim", card, window } };
    }
    default:
      return assertNever(move);
  }
}

/** Announce what Column removed, and that the next seat to move gets an extra stone. */
function announceColumn(
  scene: Scene<Quartino>,
  fields: readonly number[],
  seat: number | null,
): Announcement<Quartino>[] {
  if (!fields.length || seat === null) return [];
  const named = scene.list(fields.map(String));
  const words = scene.text("page-column", { count: fields.length, fields: named, name: scene.name(seat) });
  return [{ kind: "good", seat, words, mark: { kind: "column", fields } }];
}

/** Describe a move in words, for labels and screen readers. */
export function moveWords(text: Text, move: QuartinoMove): string {
  switch (move.kind) {
    case "declare":
      return text("page-move-declare");
    case "decline":
      return text("page-move-decline");
    case "place":
      return text("page-move-stone", { stone: move.colour, field: move.field });
    case "claim":
      return text("page-move-claim", { colours: cardWords(text, move.card) });
    case "end":
      return text("page-move-end");
    default:
      return assertNever(move);
  }
}

/** Whether a card was shown in a wrong claim, which the others saw only briefly. */
export function isWrongClaim({ move, fault }: QuartinoPlayed): boolean {
  return move.kind === "claim" && fault !== null;
}

function past(text: Text, played: QuartinoPlayed): string {
  return isWrongClaim(played) ? text("page-move-claim-wrong") : moveWords(text, played.move);
}

function task(text: Text, position: QuartinoPosition, draft: QuartinoDraft): string {
  switch (position.phase) {
    case "colour":
      return text("page-do-colour");
    case "place":
      return text("quartino-do-place", { count: position.stones });
    case "claim":
      return text(draft.card === null ? "page-do-claim" : "page-do-turn");
    default:
      return assertNever(position.phase);
  }
}

export const words: Words<Quartino> = {
  moved,
  departed: (scene, { cleared }, next) => announceColumn(scene, cleared, next),
  move: moveWords,
  past,
  notation: (played) => (isWrongClaim(played) ? UNSEEN : played.move.text),
  task,
  note: () => null,
  ended: () => null,
  rules: (text, { geometry }) => [{ words: text(`start-${geometry}`), isPlain: geometry === "wheel" }],
  facts: () => ({}),
};
