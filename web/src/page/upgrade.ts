/**
 * A page that is open while the server gets a new version asks for files that are no longer there, or speaks an older
 * protocol than the server.
 *
 * It then loads itself anew, once: if that has not helped within a minute, the fault is another one.
 */
import { isReachable } from "../protocol/reach";

const KEY = "fourfold-renewed";
const MIN_PAUSE_MS = 60_000;

/** Tell whether the page may load itself anew now, and note that it does. */
export function mayRenew(now: number, store: Pick<Storage, "getItem" | "setItem"> = sessionStorage): boolean {
  const last = Number(store.getItem(KEY) ?? Number.NEGATIVE_INFINITY);
  if (now - last < MIN_PAUSE_MS) return false;
  store.setItem(KEY, String(now));
  return true;
}

/** Load the page anew where that may help; return whether it does. */
export function renew(): boolean {
  try {
    if (!mayRenew(Date.now())) return false;
  } catch {
    return false; // A browser that keeps nothing can't count; the page says that something is missing.
  }
  location.reload();
  return true;
}

/** Let boot.js, which waits for files that can't be had, wait for what an import wanted. */
export function waitForMissing(error: unknown): void {
  const [address] = /https?:\/\/\S+\.(js|css)/.exec(String(error)) ?? [];
  dispatchEvent(new CustomEvent("fourfold:missing", { detail: address }));
}

let staying = Promise.resolve();

/** Wait until it is certain that the page does not load itself anew: before that nobody is told what is missing. */
export function isStaying(): Promise<void> {
  return staying;
}

export function watchForUpgrades(): void {
  addEventListener("vite:preloadError", ({ payload }) => {
    staying = renewOrWait(payload);
  });
}

async function renewOrWait(error: unknown): Promise<void> {
  if ((await isReachable()) && renew()) return new Promise(() => {});
  waitForMissing(error);
}
