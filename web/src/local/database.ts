/** Games in the browser's IndexedDB. A transaction checks each log's length before it writes. */
import type { ListedGame } from "../protocol/types";
import type { LogEntry } from "./event";
import { type Change, MemoryStore, type Store } from "./store";

const NAME = "fourfold";
const GAMES = "games";
const BY_TIME = "time";
const VERSION = 1;

interface Stored {
  readonly id: string;
  readonly entries: readonly LogEntry[];
  readonly listing: ListedGame;
}

function answerOf<T>(request: IDBRequest<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });
}

function endOf(transaction: IDBTransaction): Promise<void> {
  return new Promise((resolve, reject) => {
    transaction.oncomplete = () => resolve();
    transaction.onerror = () => reject(transaction.error);
    transaction.onabort = () => reject(transaction.error);
  });
}

async function connect(): Promise<IDBDatabase> {
  const request = indexedDB.open(NAME, VERSION);
  request.onupgradeneeded = () => {
    const games = request.result.createObjectStore(GAMES, { keyPath: "id" });
    games.createIndex(BY_TIME, "listing.updated_at");
  };
  return answerOf(request);
}

class Database implements Store {
  constructor(private readonly database: IDBDatabase) {
    // Another page is upgrading the database.
    database.onversionchange = () => database.close();
  }

  async read(id: string): Promise<readonly LogEntry[] | null> {
    return (await answerOf<Stored | undefined>(this.#games("readonly").get(id)))?.entries ?? null;
  }

  async write(changes: readonly Change[]): Promise<boolean> {
    const games = this.#games("readwrite", { durability: "strict" });
    const ended = endOf(games.transaction);
    const kept = await Promise.all(changes.map(({ id }) => answerOf<Stored | undefined>(games.get(id))));
    const isCurrent = changes.every(({ after }, index) => (kept[index]?.entries.length ?? 0) === after);
    if (isCurrent)
      changes.forEach(({ id, entries, listing }, index) => {
        games.put({ id, entries: [...(kept[index]?.entries ?? []), ...entries], listing } satisfies Stored);
      });
    await ended;
    return isCurrent;
  }

  async list(limit: number): Promise<ListedGame[]> {
    const found: ListedGame[] = [];
    const request = this.#games("readonly").index(BY_TIME).openCursor(null, "prev");
    return new Promise((resolve, reject) => {
      request.onerror = () => reject(request.error);
      request.onsuccess = () => {
        const cursor = request.result;
        if (!cursor || found.length >= limit) return resolve(found);
        found.push((cursor.value as Stored).listing);
        cursor.continue();
      };
    });
  }

  async clear(what: "over" | "all"): Promise<void> {
    const games = this.#games("readwrite");
    const ended = endOf(games.transaction);
    const all = await answerOf<Stored[]>(games.getAll());
    for (const { id, listing } of all) if (what === "all" || listing.status === "over") games.delete(id);
    await ended;
  }

  #games(mode: IDBTransactionMode, options?: IDBTransactionOptions): IDBObjectStore {
    return this.database.transaction(GAMES, mode, options).objectStore(GAMES);
  }
}

let opened: Promise<Store> | null = null;

/** Return the browser's store; without one, games last as long as the page is open. */
export function openStore(): Promise<Store> {
  opened ??= connect().then(
    (database) => new Database(database),
    () => new MemoryStore(),
  );
  return opened;
}

/** Return the latest games in this browser; none if they can't be read. */
export async function listGames(limit: number): Promise<ListedGame[]> {
  try {
    return await (await openStore()).list(limit);
  } catch {
    return [];
  }
}
