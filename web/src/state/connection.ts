/** IndexedDB behind promises. */

export function answerOf<T>(request: IDBRequest<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });
}

export function endOf(transaction: IDBTransaction): Promise<void> {
  return new Promise((resolve, reject) => {
    transaction.oncomplete = () => resolve();
    transaction.onerror = () => reject(transaction.error);
    transaction.onabort = () => reject(transaction.error);
  });
}

/**
 * A connection to one of the browser's databases. The browser may close it at any time, for instance on a phone that
 * puts the page to sleep or when its data is deleted: the next transaction reopens it.
 */
export class DatabaseConnection {
  #opened: Promise<IDBDatabase> | null = null;

  private constructor(
    private readonly name: string,
    private readonly version: number,
    private readonly create: (database: IDBDatabase) => void,
  ) {}

  /** Connect; `create` creates the tables of a new database. Rejects where the browser has no databases. */
  static async open(
    name: string,
    version: number,
    create: (database: IDBDatabase) => void,
  ): Promise<DatabaseConnection> {
    const connection = new DatabaseConnection(name, version, create);
    await connection.#connect();
    return connection;
  }

  /** Begin a transaction, which ends once no request is pending. */
  async begin(
    tables: string | string[],
    mode: IDBTransactionMode,
    options?: IDBTransactionOptions,
  ): Promise<IDBTransaction> {
    const database = await this.#connect();
    try {
      return database.transaction(tables, mode, options);
    } catch (error) {
      // Closed, but the browser has not said so.
      if ((error as DOMException).name !== "InvalidStateError") throw error;
      this.#opened = null;
      return (await this.#connect()).transaction(tables, mode, options);
    }
  }

  #connect(): Promise<IDBDatabase> {
    if (this.#opened) return this.#opened;
    const request = indexedDB.open(this.name, this.version);
    request.onupgradeneeded = () => this.create(request.result);
    const opened = answerOf(request);
    const forget = () => {
      if (this.#opened === opened) this.#opened = null;
    };
    opened.then((database) => {
      database.onclose = forget;
      // Another tab has a newer version of the page: don't block its upgrade.
      database.onversionchange = () => {
        database.close();
        forget();
      };
    }, forget);
    this.#opened = opened;
    return opened;
  }
}
