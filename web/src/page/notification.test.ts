import { readFileSync } from "node:fs";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { notify } from "./notification";

const shown = vi.fn<(words: string, options: NotificationOptions) => Promise<void>>();
const registration = { showNotification: shown };
let isPhone = false;
let latest: FakeNotification | undefined;

class FakeNotification {
  static permission = "granted";
  onclick = () => {};
  close = vi.fn<() => void>();
  constructor(readonly words: string) {
    if (isPhone) throw new TypeError("Illegal constructor");
    latest = this;
  }
}

beforeEach(() => {
  isPhone = false;
  latest = undefined;
  shown.mockReset().mockResolvedValue();
  vi.stubGlobal("Notification", FakeNotification);
  vi.stubGlobal("isSecureContext", true);
  vi.stubGlobal("navigator", { serviceWorker: { getRegistration: async () => registration } });
});
afterEach(() => vi.unstubAllGlobals());

test("a click leads to the page that sent the notification, whichever other tabs are open", async () => {
  const focus = vi.fn<() => void>();
  vi.stubGlobal("focus", focus);
  await notify("Your turn");
  expect(latest?.words).toBe("Your turn");
  expect(shown).not.toHaveBeenCalled();
  latest?.onclick();
  expect([focus, latest?.close].map((each) => each?.mock.calls.length)).toEqual([1, 1]);
});

test("on a phone the service worker shows it, and may fail", async () => {
  isPhone = true;
  await notify("Your turn");
  expect(shown.mock.calls[0]).toEqual(["Your turn", expect.objectContaining({ data: location.href })]);
  shown.mockRejectedValue(new TypeError("no"));
  await notify("Your turn");
});

test.each([
  [["/", "/g/mine"], "focused /g/mine"],
  [["/", "/rules"], "focused /"],
  [[], "opened /g/mine"],
])("the service worker picks the page that sent the notification among %s", async (urls, found) => {
  const calls: string[] = [];
  const pages = urls.map((url) => ({ url, focus: () => calls.push(`focused ${url}`) }));
  const clicks: ((event: unknown) => void)[] = [];
  const self = {
    addEventListener: (kind: string, listener: (event: unknown) => void) =>
      kind === "notificationclick" && clicks.push(listener),
    location: { href: "http://localhost/worker.js" },
    clients: { matchAll: async () => pages, openWindow: (url: string) => calls.push(`opened ${url}`) },
  };
  new Function("self", readFileSync(`${process.cwd()}/public/worker.js`, "utf8"))(self);
  const waits: unknown[] = [];
  const notification = { data: "/g/mine", close: () => {} };
  clicks[0]?.({ notification, waitUntil: (wait: unknown) => waits.push(wait) });
  await Promise.all(waits);
  expect(calls).toEqual([found]);
});
