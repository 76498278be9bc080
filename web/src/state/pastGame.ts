/** A finished game as a player remembers it. */
import type { ListedGame } from "../protocol/types";
import type { Room } from "../table/room";
import { type Result, resultFor, seatsOf } from "./ownGames";

export interface PastGame {
  readonly id: string;
  readonly game: string;
  /** When it ended, in ms. */
  readonly at: number;
  /** Who held each seat, in order. */
  readonly players: readonly Player[];
  /** The player's own seats. */
  readonly seats: readonly number[];
  readonly winner: number | null;
  /** The game that this was a rematch of, if it is known. */
  readonly previous: string | null;
  /** Whether hints were shown; null if it is unknown, as for a game on another device. */
  readonly isHinted: boolean | null;
  /** The player's rare feats, by the game's own names for them. */
  readonly feats: readonly string[];
}

/** A bot's level, or a person's name. */
export interface Player {
  readonly bot: string | null;
  readonly name: string | null;
}

/** Return a game from the server's list, which doesn't say what happened in it. */
export function fromListing(game: ListedGame, me: string): PastGame {
  return {
    id: game.id,
    game: game.game,
    at: Date.parse(game.updated_at),
    players: game.seats.map(({ bot, name }) => ({ bot, name })),
    seats: seatsOf(game, me),
    winner: game.winner,
    previous: null,
    isHinted: null,
    feats: [],
  };
}

/** Return the game that has just ended in a room; null if there is no outcome, or it isn't the reader's. */
export function fromRoom(
  room: Room,
  seats: readonly number[],
  isHinted: boolean,
  feats: readonly string[],
): PastGame | null {
  const { description, state, entries } = room;
  if (!state.outcome || !seats.length) return null;
  return {
    id: description.id,
    game: description.rules.game,
    at: Date.parse(entries.at(-1)?.at ?? "") || Date.now(),
    players: state.seats.map(({ bot, name }) => ({ bot, name })),
    seats: [...seats],
    winner: state.outcome.winner,
    previous: description.previous,
    isHinted,
    feats: [...feats],
  };
}

/** How a game ended for its player; null on one screen. */
export function resultOf(game: PastGame): Result | null {
  return resultFor(game.winner, game.seats);
}

/** Return the bots' level if all opponents were bots of one level. */
export function levelOf({ players, seats }: Pick<PastGame, "players" | "seats">): string | null {
  const others = players.filter((_, index) => !seats.includes(index + 1));
  const level = others[0]?.bot ?? null;
  return seats.length === 1 && others.every((each) => each.bot === level) ? level : null;
}
