/** Mistakes and reviewed games in the browser's IndexedDB; without it, they last as long as the page is open. */
import type { Mistake, ReviewedGame } from "./mistake";

const NAME = "fourfold-training";
const [MISTAKES, GAMES] = ["mistakes", "games"] as const;
const VERSION = 1;

export interface Kept {
  readonly mistakes: readonly Mistake[];
  readonly games: readonly ReviewedGame[];
}

export interface TrainingStore {
  read(): Promise<Kept>;
  /** Add or replace. */
  write(kept: Kept): Promise<void>;
  /** Delete everything. */
  clear(): Promise<void>;
}

export class MemoryTraining implements TrainingStore {
  readonly #mistakes = new Map<string, Mistake>();
  readonly #games = new Map<string, ReviewedGame>();

  async read(): Promise<Kept> {
    return { mistakes: [...this.#mistakes.values()], games: [...this.#games.values()] };
  }

  async write({ mistakes, games }: Kept): Promise<void> {
    for (const each of mistakes) this.#mistakes.set(each.id, each);
    for (const each of games) this.#games.set(each.id, each);
  }

  async clear(): Promise<void> {
    this.#mistakes.clear();
    this.#games.clear();
  }
}

function answerOf<T>(request: IDBRequest<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });
}

class Database implements TrainingStore {
  constructor(private readonly database: IDBDatabase) {
    // Another tab has a newer schema: don't block its upgrade.
    database.onversionchange = () => database.close();
  }

  async read(): Promise<Kept> {
    const { mistakes, games } = this.#stores("readonly");
    const [found, reviewed] = await Promise.all([answerOf(mistakes.getAll()), answerOf(games.getAll())]);
    return { mistakes: found as Mistake[], games: reviewed as ReviewedGame[] };
  }

  write(kept: Kept): Promise<void> {
    return this.#change(({ mistakes, games }) => {
      for (const each of kept.mistakes) mistakes.put(each);
      for (const each of kept.games) games.put(each);
    });
  }

  clear(): Promise<void> {
    return this.#change(({ mistakes, games }) => {
      mistakes.clear();
      games.clear();
    });
  }

  #change(make: (stores: { mistakes: IDBObjectStore; games: IDBObjectStore }) => void): Promise<void> {
    return new Promise((resolve, reject) => {
      const { transaction, ...stores } = this.#stores("readwrite");
      transaction.oncomplete = () => resolve();
      transaction.onabort = () => reject(transaction.error);
      make(stores);
    });
  }

  #stores(mode: IDBTransactionMode) {
    const transaction = this.database.transaction([MISTAKES, GAMES], mode);
    return { transaction, mistakes: transaction.objectStore(MISTAKES), games: transaction.objectStore(GAMES) };
  }
}

async function connect(): Promise<TrainingStore> {
  const request = indexedDB.open(NAME, VERSION);
  request.onupgradeneeded = () => {
    for (const name of [MISTAKES, GAMES]) request.result.createObjectStore(name, { keyPath: "id" });
  };
  return new Database(await answerOf(request));
}

let opened: Promise<TrainingStore> | null = null;

export function openTraining(): Promise<TrainingStore> {
  opened ??= connect().catch(() => new MemoryTraining());
  return opened;
}
