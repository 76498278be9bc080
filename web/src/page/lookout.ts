import { hasServer } from "../protocol/server";
import { waitOf } from "../protocol/trouble";
import type { ListedGame } from "../protocol/types";
import { settings } from "../theme/settings.svelte";
import { OwnTurns, REFRESH_MS } from "./ownTurns.svelte";
import type { Route } from "./router.svelte";

/**
 * Looks for games that wait for the player, on every page but the start page, which has its own check.
 *
 * Most visitors cost the server one request per page: another follows only while the player has a game with others
 * that isn't on the screen.
 */
export class Lookout {
  readonly #turns = new OwnTurns();
  #games: readonly ListedGame[] | null = null;
  #route: Route = { name: "start" };
  #notBefore = 0;
  #isLooking = false;

  start(): () => void {
    if (!hasServer) return () => {};
    const timer = setInterval(() => void this.look(), REFRESH_MS);
    const look = () => {
      this.#games = null;
      void this.look();
    };
    document.addEventListener("visibilitychange", look);
    return () => {
      clearInterval(timer);
      document.removeEventListener("visibilitychange", look);
    };
  }

  /** Another page is shown: games may have begun or ended on the last one. */
  turnTo(route: Route): void {
    this.#route = route;
    this.#games = null;
  }

  get #isNeeded(): boolean {
    if (this.#route.name === "start" || Date.now() < this.#notBefore) return false;
    if (document.hidden && !settings.get("hasNotifications")) return false;
    return this.#games === null || this.#games.some((game) => this.#isElsewhere(game));
  }

  /** Whether something may happen in a game without the player seeing it. */
  #isElsewhere(game: ListedGame): boolean {
    const isShown = this.#route.name === "game" && this.#route.id === game.id;
    return !isShown && (game.status === "playing" || game.status === "waiting") && this.#turns.hasOthers(game);
  }

  async look(): Promise<void> {
    if (this.#isLooking || !this.#isNeeded) return;
    this.#isLooking = true;
    const route = this.#route;
    try {
      const { mine } = await this.#turns.ask();
      // The start page has its own, newer answer.
      if (this.#route.name === "start") return;
      if (route === this.#route) this.#games = mine;
      this.#turns.call(mine);
    } catch (error) {
      this.#notBefore = Date.now() + (waitOf(error) ?? 0) * 1000;
    } finally {
      this.#isLooking = false;
    }
  }
}
