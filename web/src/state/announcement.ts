import type { Arguments } from "../language/catalogue";
import { callFault, parseMove } from "../protocol/moves";
import type { Entry, Event, Position, QuartinoPosition, Table } from "../protocol/types";
import { pieceWords, type Text } from "./names";

/** What is to be told of an event, to eyes and to ears. */
export interface Announcement {
  readonly kind: "move" | "good" | "bad" | "said" | "notice";
  readonly seat: number | null;
  readonly words: string;
  /** What it was about: the squares of a call, the card and window of a claim. */
  readonly group?: string;
  readonly card?: string;
  readonly window?: number;
  /** The fields that Column has cleared. */
  readonly fields?: readonly number[];
}

export interface Scene {
  readonly text: Text;
  readonly name: (seat: number) => string;
  readonly table: Table;
  readonly before: Position | null;
  readonly after: Position | null;
  readonly isOver: boolean;
}

/** Tell an event of the log in words; null where it needs none. */
export function announce(scene: Scene, entry: Entry): Announcement | null {
  const { event } = entry;
  if (event.kind === "moved") return announceMove(scene, event.seat, event.move);
  const said = (id: string, seat: number | null, kind: Announcement["kind"], more: Arguments = {}) => ({
    kind,
    seat,
    words: scene.text(id, { ...(seat === null ? {} : { name: scene.name(seat) }), ...more }),
  });
  switch (event.kind) {
    case "joined":
      return said("page-joined", event.seat, "notice");
    case "left":
      return said("page-got-up", event.seat, "notice");
    case "started":
      return said("page-started", event.start, "notice");
    case "departed":
      return said(event.reason === "time" ? "play-time-out" : "play-resigned", event.seat, "notice");
    case "draw_offered":
      return said("page-draw-offered", event.seat, "notice");
    case "draw_declined":
      return said("page-draw-declined", event.seat, "notice");
    case "draw_agreed":
      return said("play-drawn-agreement", null, "notice");
    case "taken_back":
      return said("page-taken-back", event.seat, "notice");
    case "said":
      return { kind: "said", seat: event.seat, words: scene.text(`phrase-${event.phrase}`) };
    case "rematch_offered":
      return said("page-rematch-offered", event.seat, "notice");
    default:
      return null;
  }
}

function announceMove(scene: Scene, seat: number, move: string): Announcement | null {
  const { text } = scene;
  const name = scene.name(seat);
  const read = parseMove(move);
  const plain = (words: string): Announcement => ({ kind: "move", seat, words });
  switch (read.kind) {
    case "give":
      return plain(text("quarto-gave", { name, piece: read.piece, words: pieceWords(text, read.piece) }));
    case "place":
      return plain(text("page-placed", { name, square: read.square }));
    case "pass":
      return plain(text("quarto-passed", { name }));
    case "call":
      return announceCall(scene, seat, read.group);
    case "declare":
      return { ...plain(text("quartino-declared", { name })), kind: "good" };
    case "stone":
      return plain(text("page-stone-placed", { name, stone: text(`page-stone-${read.colour}`), field: read.field }));
    case "claim":
      return announceClaim(scene, seat, read.card, read.window);
    default:
      return null;
  }
}

function announceCall(scene: Scene, seat: number, group: string): Announcement | null {
  const { text, table, after } = scene;
  if (table.game !== "quarto" || after?.game !== "quarto") return null;
  const name = scene.name(seat);
  // A right call ends the game.
  if (scene.isOver) return { kind: "good", seat, words: text("play-won-call", { name }), group };
  const why = text(`quarto-wrong-${callFault(group, after.board, table)}`);
  return { kind: "bad", seat, words: text("quarto-wrong", { name, group, why }), group };
}

function announceClaim(scene: Scene, seat: number, card: string, window: number): Announcement | null {
  if (scene.after?.game !== "quartino") return null;
  const isRight = scene.after.racks[seat - 1]?.claimed.includes(card) ?? false;
  const id = isRight ? "quartino-claimed" : "quartino-claimed-wrongly";
  const words = scene.text(id, { name: scene.name(seat), card, window });
  return { kind: isRight ? "good" : "bad", seat, words, card, window };
}

/** Return the fields whose stacks a Column has taken off between two positions. */
export function clearedFields(before: Position | null, after: Position | null): number[] {
  if (before?.game !== "quartino" || after?.game !== "quartino") return [];
  return tall(before).filter((field) => (after.stacks[field]?.length ?? 0) < 2);
}

function tall(position: QuartinoPosition): number[] {
  return position.stacks.flatMap((stack, field) => (stack.length >= 4 ? [field] : []));
}

/** Whether an event is a move that somebody made. */
export function isMove(event: Event): boolean {
  return event.kind === "moved" || event.kind === "departed";
}
