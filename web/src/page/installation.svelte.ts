import { language } from "../language/language.svelte";
import { address } from "./address";

/** When to complete the offline copy: repeatedly, because a file may fail, and browsers may stop a worker in mid-copy. */
const COMPLETE_AFTER_MS = [0, 10_000, 30_000];

/**
 * How long a visitor must stay before the worker is installed. If a page is left just while its worker starts, WebKit
 * never completes the installation, and blocks all later attempts until the browser is restarted.
 */
const INSTALL_AFTER_MS = 1_000;

/** The page's service worker: caches the page for offline use, and offers new versions. */
class Installation {
  /** Whether a newer version is ready to be used. */
  isOutdated = $state(false);
  #waiting: ServiceWorker | null = null;

  start(): void {
    if (!("serviceWorker" in navigator) || !import.meta.env.PROD) return;
    setTimeout(() => this.#install(), INSTALL_AFTER_MS);
  }

  /** Use the new version: the page reloads, and games continue from storage. */
  update(): void {
    navigator.serviceWorker.addEventListener("controllerchange", () => location.reload(), { once: true });
    this.#waiting?.postMessage("update");
  }

  #install(): void {
    // Without a service worker the page works too, but not offline.
    navigator.serviceWorker.register(address.file("worker.js")).then(
      // Some browsers that block it resolve with nothing.
      (registration?: ServiceWorkerRegistration) => registration && this.#follow(registration),
      () => {},
    );
  }

  #follow(registration: ServiceWorkerRegistration): void {
    const offer = () => {
      // The first one replaces nothing.
      if (!registration.waiting || !navigator.serviceWorker.controller) return;
      this.#waiting = registration.waiting;
      this.isOutdated = true;
    };
    offer();
    registration.addEventListener("updatefound", () => {
      registration.installing?.addEventListener("statechange", offer);
    });
    // Not through the controller: WebKit doesn't always say when a page gets its first one.
    void navigator.serviceWorker.ready.then((ready) =>
      $effect.root(() => {
        $effect(() => this.#complete(ready));
      }),
    );
  }

  /** Complete the offline copy with the texts of the language in use; stop when another one is chosen. */
  #complete(ready: ServiceWorkerRegistration): () => void {
    const message = { language: language.code };
    const timers = COMPLETE_AFTER_MS.map((pause) => setTimeout(() => ready.active?.postMessage(message), pause));
    return () => timers.forEach(clearTimeout);
  }
}

export const installation = new Installation();
