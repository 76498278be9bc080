import type { Arguments } from "../language/catalogue";
import { parseMove, TRAITS, type Trait, traitValue, valueText } from "../protocol/moves";
import type { Holder } from "../protocol/types";

export type Text = (id: string, values?: Arguments) => string;

/** Name who sits in a seat: a bot by its level, a person by name, a free seat by its number. */
export function holderName(text: Text, game: string, each: Pick<Holder, "seat" | "name" | "bot">): string {
  if (each.bot) return botName(text, game, each.bot);
  if (each.name === null) return text("play-player", { seat: each.seat });
  return personName(text, each.name);
}

/** A name that nobody has chosen: a guest of the server, or a player at one screen. */
const MADE_UP = /^(Guest|Player) (\d+)$/;

/** Name a person: a name that was made up for them everybody reads in their language. */
export function personName(text: Text, name: string): string {
  const [, kind, number = ""] = MADE_UP.exec(name) ?? [];
  if (kind === undefined) return name;
  return kind === "Guest" ? text("page-guest", { number }) : text("play-player", { seat: number });
}

export function isMadeUp(name: string): boolean {
  return MADE_UP.test(name);
}

/** Name a player at one screen who gave no name: it stays theirs when they change seats, in whatever language it is read. */
export function madeUpName(seat: number): string {
  return `Player ${seat}`;
}

/** Name who sits in a seat; the seat's number tells two of the same name apart, such as bots of one level. */
export function seatName(text: Text, game: string, seats: readonly Holder[], seat: number): string {
  const names = new Map(seats.map((each) => [each.seat, holderName(text, game, each)]));
  const name = names.get(seat) ?? "";
  return [...names.values()].filter((each) => each === name).length > 1 ? `${name} ${seat}` : name;
}

export function botName(text: Text, game: string, bot: string): string {
  return text(bot === "random" ? "bot-random" : `bot-${game}-${bot}`);
}

/** Describe a piece in words: all four traits, or those in play. */
export function pieceWords(text: Text, piece: string, traits: readonly Trait[] = TRAITS): string {
  return traits.map((trait) => text(valueText(trait, traitValue(piece, trait)))).join(", ");
}

/** Name the colours of a card, in the order of its fields. */
export function cardWords(text: Text, card: string): string {
  return [...card].map((colour) => text(`page-stone-${colour}`)).join(", ");
}

/** Name a card that lies in a rack, perhaps face down. */
export function cardLabel(text: Text, card: string | null, isClaimed: boolean): string {
  if (card === null) return text("page-card-hidden");
  return text(isClaimed ? "page-card-claimed" : "page-card", { colours: cardWords(text, card) });
}

/** Name the fields of a window of Quartino, by its number. */
export function windowFields(windows: readonly (readonly number[])[], window: number): string {
  return (windows[window - 1] ?? []).join(", ");
}

/** Name a move in words, for the history and for those who listen. */
export function moveWords(text: Text, move: string): string {
  const read = parseMove(move);
  switch (read.kind) {
    case "give":
      return text("page-move-give", { words: pieceWords(text, read.piece) });
    case "place":
      return text("page-move-place", { square: read.square });
    case "call":
      return text("page-move-call", { group: read.group });
    case "pass":
      return text("page-move-pass");
    case "declare":
      return text("page-move-declare");
    case "decline":
      return text("page-move-decline");
    case "stone":
      return text("page-move-stone", { stone: text(`page-stone-${read.colour}`), field: read.field });
    case "claim":
      return text("page-move-claim", { colours: cardWords(text, read.card) });
    case "end":
      return text("page-move-end");
    default:
      return move;
  }
}

/** Tell a rule set in a few words, part by part: what differs from the game as printed. */
export function tableParts(text: Text, rules: string): string[] {
  const [key = "", seconds] = rules.split("/");
  const words: string[] = [];
  if (key.startsWith("wheel") || key.startsWith("grid")) {
    words.push(text(`start-${key}`));
  } else {
    const traits = TRAITS.filter((trait) => key.includes(trait));
    words.push(text("page-traits-count", { count: traits.length }));
    if (key.includes("+")) words.push(text("start-squares"));
    words.push(text(key.includes("!") ? "start-calls" : "page-no-calls"));
  }
  if (seconds) words.push(text("page-seconds", { count: Number(seconds) }));
  return words;
}

/** Tell a rule set in one line. */
export function tableWords(text: Text, rules: string): string {
  return tableParts(text, rules).join(" · ");
}
