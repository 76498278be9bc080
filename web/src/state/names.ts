import type { Arguments } from "../language/catalogue";
import type { Holder } from "../protocol/types";

export type Text = (id: string, values?: Arguments) => string;

/** Return a translator that adds these facts, such as a rule set's, to every message's arguments. */
export function withFacts(text: Text, facts: Arguments): Text {
  return (id, values) => text(id, { ...facts, ...values });
}

/** Name a seat's holder: a bot by its level, a person by name, a free seat by its number. */
export function holderName(text: Text, game: string, each: Pick<Holder, "seat" | "name" | "bot">): string {
  if (each.bot) return botName(text, game, each.bot);
  if (each.name === null) return text("play-player", { seat: each.seat });
  return personName(text, each.name);
}

/** Name a player of a finished game, where every seat was taken. */
export function playerName(text: Text, game: string, { bot, name }: Pick<Holder, "name" | "bot">): string {
  return bot ? botName(text, game, bot) : personName(text, name ?? "");
}

/** A default name: of a guest, or of a player at one screen. */
const DEFAULT_NAME = /^(Guest|Player) (\d+)$/;

/** Name a person; default names are shown in the reader's language. */
export function personName(text: Text, name: string): string {
  const [, kind, number = ""] = DEFAULT_NAME.exec(name) ?? [];
  if (kind === undefined) return name;
  return kind === "Guest" ? text("page-guest", { number }) : text("play-player", { seat: number });
}

export function isDefaultName(name: string): boolean {
  return DEFAULT_NAME.test(name);
}

/** Return a default name for a player at one screen; they keep it when they change seats, in any language. */
export function defaultName(seat: number): string {
  return `Player ${seat}`;
}

/** Name a seat's holder; the seat's number distinguishes equal names, such as bots of one level. */
export function seatName(text: Text, game: string, seats: readonly Holder[], seat: number): string {
  const names = new Map(seats.map((each) => [each.seat, holderName(text, game, each)]));
  const name = names.get(seat) ?? "";
  return [...names.values()].filter((each) => each === name).length > 1 ? `${name} ${seat}` : name;
}

export function botName(text: Text, game: string, bot: string): string {
  return text(bot === "random" ? "bot-random" : `bot-${game}-${bot}`);
}

const MAX_SHORT_NAME = 20;

/** Shorten a long name, for a sentence with little room. */
export function shortName(name: string): string {
  const letters = [...name];
  return letters.length > MAX_SHORT_NAME
    ? `${letters
        .slice(0, MAX_SHORT_NAME - 1)
        .join("")
        .trimEnd()}…`
    : name;
}
