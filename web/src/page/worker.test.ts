import { readFileSync } from "node:fs";
import { expect, test } from "vitest";

const SOURCE = readFileSync(`${process.cwd()}/public/worker.js`, "utf8");
const OLD = "fourfold / old";

type Event = Record<string, unknown>;

/** A service worker with caches in memory. Storage is full once it has this many entries. */
class Worker {
  readonly caches = new Map<string, Map<string, Response>>([[OLD, new Map()]]);
  readonly #listeners = new Map<string, (event: Event) => void>();

  constructor(fetch: (address: string) => Response, capacity = Number.POSITIVE_INFINITY) {
    const pathOf = (request: string | { url: string }) =>
      new URL(typeof request === "string" ? request : request.url, "http://localhost").pathname;
    const open = async (name: string) => {
      const entries = this.caches.get(name) ?? new Map<string, Response>();
      this.caches.set(name, entries);
      return {
        keys: async () => [...entries.keys()].map((path) => ({ url: `http://localhost${path}` })),
        match: async (request: string | { url: string }) => entries.get(pathOf(request))?.clone(),
        put: async (request: string | { url: string }, answer: Response) => {
          if (entries.size >= capacity) throw new DOMException("full", "QuotaExceededError");
          entries.set(pathOf(request), answer);
        },
      };
    };
    const caches = {
      open,
      keys: async () => [...this.caches.keys()],
      delete: async (name: string) => this.caches.delete(name),
      match: async () => undefined,
    };
    const self = {
      addEventListener: (kind: string, listener: (event: Event) => void) => this.#listeners.set(kind, listener),
      location: { href: "http://localhost/worker.js", origin: "http://localhost" },
      registration: {},
      clients: { matchAll: async () => [] },
    };
    const ask = async (request: string | { url: string }) => fetch(pathOf(request)).clone();
    class FakeRequest {
      readonly url: string;
      constructor(address: string) {
        this.url = address;
      }
    }
    const source = SOURCE.replace('"@files@"', '"assets/main.js", "assets/page-en-1.js"');
    new Function("self", "caches", "fetch", "Request", source)(self, caches, ask, FakeRequest);
  }

  /** Request a file. */
  ask(path: string): Promise<Response> {
    return new Promise((resolve) => {
      const request = { url: `http://localhost${path}`, method: "GET", mode: "cors" };
      this.#listeners.get("fetch")?.({ request, respondWith: resolve });
    });
  }

  /** Open the page in a language. */
  async visit(): Promise<void> {
    await new Promise((resolve) => {
      const waitUntil = (work: Promise<void>) => void work.then(resolve);
      this.#listeners.get("message")?.({ data: { language: "en" }, waitUntil });
    });
  }

  get names(): string[][] {
    return [...this.caches].map(([name, entries]) => [name, ...entries.keys()]);
  }
}

const FOUND = (path: string) => new Response(path === "/" ? '<script src="./assets/main.js"></script>' : "export {}");

test("a file is passed on even if the storage is full", async () => {
  const answer = await new Worker(FOUND, 0).ask("/assets/page-en.js");
  expect(await answer.text()).toBe("export {}");
});

test("a complete copy has the page, and replaces the old one", async () => {
  const worker = new Worker(FOUND);
  await worker.visit();
  expect(worker.names.map(([name]) => name)).not.toContain(OLD);
  expect(worker.names[0]).toContain("/");
});

test("a copy without its manifest, which the host doesn't serve, still opens offline", async () => {
  const worker = new Worker((path) =>
    path.endsWith(".webmanifest") ? new Response("", { status: 404 }) : FOUND(path),
  );
  await worker.visit();
  expect(worker.names[0]).toContain("/");
});

test("an incomplete copy keeps the old one", async () => {
  const worker = new Worker((path) => (path.endsWith("main.js") ? new Response("", { status: 500 }) : FOUND(path)));
  await worker.visit();
  expect(worker.names.map(([name]) => name)).toContain(OLD);
});

test("if the storage is full, old copies make room", async () => {
  const worker = new Worker(FOUND, 2);
  await worker.visit();
  expect(worker.names.map(([name]) => name)).not.toContain(OLD);
});
