/** The core for the page: two workers, one for games and bots, one for analysis, so that neither waits for the other. */
import type { Question, Reply } from "./service";

/** The part of a worker that the client uses. */
export interface Port {
  onmessage: ((event: MessageEvent<Reply>) => void) | null;
  onerror: ((event: ErrorEvent) => void) | null;
  postMessage(question: Question): void;
  terminate(): void;
}

interface Pending extends Question {
  resolve(answer: unknown): void;
  reject(error: unknown): void;
}

/** The core could not be loaded, or has crashed. */
export class CoreFailure extends Error {}

/** Asks a worker one question at a time, in order. The worker starts with the first. */
export class Client {
  readonly #makePort: () => Port;
  #port: Port | null = null;
  #next = 1;
  #isReady = false;
  #hasFailed = false;
  /** The first one is being answered. */
  #queue: Pending[] = [];

  constructor(makePort: () => Port) {
    this.#makePort = makePort;
  }

  /** Whether the core has loaded. */
  get isReady(): boolean {
    return this.#isReady;
  }

  /** Whether the last attempt to use the core failed. */
  get hasFailed(): boolean {
    return this.#hasFailed;
  }

  /**
   * Answer a request, lines of `key value`; a bad one gets `{error}`.
   *
   * Aborting the signal rejects with its reason. A search in progress can only be stopped by ending its worker: the
   * next question starts another.
   */
  ask(request: string, signal?: AbortSignal): Promise<unknown> {
    return new Promise((resolve, reject) => {
      if (signal?.aborted) return reject(signal.reason);
      const pending = { id: this.#next++, request, resolve, reject };
      this.#queue.push(pending);
      signal?.addEventListener("abort", () => this.#abandon(pending, signal.reason), { once: true });
      if (this.#queue.length === 1) this.#send();
    });
  }

  #send(): void {
    const [first] = this.#queue;
    if (!first) return;
    try {
      this.#port ??= this.#open();
      this.#port.postMessage({ id: first.id, request: first.request });
    } catch (error) {
      // The browser refuses to start a worker.
      this.#fail(String(error));
    }
  }

  #open(): Port {
    const port = this.#makePort();
    port.onmessage = ({ data }) => this.#finish(data);
    port.onerror = (event) => this.#fail(event.message);
    return port;
  }

  #finish(reply: Reply): void {
    const [first] = this.#queue;
    if (first?.id !== reply.id) return;
    this.#queue.shift();
    this.#hasFailed = "failure" in reply;
    this.#isReady = !this.#hasFailed;
    if ("failure" in reply) first.reject(new CoreFailure(reply.failure));
    else first.resolve(reply.answer);
    this.#send();
  }

  /** The worker itself has failed, for example because its script can't be loaded. */
  #fail(message: string): void {
    this.#close();
    this.#hasFailed = true;
    this.#queue.shift()?.reject(new CoreFailure(message));
    this.#send();
  }

  #abandon(pending: Pending, reason: unknown): void {
    const place = this.#queue.indexOf(pending);
    if (place < 0) return;
    this.#queue.splice(place, 1);
    pending.reject(reason);
    if (place > 0) return;
    this.#close();
    this.#send();
  }

  #close(): void {
    this.#port?.terminate();
    this.#port = null;
    this.#isReady = false;
  }
}

function startWorker(): Port {
  return new Worker(new URL("./worker.ts", import.meta.url), { type: "module" }) as Port;
}

/** For games and bots. */
export const games = new Client(startWorker);

/** For analysis, which can take seconds. */
export const analysis = new Client(startWorker);
