/** Another game from a position of one that is over: a person in one seat, bots in all others. */
import { type Holder, LEVELS, type NewRoom, type Table } from "../protocol/types";
import type { GameName } from "./plan";

/** Return the level to offer first: the one played against, else the one chosen last. */
export function firstLevel(game: GameName, seats: readonly Pick<Holder, "bot">[], last: string): string {
  const met = seats.map((each) => each.bot).find((bot) => bot !== null && LEVELS[game].includes(bot));
  return met ?? last;
}

/** Return the room to be opened. */
export function roomFromHere(
  table: Table,
  seats: number,
  mine: number,
  bot: string,
  game: string,
  moves: number,
): NewRoom {
  return {
    game: table.game,
    rules: table.rules,
    seats: Array.from({ length: seats }, (_, index) => (index + 1 === mine ? { kind: "me" } : { kind: "bot", bot })),
    is_private: true,
    source: { game, moves },
  };
}
