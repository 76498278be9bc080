// Service worker: caches the page, so that it opens offline, and games without a server can be played there.
// The build fills in the version, which names the cache, and the names of all files with a content hash.
const BASE = new URL("./", self.location.href).pathname;
const MINE = `fourfold ${BASE} `;
const CACHE = `${MINE}@build@`;
const FILES = ["@files@"];
// The page opens without these; some hosts don't serve every kind of file.
const OPTIONAL = ["icon.svg", "icon-192.png", "manifest.webmanifest"];
const UNHASHED = ["boot.js", ...OPTIONAL];
// A language's texts, rules and lessons are cached on first use.
const TEXTS = /\/(page|rules|lessons)-([a-z]{2})-[^/]*\.js$/;
// How long a page waits for the network before it gets what is cached.
const MAX_WAIT_MS = 3_000;
// Addresses that lead to something else than the page, such as the download of a record.
const OTHER = /^api\/|\.(?!html$)[^./]+$/;

self.addEventListener("install", (event) => {
  event.waitUntil(complete());
  // The first worker starts at once. A new version waits until the user asks for it, or no page is open.
  if (!self.registration.active) self.skipWaiting();
});

self.addEventListener("activate", (event) => event.waitUntil(takeOver()));

self.addEventListener("message", (event) => {
  if (event.data === "update") self.skipWaiting();
  else if (event.data?.language) event.waitUntil(complete(event.data.language).then(dropOldCaches));
});

self.addEventListener("fetch", (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.method !== "GET" || origin !== self.location.origin || !pathname.startsWith(BASE)) return;
  const name = pathname.slice(BASE.length);
  if (name.startsWith("assets/")) event.respondWith(keep(request));
  else if (UNHASHED.includes(name)) event.respondWith(prefer(fetch(request), request));
  else if (request.mode === "navigate" && !OTHER.test(name)) event.respondWith(prefer(navigate(request), BASE));
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

// Cache what is missing, and last the document: a cache that has it can show it offline. Files that fail now are
// retried with the next page, or on first use.
async function complete(language) {
  const languages = await findLanguages(language);
  for (const name of await findMissing(languages)) await add(BASE + name);
  if (!languages.length || !(await isFilled(languages)) || (await hasPage())) return;
  const answer = await fetch(new Request(BASE, { cache: "reload" })).catch(() => null);
  if (answer?.ok) await keepPage(answer);
}

// The files that this version's cache lacks: those for games without a server, and the texts of these languages.
async function findMissing(languages) {
  const kept = new Set((await (await caches.open(CACHE)).keys()).map(({ url }) => new URL(url).pathname));
  const isWanted = (name) => !name.endsWith(".gz") && (!TEXTS.test(`/${name}`) || languages.includes(languageOf(name)));
  return [...FILES.filter(isWanted), ...UNHASHED].filter((name) => !kept.has(BASE + name));
}

// Whether this version's cache has all that the page needs offline, in these languages.
async function isFilled(languages) {
  return (await findMissing(languages)).every((name) => OPTIONAL.includes(name));
}

function languageOf(name) {
  return TEXTS.exec(`/${name}`)?.[2];
}

// The languages in use: this one, and those whose texts some version has cached.
async function findLanguages(language) {
  const found = new Set([language]);
  for (const name of await findCaches())
    for (const { url } of await (await caches.open(name)).keys()) found.add(languageOf(url));
  found.delete(undefined);
  return [...found];
}

// An earlier version's cache may have the same file.
async function add(address) {
  try {
    const answer = (address.includes("/assets/") && (await caches.match(address))) || (await fetch(address));
    if (answer.ok) await put(address, answer);
  } catch {
    // Offline.
  }
}

let isFull = false;

async function put(request, answer) {
  try {
    await (await caches.open(CACHE)).put(request, answer);
  } catch (error) {
    // The page works without it, and other versions' caches make room when no other tab needs them.
    isFull ||= error.name === "QuotaExceededError";
  }
}

// Cache the document, unless it is another version's, whose files aren't here. One document serves every address, so
// its own links must not depend on where it is shown.
async function keepPage(answer) {
  const words = (await answer.text()).replaceAll('="./', `="${BASE}`);
  const named = [...words.matchAll(/="[^"]*\/(assets\/[^"]+)"/g)].map(([, name]) => name);
  if (!named.length || !named.every((name) => FILES.includes(name))) return;
  const headers = { "content-type": "text/html; charset=utf-8", ...policy(answer) };
  await put(BASE, new Response(words, { headers }));
}

function policy(answer) {
  const rules = answer.headers.get("content-security-policy");
  return rules ? { "content-security-policy": rules } : {};
}

async function takeOver() {
  await dropOldCaches();
  await self.clients.claim();
}

// The page's caches of all versions, oldest first. Other apps may have caches on this origin too, and other copies of
// the page in other folders.
async function findCaches() {
  return (await caches.keys()).filter((name) => name.startsWith(MINE) || /^fourfold-[0-9a-f]{12}$/.test(name));
}

// Another tab may be in a game that began with an earlier version, and still need its files: then they stay until a
// page is opened alone. They also stay until this version is complete, unless the storage is full.
async function dropOldCaches() {
  const { installing, waiting } = self.registration;
  const pages = await self.clients.matchAll({ type: "window", includeUncontrolled: true });
  const here = pages.filter(({ url }) => new URL(url).pathname.startsWith(BASE));
  // A version that is about to take over has filled its cache already.
  if (installing || waiting || here.length > 1) return;
  const isComplete = (await hasPage()) && (await isFilled(await findLanguages()));
  for (const name of await findCaches()) if ((isComplete || isFull) && name !== CACHE) await caches.delete(name);
}

async function hasPage() {
  return Boolean(await (await caches.open(CACHE)).match(BASE));
}

// The newest cached copy: the one of a version that hasn't taken over yet goes with what newer pages have stored.
async function findKept(request) {
  for (const name of (await findCaches()).reverse()) {
    const kept = await (await caches.open(name)).match(request);
    if (kept) return kept;
  }
}

let isStalled = false;

// What the network answers; if that fails or takes too long, what is cached. Only the first request of a visit waits.
async function prefer(asked, request) {
  const arriving = asked.then((answer) => {
    isStalled = false;
    return answer;
  });
  const late = new Promise((wake) => setTimeout(wake, isStalled ? 0 : MAX_WAIT_MS));
  const answer = await Promise.race([arriving.catch(() => null), late]);
  isStalled = answer === undefined;
  return answer ?? (await findKept(request)) ?? asked;
}

async function navigate(request) {
  const answer = await fetch(request);
  if (answer.ok && new URL(request.url).pathname === BASE && (await hasPage())) await keepPage(answer.clone());
  // The cached page is more useful than one that only says to wait: it retries its game by itself.
  return ([429, 503].includes(answer.status) && (await findKept(BASE))) || answer;
}

// File names contain a content hash, so they never go stale; another version's cache will do.
async function keep(request) {
  const kept = await caches.match(request);
  if (kept) return kept;
  const answer = await fetch(request);
  if (answer.ok) await put(request, answer.clone());
  return answer;
}
