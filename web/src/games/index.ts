/** The registry of games, in the order in which the page offers them. */
import type { AnyGame, GameModule, GameTypes } from "./game";
import { quartino } from "./quartino";
import { quarto } from "./quarto";

export const GAMES: AnyGame[] = [];
register(quarto);
register(quartino);

/**
 * Register a game. The cast drops the game's type. It is safe because the page looks up a module by the `game` of a
 * part, so a module only ever gets parts of its own game.
 */
export function register<T extends GameTypes>(game: GameModule<T>): void {
  GAMES.push(game as unknown as AnyGame);
}

/** Return a game by name, or undefined, such as for a made-up address. */
export function findGame(name: string): AnyGame | undefined {
  return GAMES.find((game) => game.name === name);
}

/** Return a game by the name that the server sent. */
export function gameOf(name: string): AnyGame {
  const game = findGame(name);
  if (!game) throw new Error(`no game is registered as ${name}`);
  return game;
}
