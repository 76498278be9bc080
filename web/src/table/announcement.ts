import type { Arguments } from "../language/catalogue";
import { parseMove } from "../protocol/moves";
import type { Entry, Event, Moved } from "../protocol/types";
import { standing } from "./history";
import { cardWords, pieceWords, type Text, windowFields } from "./names";

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
  /** Join words as the language does. */
  readonly list: (words: readonly string[]) => string;
  /** The fields of each window of Quartino. */
  readonly windows: readonly (readonly number[])[];
}

/** Tell events of the log in words: nothing where one needs none, and what Column took off besides. */
export function announce(scene: Scene, entries: readonly Entry[], toMove: number | null): Announcement[] {
  return entries.flatMap(({ event }, index) => {
    const told = event.kind === "moved" ? announceMoved(scene, event) : announceOther(scene, event);
    if (event.kind !== "moved" && event.kind !== "departed") return told ?? [];
    const next = entries.slice(index + 1).find((entry) => entry.event.kind === "moved")?.event;
    const mover = next?.kind === "moved" ? next.seat : toMove;
    return [told, announceColumn(scene, event.cleared, mover)].filter((each) => each !== null);
  });
}

/** Tell what has happened since a seat's holder last made a move: what they come back to. */
export function announceSince(scene: Scene, entries: readonly Entry[], seat: number): string[] {
  const steps = standing(entries);
  const own = steps.findLastIndex(({ event }) => event.kind === "moved" && event.seat === seat);
  const start = own < 0 ? entries.filter(({ event }) => event.kind === "started") : [];
  return announce(scene, [...start, ...steps.slice(own + 1)], seat).map((each) => each.words);
}

/** Tell what Column took off, and that the seat to move then has an extra stone for it. */
export function announceColumn(scene: Scene, fields: readonly number[], seat: number | null): Announcement | null {
  if (!fields.length || seat === null) return null;
  const named = scene.list(fields.map(String));
  const words = scene.text("page-column", { count: fields.length, fields: named, name: scene.name(seat) });
  return { kind: "good", seat, words, fields };
}

function announceOther(scene: Scene, event: Exclude<Event, Moved>): Announcement | null {
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

/** A move that the clock has made is told with its reason, and shown. */
function announceMoved(scene: Scene, event: Moved): Announcement | null {
  const told = announceMove(scene, event);
  if (!told || !event.is_forced) return told;
  return {
    ...told,
    kind: "notice",
    words: `${scene.text("play-time-out", { name: scene.name(event.seat) })} ${told.words}`,
  };
}

/** Tell a move in words; null where a player needs none. */
export function announceMove(
  scene: Scene,
  { seat, move, fault }: Pick<Moved, "seat" | "move" | "fault">,
): Announcement | null {
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
      return announceCall(scene, seat, read.group, fault);
    case "declare":
      return { ...plain(text("quartino-declared", { name })), kind: "good" };
    case "decline":
      return plain(text("page-colour-declined", { name }));
    case "end":
      return plain(text("page-turn-ended", { name }));
    case "stone":
      return plain(text("page-stone-placed", { name, stone: text(`page-stone-${read.colour}`), field: read.field }));
    case "claim":
      return announceClaim(scene, seat, read.card, read.window, fault);
    default:
      return null;
  }
}

function announceCall({ text, name }: Scene, seat: number, group: string, fault: Moved["fault"]): Announcement {
  if (fault === null) return { kind: "good", seat, words: text("play-won-call", { name: name(seat) }), group };
  const why = text(`quarto-wrong-${fault}`);
  return { kind: "bad", seat, words: text("quarto-wrong", { name: name(seat), group, why }), group };
}

function announceClaim(
  { text, name, windows }: Scene,
  seat: number,
  card: string,
  window: number,
  fault: Moved["fault"],
): Announcement {
  const id = fault === null ? "page-claimed" : "page-claimed-wrongly";
  const fields = windowFields(windows, window);
  const words = text(id, { name: name(seat), colours: cardWords(text, card), fields });
  return { kind: fault === null ? "good" : "bad", seat, words, card, window };
}
