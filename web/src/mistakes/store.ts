/** Mistakes and reviewed games in the browser's IndexedDB; without it, they last as long as the page is open. */
import { answerOf, DatabaseConnection, endOf } from "../state/connection";
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

class Database implements TrainingStore {
  constructor(private readonly connection: DatabaseConnection) {}

  async read(): Promise<Kept> {
    const { mistakes, games } = await this.#stores("readonly");
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

  async #change(make: (stores: { mistakes: IDBObjectStore; games: IDBObjectStore }) => void): Promise<void> {
    const { transaction, ...stores } = await this.#stores("readwrite");
    const ended = endOf(transaction);
    make(stores);
    await ended;
  }

  async #stores(mode: IDBTransactionMode) {
    const transaction = await this.connection.begin([MISTAKES, GAMES], mode);
    return { transaction, mistakes: transaction.objectStore(MISTAKES), games: transaction.objectStore(GAMES) };
  }
}

async function connect(): Promise<TrainingStore> {
  const connection = await DatabaseConnection.open(NAME, VERSION, (database) => {
    for (const name of [MISTAKES, GAMES]) database.createObjectStore(name, { keyPath: "id" });
  });
  return new Database(connection);
}

let opened: Promise<TrainingStore> | null = null;

export function openTraining(): Promise<TrainingStore> {
  opened ??= connect().catch(() => new MemoryTraining());
  return opened;
}
