/** Browser notifications while the page is in the background; does nothing in browsers without them. */
import { address } from "./address";

export function canNotify(): boolean {
  return "Notification" in globalThis && isSecureContext && Notification.permission !== "denied";
}

/** Ask the user's permission; only on a click. */
export async function askToNotify(): Promise<boolean> {
  if (!canNotify()) return false;
  try {
    return (await Notification.requestPermission()) === "granted";
  } catch {
    return false;
  }
}

/** One notification replaces the last one: they all say whose turn it is. */
const TAG = "fourfold-turn";

export async function notify(words: string): Promise<void> {
  if (!canNotify() || Notification.permission !== "granted") return;
  const options = { tag: TAG, icon: address.file("icon-192.png") };
  try {
    const shown = new Notification(words, options);
    shown.onclick = () => {
      focus();
      shown.close();
    };
  } catch {
    // Phones only show notifications of a service worker, which reopens the page from `data`.
    const worker = await navigator.serviceWorker?.getRegistration().catch(() => undefined);
    await worker?.showNotification(words, { ...options, data: location.href }).catch(() => {});
  }
}
