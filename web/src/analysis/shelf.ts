/** Saved analyses in the browser's IndexedDB; without it, they last as long as the page is open. */
import { answerOf, DatabaseConnection } from "../state/connection";
import { type Analysis, checkAnalysis, packTree } from "./link";

/** A saved analysis. */
export interface Study {
  readonly id: string;
  readonly title: string;
  /** When it was last changed, as ISO 8601. */
  readonly updated: string;
  readonly analysis: Analysis;
}

export interface Shelf {
  /** Save a study, replacing the one with the same id. */
  keep(study: Study): Promise<void>;
  remove(id: string): Promise<void>;
  /** Return all readable studies, the latest first. */
  list(): Promise<Study[]>;
}

const NAME = "fourfold-analysis";
const STUDIES = "studies";
const VERSION = 1;

/** A study as it is stored: its tree is packed as in links. */
interface Stored {
  readonly id: string;
  readonly title: string;
  readonly updated: string;
  readonly values: unknown;
}

function store({ id, title, updated, analysis }: Study): Stored {
  const { game, rules, position, tree } = analysis;
  return { id, title, updated, values: [game, rules, position, packTree(tree)] };
}

function recall({ id, title, updated, values }: Stored): Study[] {
  try {
    return [{ id, title, updated, analysis: checkAnalysis(values) }];
  } catch {
    return [];
  }
}

function latestFirst(all: readonly Stored[]): Study[] {
  return all.flatMap(recall).sort((one, other) => other.updated.localeCompare(one.updated));
}

/** Keeps studies as long as the page is open. */
export class MemoryShelf implements Shelf {
  readonly #studies = new Map<string, Stored>();

  async keep(study: Study): Promise<void> {
    this.#studies.set(study.id, store(study));
  }

  async remove(id: string): Promise<void> {
    this.#studies.delete(id);
  }

  async list(): Promise<Study[]> {
    return latestFirst([...this.#studies.values()]);
  }
}

class Database implements Shelf {
  constructor(private readonly connection: DatabaseConnection) {}

  async keep(study: Study): Promise<void> {
    await answerOf((await this.#studies("readwrite")).put(store(study)));
  }

  async remove(id: string): Promise<void> {
    await answerOf((await this.#studies("readwrite")).delete(id));
  }

  async list(): Promise<Study[]> {
    return latestFirst(await answerOf<Stored[]>((await this.#studies("readonly")).getAll()));
  }

  async #studies(mode: IDBTransactionMode): Promise<IDBObjectStore> {
    return (await this.connection.begin(STUDIES, mode)).objectStore(STUDIES);
  }
}

async function connect(): Promise<Shelf> {
  const connection = await DatabaseConnection.open(NAME, VERSION, (database) => {
    database.createObjectStore(STUDIES, { keyPath: "id" });
  });
  return new Database(connection);
}

let opened: Promise<Shelf> | null = null;

export function openShelf(): Promise<Shelf> {
  opened ??= connect().catch(() => new MemoryShelf());
  return opened;
}
