import { text } from "../language/language.svelte";
import { api } from "../protocol/api";
import type { ListedGame, Lobby } from "../protocol/types";
import { hasOthers, isMyTurn, type Turn } from "../state/ownGames";
import { attention } from "./attention.svelte";

/** How often the server is asked for the player's games. */
export const REFRESH_MS = 5_000;

/** The server's lists of games, and which of the player's own wait for them. */
export class OwnTurns {
  /** The player's id, once they have games on the server. */
  me = $state.raw<string | null>(null);
  #turns = new Map<string, Turn>();

  /** Ask for the lists, and learn whose turn it is; throws an `ApiError`. */
  async ask(): Promise<Lobby> {
    const lobby = await api.lobby();
    if (lobby.mine.length) this.me ??= (await api.me())?.id ?? null;
    await Promise.all(lobby.mine.map((game) => this.#learn(game)));
    return lobby;
  }

  isTurn(game: ListedGame): boolean {
    return isMyTurn(game, this.me, this.#turns.get(game.id));
  }

  hasOthers(game: ListedGame): boolean {
    return hasOthers(game, this.me);
  }

  /** Show how many of these games wait for the player. Bots answer at once, so games against them aren't news. */
  call(games: readonly ListedGame[]): void {
    const waiting = games.filter((game) => this.isTurn(game) && this.hasOthers(game));
    attention.list(waiting.map((game) => ({ id: game.id, words: turnWords(game.game) })));
  }

  /** Ask whose turn it is; only in games with others, and only after they have changed. */
  async #learn(game: ListedGame): Promise<void> {
    if (game.status !== "playing" || !this.hasOthers(game) || this.#turns.get(game.id)?.version === game.version)
      return;
    try {
      const { state } = await api.look(game.id, null);
      // The answer's version, not the list's: the process that answered may be behind, and is then asked again.
      this.#turns.set(game.id, { version: state.version, toMove: state.to_move });
    } catch {
      // Unknown for now: the game is among those to resume.
    }
  }
}

/** Say that a game waits for the player. */
export function turnWords(game: string): string {
  return `${text("page-your-turn")}: ${text(`play-title-${game}`)}`;
}
