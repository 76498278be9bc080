import { readFileSync } from "node:fs";
import { expect, test } from "vitest";

const SOURCE = readFileSync(`${process.cwd()}/public/worker.js`, "utf8");

/** Request a file through a service worker whose storage is full. */
function ask(path: string, answer: Response): Promise<Response> {
  const listeners = new Map<string, (event: unknown) => void>();
  const self = {
    addEventListener: (kind: string, listener: (event: unknown) => void) => listeners.set(kind, listener),
    location: { href: "http://localhost/worker.js", origin: "http://localhost" },
  };
  const caches = {
    match: async () => undefined,
    open: async () => ({ put: () => Promise.reject(new DOMException("full", "QuotaExceededError")) }),
  };
  new Function("self", "caches", "fetch", SOURCE)(self, caches, async () => answer);
  return new Promise((resolve) => {
    const request = { url: `http://localhost${path}`, method: "GET", mode: "cors" };
    listeners.get("fetch")?.({ request, respondWith: resolve });
  });
}

test("a file is passed on even if the storage is full", async () => {
  const answer = new Response("export {}");
  expect(await ask("/assets/page-en.js", answer)).toBe(answer);
});
