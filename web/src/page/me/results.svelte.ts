import { api } from "../../protocol/api";
import { forget, recallHistory, remember } from "../../state/history";
import { fromListing } from "../../state/pastGame";

/** The maximum number of the server's pages to read; each has a hundred games. */
const MAX_PAGES = 10;

/** One's results: those in this browser at once, then those of the server's list too. */
export class Results {
  history = $state.raw(recallHistory());
  isComplete = $state(false);
  #isClosed = false;

  close(): void {
    this.#isClosed = true;
  }

  async load(): Promise<void> {
    try {
      const me = await api.me();
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
      // What this browser knows is there already.
    }
    this.isComplete = true;
  }

  forget(): void {
    this.history = forget();
  }
}
