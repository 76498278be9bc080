// Keeps the page itself at hand: without a connection it opens, and says so.
// The build writes its own sign here, so that each version keeps its files apart and clears away the older ones'.
const CACHE = "fourfold-@build@";

self.addEventListener("install", (event) => {
  event.waitUntil(caches.open(CACHE).then((cache) => cache.add(new Request("/", { cache: "reload" }))));
  self.skipWaiting();
});

self.addEventListener("activate", (event) => event.waitUntil(takeOver()));

self.addEventListener("fetch", (event) => {
  const url = new URL(event.request.url);
  if (event.request.method !== "GET" || url.origin !== self.location.origin) return;
  if (event.request.mode === "navigate") event.respondWith(navigate(event.request));
  else if (url.pathname.startsWith("/assets/")) event.respondWith(keep(event.request));
});

async function takeOver() {
  for (const name of await caches.keys()) if (name !== CACHE) await caches.delete(name);
  await self.clients.claim();
}

async function navigate(request) {
  const cache = await caches.open(CACHE);
  try {
    const answer = await fetch(request);
    const url = new URL(request.url);
    if (answer.ok && url.pathname === "/") await cache.put("/", answer.clone());
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
