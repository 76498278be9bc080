// Service worker: caches the page, so that it opens and says so when offline.
// The build fills in the version, which separates the caches, and the names of all files.
const CACHE = "fourfold-@build@";
const FILES = new Set(["@files@"]);

self.addEventListener("install", (event) => {
  event.waitUntil(fill());
  self.skipWaiting();
});

self.addEventListener("activate", (event) => event.waitUntil(takeOver()));

self.addEventListener("fetch", (event) => {
  const url = new URL(event.request.url);
  if (event.request.method !== "GET" || url.origin !== self.location.origin) return;
  if (event.request.mode === "navigate") event.respondWith(navigate(event.request));
  else if (url.pathname.startsWith("/assets/")) event.respondWith(keep(event.request));
});

// A notification leads back to the page that sent it.
self.addEventListener("notificationclick", (event) => {
  event.notification.close();
  event.waitUntil(showPage(event.notification.data));
});

async function showPage(address) {
  const pages = await self.clients.matchAll({ type: "window", includeUncontrolled: true });
  const page = pages.find(({ url }) => url === address) ?? pages[0];
  return page ? page.focus() : self.clients.openWindow(address);
}

// Files that the page references are cached at once; others, such as a language's texts, on first use.
async function fill() {
  const cache = await caches.open(CACHE);
  const answer = await fetch(new Request("/", { cache: "reload" }));
  if (!answer.ok) throw new Error(`the page can't be had: ${answer.status}`);
  await cache.put("/", answer.clone());
  const words = await answer.text();
  await Promise.allSettled([...FILES].filter((file) => words.includes(file)).map((file) => cache.add(file)));
}

// Other apps may have caches on this origin too.
async function takeOver() {
  const names = await caches.keys();
  for (const name of names) if (name.startsWith("fourfold-") && name !== CACHE) await inherit(name);
  await self.clients.claim();
}

// The page that registered this worker was loaded under the previous one, which cached this version's files as its own.
async function inherit(name) {
  const [old, cache] = await Promise.all([caches.open(name), caches.open(CACHE)]);
  for (const request of await old.keys()) {
    const answer = FILES.has(new URL(request.url).pathname) ? await old.match(request) : undefined;
    if (answer) await cache.put(request, answer);
  }
  await caches.delete(name);
}

async function navigate(request) {
  const cache = await caches.open(CACHE);
  try {
    const answer = await fetch(request);
    const url = new URL(request.url);
    if (answer.ok && url.pathname === "/") await cache.put("/", answer.clone());
    // The cached page is more useful than one that only says to wait: it retries its game by itself.
    if (answer.status === 429 || answer.status === 503) return (await cache.match("/")) ?? answer;
    return answer;
  } catch {
    return (await cache.match("/")) ?? Response.error();
  }
}

// File names contain a content hash, so they never go stale.
async function keep(request) {
  const cache = await caches.open(CACHE);
  const kept = await cache.match(request);
  if (kept) return kept;
  const answer = await fetch(request);
  if (answer.ok) await cache.put(request, answer.clone());
  return answer;
}
