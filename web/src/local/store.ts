/** Storage for games in this browser. */
import type { ListedGame } from "../protocol/types";
import type { LogEntry } from "./event";
import type { KeptView } from "./keptView";

/** A game's log from some version on, its row in the list of games, and what the page shows after it. */
export interface Change {
  readonly id: string;
  /** The number of entries before these. */
  readonly after: number;
  readonly entries: readonly LogEntry[];
  readonly listing: ListedGame;
  readonly view: KeptView | null;
}

/** Keeps logs. Several pages may share it: a change based on an outdated log is rejected. */
export interface Store {
  /** Return a game's log; null if there is no such game. */
  read(id: string): Promise<readonly LogEntry[] | null>;
  /** Return what the page showed after the last change; null if it isn't known. */
  look(id: string): Promise<KeptView | null>;
  /** Make all changes in one transaction; false if another page has written to one of these games. */
  write(changes: readonly Change[]): Promise<boolean>;
  /** Return the latest games. */
  list(limit: number): Promise<ListedGame[]>;
  /** Delete the finished games, or all. */
  clear(what: "over" | "all"): Promise<void>;
}

/** Keeps games only as long as the page is open, for browsers without storage. */
export class MemoryStore implements Store {
  readonly #games = new Map<string, Omit<Change, "id" | "after">>();

  async read(id: string): Promise<readonly LogEntry[] | null> {
    return this.#games.get(id)?.entries ?? null;
  }

  async look(id: string): Promise<KeptView | null> {
    return this.#games.get(id)?.view ?? null;
  }

  async write(changes: readonly Change[]): Promise<boolean> {
    if (changes.some(({ id, after }) => (this.#games.get(id)?.entries.length ?? 0) !== after)) return false;
    for (const { id, entries, listing, view } of changes)
      this.#games.set(id, { entries: [...(this.#games.get(id)?.entries ?? []), ...entries], listing, view });
    return true;
  }

  async list(limit: number): Promise<ListedGame[]> {
    const all = [...this.#games.values()].map(({ listing }) => listing);
    return all.sort((one, other) => other.updated_at.localeCompare(one.updated_at)).slice(0, limit);
  }

  async clear(what: "over" | "all"): Promise<void> {
    for (const [id, { listing }] of this.#games)
      if (what === "all" || listing.status === "over") this.#games.delete(id);
  }
}
