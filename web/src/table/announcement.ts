import type { AnyTypes, GameTypes, Words } from "../games/game";
import { assertNever } from "../never";
import type { Departed, DrawAgreed, Entry, Moved } from "../protocol/types";
import type { Text } from "../state/names";
import { departureText, standing } from "./history";

/** The phrase in the log when a player nudges the player to move. */
export const NUDGE = "nudge";

/** An announcement of an event, as text and for screen readers. */
export interface Announcement<T extends GameTypes = AnyTypes> {
  readonly kind: "move" | "good" | "bad" | "said" | "notice";
  readonly seat: number | null;
  readonly words: string;
  /** What the board highlights with it. */
  readonly mark?: T["mark"];
}

/** What is needed to word announcements. */
export interface Scene<T extends GameTypes = AnyTypes> {
  readonly text: Text;
  readonly name: (seat: number) => string;
  /** Join words as the language does. */
  readonly list: (words: readonly string[]) => string;
  readonly rules: T["rules"];
  /** The reader's seat, if it is the only one. */
  readonly own?: number | null;
  readonly isDuel?: boolean;
  /** Whether this is a look back: then anything shown only briefly is left out. */
  readonly isPast?: boolean;
}

type Event = Entry["event"];

/** Describe events of the log with their consequences; events that need no words are skipped. */
export function announce(
  words: Words<AnyTypes>,
  scene: Scene,
  entries: readonly Entry[],
  toMove: number | null,
): Announcement[] {
  return entries.flatMap(({ event }, index) => {
    // Accepting a draw is recorded as another offer.
    if (event.kind === "draw_offered" && entries[index + 1]?.event.kind === "draw_agreed") return [];
    const next = entries.slice(index + 1).find((entry) => entry.event.kind === "moved")?.event;
    return announceEvent(words, scene, event, next?.kind === "moved" ? next.seat : toMove);
  });
}

/** Describe what has happened since a seat's holder last moved. */
export function announceSince(words: Words<AnyTypes>, scene: Scene, entries: readonly Entry[], seat: number): string[] {
  const steps = standing(entries);
  const own = steps.findLastIndex(({ event }) => event.kind === "moved" && event.seat === seat);
  const start = own < 0 ? entries.filter(({ event }) => event.kind === "started") : [];
  return announce(words, scene, [...start, ...steps.slice(own + 1)], seat).map((each) => each.words);
}

/** Describe what led to a moment, in one text. */
export function momentWords(
  words: Words<AnyTypes>,
  scene: Scene,
  event: Moved | Departed | DrawAgreed | null,
  toMove: number | null,
): string {
  if (event === null) return scene.text("page-started", { name: toMove === null ? "" : scene.name(toMove) });
  const announced =
    event.kind === "moved"
      ? words.moved(scene, event.seat, event.played, toMove)
      : announceEvent(words, scene, event, toMove);
  return announced.map((each) => each.words).join(" ");
}

function announceEvent(words: Words<AnyTypes>, scene: Scene, event: Event, next: number | null): Announcement[] {
  switch (event.kind) {
    case "moved":
      return announceMoved(words, scene, event, next);
    case "departed":
      return [notice(scene, departureText(event.reason), event.seat), ...words.departed(scene, event.aftermath, next)];
    case "joined":
      return [notice(scene, "page-joined", event.seat)];
    case "left":
      return [notice(scene, "page-got-up", event.seat)];
    case "started":
      return [notice(scene, "page-started", event.start)];
    case "draw_offered":
      return [notice(scene, event.seat === scene.own ? "page-draw-waiting" : "page-draw-offered", event.seat)];
    case "draw_declined":
      return [notice(scene, event.seat === scene.own ? "page-draw-refused" : "page-draw-declined", event.seat)];
    case "draw_agreed":
      return [notice(scene, event.absent === null ? "play-drawn-agreement" : "play-drawn-absence", null)];
    case "taken_back":
      return [notice(scene, "page-taken-back", event.seat)];
    case "said":
      if (event.phrase === NUDGE) return [notice(scene, "page-nudged", event.seat)];
      return [{ kind: "said", seat: event.seat, words: scene.text(`phrase-${event.phrase}`) }];
    case "rematch_offered":
      if (event.seat !== scene.own) return [notice(scene, "page-rematch-offered", event.seat)];
      return [{ kind: "notice", seat: event.seat, words: rematchAsked(scene.text, scene.isDuel ?? false) }];
    case "opened":
    case "rematch_opened":
    case "closed":
      return [];
    default:
      return assertNever(event);
  }
}

/** Tell a player who asked for a rematch whom it waits for. */
export function rematchAsked(text: Text, isDuel: boolean): string {
  return text("page-rematch-waiting", { duel: isDuel ? "yes" : "no" });
}

function notice({ text, name }: Scene, id: string, seat: number | null): Announcement {
  return { kind: "notice", seat, words: text(id, seat === null ? {} : { name: name(seat) }) };
}

/** A move made by the clock is announced with its reason, and shown. */
function announceMoved(words: Words<AnyTypes>, scene: Scene, event: Moved, next: number | null): Announcement[] {
  const [first, ...more] = words.moved(scene, event.seat, event.played, next);
  if (!first || !event.is_forced) return first ? [first, ...more] : [];
  const late = scene.text("play-time-out", { name: scene.name(event.seat) });
  return [{ ...first, kind: "notice", words: `${late} ${first.words}` }, ...more];
}
