// Tries again by itself where the server had too much to do for the page, or for a part of it.
// It comes before all others and stands alone: what it helps with is that others are missing.
const MIN_WAIT_S = 1;
const UNKNOWN_WAIT_S = 5;
const MAX_WAIT_S = 60;

// Not all of a class at the same moment.
function later(seconds, what) {
  const wait = Math.min(MAX_WAIT_S, Math.max(MIN_WAIT_S, seconds));
  setTimeout(what, wait * 1000 * (1 + Math.random() / 4));
}

function tell() {
  const place = document.getElementById("app");
  const text = document.querySelector("meta[name=lack]")?.content;
  if (!place || place.childElementCount || !text) return;
  const words = document.createElement("p");
  words.setAttribute("role", "alert");
  words.textContent = text;
  place.append(words);
}

// A file that is there again is loaded with the page: a browser keeps in mind that a script was missing.
async function retry(address) {
  tell();
  const reload = () => location.reload();
  let wait = UNKNOWN_WAIT_S;
  try {
    const answer = await fetch(address, { cache: "reload" });
    if (answer.ok) return later(address === "/healthz" ? UNKNOWN_WAIT_S : MIN_WAIT_S, reload);
    // Gone for good: after an upgrade the page names other files. If it does not, there is no hurry.
    if (answer.status === 404) return later(MAX_WAIT_S, reload);
    wait = Number(answer.headers.get("retry-after")) || UNKNOWN_WAIT_S;
  } catch {
    // Nobody answers: the server may be on its way back.
  }
  later(wait, () => retry(address));
}

let isRetrying = false;
function begin(address = "/healthz") {
  if (isRetrying) return;
  isRetrying = true;
  // While the page is still being read there is no place for words.
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
// From the page itself, which knows of files that are loaded later; some browsers do not say which one is missing.
addEventListener("fourfold:missing", ({ detail }) => begin(detail ?? undefined));

// The page of a refused request says itself when to come back.
const refused = document.querySelector("meta[name=retry]");
if (refused) later(Number(refused.content), () => location.reload());
