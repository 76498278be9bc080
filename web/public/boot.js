// Reloads when the server was too busy for the page or one of its files, and stops the page in browsers too old for it.
// Loads first and depends on nothing, because it runs when other files are missing. Uses 2018 syntax, because older
// browsers run it too; those without modules get outdated.js from index.html.
const HERE = document.currentScript.src;
// Without a server there is no health check: ask for this file.
const HEALTH = new URL(document.querySelector("meta[name=fourfold-server]") ? "healthz" : "boot.js", HERE).href;
const MIN_WAIT_S = 1;
const UNKNOWN_WAIT_S = 5;
const MAX_WAIT_S = 60;

// Jitter, so that a whole school class doesn't retry at once.
function later(seconds, what) {
  const wait = Math.min(MAX_WAIT_S, Math.max(MIN_WAIT_S, seconds));
  setTimeout(what, wait * 1000 * (1 + Math.random() / 4));
}

function explain() {
  const place = document.getElementById("app");
  const text = document.querySelector("meta[name=lack]");
  if (!place || place.childElementCount || !text) return;
  const words = document.createElement("p");
  words.setAttribute("role", "alert");
  words.textContent = text.content;
  place.append(words);
}

// Once the file is back, reload the whole page: browsers remember that a script failed.
async function retry(address) {
  explain();
  const reload = () => location.reload();
  let wait = UNKNOWN_WAIT_S;
  // No response: the server may be restarting.
  const answer = await fetch(address, { cache: "reload" }).catch(() => null);
  if (answer) {
    if (answer.ok) return later(address === HEALTH ? UNKNOWN_WAIT_S : MIN_WAIT_S, reload);
    // Gone for good: after an upgrade the page refers to other files. If it doesn't, retry slowly.
    if (answer.status === 404) return later(MAX_WAIT_S, reload);
    wait = Number(answer.headers.get("retry-after")) || UNKNOWN_WAIT_S;
  }
  later(wait, () => retry(address));
}

// The newest features that the page needs: toReversed (Chrome 110, Firefox 115, Safari 16) and :has() (Firefox 121).
const canSelect = "CSS" in window && CSS.supports("selector(:has(a))");
const isOutdated = !Array.prototype.toReversed || !canSelect;
if (isOutdated) {
  // main.ts doesn't start the page.
  document.documentElement.setAttribute("data-outdated", "");
  const script = document.createElement("script");
  script.src = new URL("outdated.js", HERE).href;
  document.head.append(script);
}

let isRetrying = false;
function begin(address = HEALTH) {
  // In an old browser a reload wouldn't help.
  if (isRetrying || isOutdated) return;
  isRetrying = true;
  // No body to write to while the page is still being parsed.
  if (document.readyState === "loading") addEventListener("DOMContentLoaded", () => retry(address));
  else retry(address);
}

addEventListener(
  "error",
  ({ target }) => {
    if (target instanceof HTMLScriptElement) begin(target.src);
    else if (target instanceof HTMLLinkElement && target.rel === "stylesheet") begin(target.href);
  },
  true,
);
// Sent by the page for lazily loaded files; some browsers don't say which one is missing.
addEventListener("fourfold:missing", ({ detail }) => begin(detail || undefined));

// The page for a refused request says when to retry.
const refused = document.querySelector("meta[name=retry]");
if (refused) later(Number(refused.content), () => location.reload());
