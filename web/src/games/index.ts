/** The registry: every game that the page can show, in the order in which it offers them. */
import type { AnyGame, GameModule, GameTypes } from "./game";
import { quartino } from "./quartino";
import { quarto } from "./quarto";

export const GAMES: AnyGame[] = [];
register(quarto);
register(quartino);

/**
 * Add a game. The cast forgets which game the record is of: its functions take the parts of their own game alone, and
 * the page hands them no others, for it finds a record by the `game` that every part carries.
 */
export function register<T extends GameTypes>(game: GameModule<T>): void {
  GAMES.push(game as unknown as AnyGame);
}

/** Return a game by its name; undefined if there is none, as in an address that somebody made up. */
export function findGame(name: string): AnyGame | undefined {
  return GAMES.find((game) => game.name === name);
}

/** Return a game by the name that the server gave it. */
export function gameOf(name: string): AnyGame {
  const game = findGame(name);
  if (!game) throw new Error(`no game is registered as ${name}`);
  return game;
}
