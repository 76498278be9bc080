// Service worker: caches the page, so that it opens offline, and games without a server can be played there.
// The build fills in the version, which names the cache, and the names of all files with a content hash.
const BASE = new URL("./", self.location.href).pathname;
const MINE = `fourfold ${BASE} `;
const CACHE = `${MINE}@build@`;
const FILES = ["@files@"];
const UNHASHED = ["boot.js", "icon.svg", "icon-192.png", "manifest.webmanifest"];
// A language's texts, rules and lessons are cached on first use.
const TEXTS = /\/(page|rules|lessons)-([a-z]{2})-[^/]*\.js$/;

self.addEventListener("install", (event) => {
  event.waitUntil(fill());
  // The first worker starts at once. A new version waits until the user asks for it, or no page is open.
  if (!self.registration.active) self.skipWaiting();
});

self.addEventListener("activate", (event) => event.waitUntil(takeOver()));

self.addEventListener("message", (event) => {
  if (event.data === "update") self.skipWaiting();
  else if (event.data?.language) event.waitUntil(complete(event.data.language).then(dropOldCaches));
});

self.addEventListener("fetch", (event) => {
  const url = new URL(event.request.url);
  if (event.request.method !== "GET" || url.origin !== self.location.origin) return;
  if (event.request.mode === "navigate") event.respondWith(navigate(event.request));
  else if (url.pathname.startsWith(`${BASE}assets/`)) event.respondWith(keep(event.request));
  else if (UNHASHED.includes(url.pathname.slice(BASE.length))) event.respondWith(freshest(event.request));
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

// Cache everything for games without a server. Files that fail now are retried with the next page, or on first use.
async function fill() {
  const answer = await fetch(new Request(BASE, { cache: "reload" }));
  if (!answer.ok) throw new Error(`the page can't be fetched: ${answer.status}`);
  await keepPage(answer);
  await complete(undefined);
}

// Cache what is missing, including one language's texts.
async function complete(language) {
  const kept = new Set((await (await caches.open(CACHE)).keys()).map(({ url }) => new URL(url).pathname));
  const isWanted = (name) => !name.endsWith(".gz") && (TEXTS.exec(`/${name}`)?.[2] ?? language) === language;
  for (const name of [...FILES.filter(isWanted), ...UNHASHED]) {
    if (!kept.has(BASE + name)) await add(BASE + name);
  }
}

// An earlier version's cache may have the same file.
async function add(address) {
  const cache = await caches.open(CACHE);
  try {
    if (await cache.match(address)) return;
    const answer = (address.includes("/assets/") && (await caches.match(address))) || (await fetch(address));
    if (answer.ok) await cache.put(address, answer);
  } catch {
    // Offline, or the storage is full.
  }
}

// One document serves every address, so its own links must not depend on where it is shown.
async function keepPage(answer) {
  const words = (await answer.text()).replaceAll('="./', `="${BASE}`);
  const cache = await caches.open(CACHE);
  await cache.put(
    BASE,
    new Response(words, { headers: { "content-type": "text/html; charset=utf-8", ...policy(answer) } }),
  );
}

function policy(answer) {
  const rules = answer.headers.get("content-security-policy");
  return rules ? { "content-security-policy": rules } : {};
}

async function takeOver() {
  await dropOldCaches();
  await self.clients.claim();
}

// Another tab may be in a game that began with an earlier version, and still need its files: then they stay until a
// page is opened alone. Other apps may have caches on this origin too, and other copies of the page in other folders.
async function dropOldCaches() {
  const { installing, waiting } = self.registration;
  const pages = await self.clients.matchAll({ type: "window", includeUncontrolled: true });
  const here = pages.filter(({ url }) => new URL(url).pathname.startsWith(BASE));
  // A version that is about to take over has filled its cache already.
  if (installing || waiting || here.length > 1) return;
  const isOld = (name) => (name.startsWith(MINE) && name !== CACHE) || /^fourfold-[0-9a-f]{12}$/.test(name);
  for (const name of await caches.keys()) if (isOld(name)) await caches.delete(name);
}

async function keptPage() {
  return (await caches.open(CACHE)).match(BASE);
}

async function navigate(request) {
  try {
    const answer = await fetch(request);
    if (answer.ok && new URL(request.url).pathname === BASE) await keepPage(answer.clone());
    // The cached page is more useful than one that only says to wait: it retries its game by itself.
    if (answer.status === 429 || answer.status === 503) return (await keptPage()) ?? answer;
    return answer;
  } catch {
    return (await keptPage()) ?? Response.error();
  }
}

// File names contain a content hash, so they never go stale; another version's cache will do.
async function keep(request) {
  const kept = await caches.match(request);
  if (kept) return kept;
  const answer = await fetch(request);
  if (answer.ok) await (await caches.open(CACHE)).put(request, answer.clone());
  return answer;
}

async function freshest(request) {
  try {
    return await fetch(request);
  } catch {
    return (await caches.match(request)) ?? Response.error();
  }
}
