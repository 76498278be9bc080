/** Games in the browser's IndexedDB. A transaction checks each log's length before it writes. */
import type { ListedGame } from "../protocol/types";
import { answerOf, DatabaseConnection, endOf } from "../state/connection";
import type { LogEntry } from "./event";
import type { KeptView } from "./keptView";
import { type Change, MemoryStore, type Store } from "./store";

const NAME = "fourfold";
const GAMES = "games";
const BY_TIME = "time";
const VERSION = 1;

interface Stored {
  readonly id: string;
  readonly entries: readonly LogEntry[];
  readonly listing: ListedGame;
  /** Missing in games stored by earlier versions. */
  readonly view?: KeptView | null;
}

function connect(): Promise<DatabaseConnection> {
  return DatabaseConnection.open(NAME, VERSION, (database) => {
    database.createObjectStore(GAMES, { keyPath: "id" }).createIndex(BY_TIME, "listing.updated_at");
  });
}

class Database implements Store {
  constructor(private readonly connection: DatabaseConnection) {}

  async read(id: string): Promise<readonly LogEntry[] | null> {
    return (await this.#get(id))?.entries ?? null;
  }

  async look(id: string): Promise<KeptView | null> {
    return (await this.#get(id))?.view ?? null;
  }

  async write(changes: readonly Change[]): Promise<boolean> {
    const games = await this.#games("readwrite", { durability: "strict" });
    const ended = endOf(games.transaction);
    const kept = await Promise.all(changes.map(({ id }) => answerOf<Stored | undefined>(games.get(id))));
    const isCurrent = changes.every(({ after }, index) => (kept[index]?.entries.length ?? 0) === after);
    if (isCurrent)
      changes.forEach(({ id, entries, listing, view }, index) => {
        games.put({ id, entries: [...(kept[index]?.entries ?? []), ...entries], listing, view } satisfies Stored);
      });
    await ended;
    return isCurrent;
  }

  async list(limit: number): Promise<ListedGame[]> {
    const found: ListedGame[] = [];
    const request = (await this.#games("readonly")).index(BY_TIME).openCursor(null, "prev");
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
    const games = await this.#games("readwrite");
    const ended = endOf(games.transaction);
    const all = await answerOf<Stored[]>(games.getAll());
    for (const { id, listing } of all) if (what === "all" || listing.status === "over") games.delete(id);
    await ended;
  }

  async #get(id: string): Promise<Stored | undefined> {
    return answerOf<Stored | undefined>((await this.#games("readonly")).get(id));
  }

  async #games(mode: IDBTransactionMode, options?: IDBTransactionOptions): Promise<IDBObjectStore> {
    return (await this.connection.begin(GAMES, mode, options)).objectStore(GAMES);
  }
}

let opened: Promise<Store> | null = null;

/** Return the browser's store; without one, games last as long as the page is open. */
export function openStore(): Promise<Store> {
  opened ??= connect().then(
    (connection) => new Database(connection),
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
