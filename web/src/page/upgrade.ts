/**
 * A page that stays open while the server is upgraded may request files that are gone, or speak an older protocol.
 *
 * It then reloads once. If that hasn't helped within a minute, the cause is something else.
 */
import { isReachable } from "../protocol/reach";

const KEY = "fourfold-renewed";
const MIN_PAUSE_MS = 60_000;

/** Return whether the page may reload now, and record that it does. */
export function mayRenew(now: number, store: Pick<Storage, "getItem" | "setItem"> = sessionStorage): boolean {
  const last = Number(store.getItem(KEY) ?? Number.NEGATIVE_INFINITY);
  if (now - last < MIN_PAUSE_MS) return false;
  store.setItem(KEY, String(now));
  return true;
}

/** Reload the page if that may help; return whether it does. */
export function renew(): boolean {
  try {
    if (!mayRenew(Date.now())) return false;
  } catch {
    return false; // Without storage the page can't count reloads, so it reports what is missing.
  }
  location.reload();
  return true;
}

/** Tell boot.js, which waits for unavailable files, which file an import needed. */
export function waitForMissing(error: unknown): void {
  const [address] = /https?:\/\/\S+\.(js|css)/.exec(String(error)) ?? [];
  dispatchEvent(new CustomEvent("fourfold:missing", { detail: address }));
}

let staying = Promise.resolve();

/** Wait until it is certain that the page won't reload, and only then report what is missing. */
export function isStaying(): Promise<void> {
  return staying;
}

/** Whether the person is leaving the page. Browsers then abort its imports, and a reload would cancel the navigation. */
let isLeaving = false;

export function watchForUpgrades(): void {
  for (const event of ["beforeunload", "pagehide"]) addEventListener(event, () => (isLeaving = true));
  // Back from the browser's cache; or still here, because the link was a download.
  for (const event of ["pageshow", "pointerdown", "keydown"]) addEventListener(event, () => (isLeaving = false));
  addEventListener("vite:preloadError", ({ payload }) => {
    if (!isLeaving) staying = renewOrWait(payload);
  });
}

async function renewOrWait(error: unknown): Promise<void> {
  const canRenew = await isReachable();
  if (isLeaving || (canRenew && renew())) return new Promise(() => {});
  waitForMissing(error);
}
