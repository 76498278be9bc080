// Keeps the page itself at hand: without a connection it opens, and says so.
// The build writes its own sign here, so that each version keeps its files apart and clears away the older ones';
// and the names of all of its files.
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

// What the page names itself is kept at once; the rest, as the texts of one language of many, when it is first wanted.
async function fill() {
  const cache = await caches.open(CACHE);
  const answer = await fetch(new Request("/", { cache: "reload" }));
  if (!answer.ok) throw new Error(`the page can't be had: ${answer.status}`);
  await cache.put("/", answer.clone());
  const words = await answer.text();
  await Promise.allSettled([...FILES].filter((file) => words.includes(file)).map((file) => cache.add(file)));
}

// Others may have caches at this address too.
async function takeOver() {
  const names = await caches.keys();
  for (const name of names) if (name.startsWith("fourfold-") && name !== CACHE) await inherit(name);
  await self.clients.claim();
}

// The page that brought this worker was loaded under the one before, which kept this version's files with its own.
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
    // The page at hand is of more use than one that only says to wait: it asks for its game by itself.
    if (answer.status === 429 || answer.status === 503) return (await cache.match("/")) ?? answer;
    return answer;
  } catch {
    return (await cache.match("/")) ?? Response.error();
  }
}

// Their names change with what is in them, so they never grow old.
async function keep(request) {
  const cache = await caches.open(CACHE);
  const kept = await cache.match(request);
  if (kept) return kept;
  const answer = await fetch(request);
  if (answer.ok) await cache.put(request, answer.clone());
  return answer;
}
