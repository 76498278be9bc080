import { listGames, openStore } from "../../local/database";
import { LOCAL_GUEST } from "../../local/identity";
import { api } from "../../protocol/api";
import { hasServer } from "../../protocol/server";
import { forget, MAX_GAMES, recallHistory, remember } from "../../state/history";
import { fromListing } from "../../state/pastGame";

/** The maximum number of the server's pages to read; each has a hundred games. */
const MAX_PAGES = 10;

/** The player's results: those in this browser at once, then also those in the server's list. */
export class Results {
  history = $state.raw(recallHistory());
  isComplete = $state(false);
  #isClosed = false;

  close(): void {
    this.#isClosed = true;
  }

  async load(): Promise<void> {
    const here = (await listGames(MAX_GAMES)).filter((game) => game.status === "over");
    if (!this.#isClosed) this.history = remember(here.map((game) => fromListing(game, LOCAL_GUEST)));
    try {
      const me = hasServer ? await api.me() : null;
      let next: string | null = null;
      for (let page = 0; me && page < MAX_PAGES; page++) {
        const list: Awaited<ReturnType<typeof api.mine>> = await api.mine(next);
        if (this.#isClosed) return;
        const over = list.games.filter((game) => game.status === "over");
        this.history = remember(over.map((game) => fromListing(game, me.id)));
        next = list.next;
        if (next === null) break;
      }
    } catch {
      // The results from this browser are already shown.
    }
    this.isComplete = true;
  }

  forget(): void {
    this.history = forget();
    // Where they can't be deleted, they at least stay out of the results.
    void openStore().then((store) => store.clear("over").catch(() => {}));
  }
}
