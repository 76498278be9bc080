/** A new game from a position of a finished one: a person in one seat, bots in all others. */
import { gameOf } from "../games";
import type { Holder, NewRoom, RuleSet } from "../protocol/types";

/** Return the default level: the one played against, else the one chosen last. */
export function firstLevel(game: string, seats: readonly Pick<Holder, "bot">[], last: string | undefined): string {
  const { levels, firstLevel: otherwise } = gameOf(game);
  const met = seats.map((each) => each.bot).find((bot) => bot !== null && levels.includes(bot));
  return met ?? last ?? otherwise;
}

/** Return the room to open. */
export function roomFromHere(
  rules: Pick<RuleSet, "game" | "key">,
  seats: number,
  mine: number,
  bot: string,
  game: string,
  moves: number,
): NewRoom {
  return {
    game: rules.game,
    rules: rules.key,
    seats: Array.from({ length: seats }, (_, index) => (index + 1 === mine ? { kind: "me" } : { kind: "bot", bot })),
    is_private: true,
    source: { game, moves },
  };
}
