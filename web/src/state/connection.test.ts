import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { DatabaseConnection } from "./connection";

/** A browser's database that can be closed behind the page's back. */
class FakeDatabase {
  isClosed = false;
  onclose: (() => void) | null = null;
  onversionchange: (() => void) | null = null;

  close() {
    this.isClosed = true;
  }

  transaction(table: string) {
    if (this.isClosed) throw new DOMException("closed", "InvalidStateError");
    if (table !== "games") throw new DOMException("no such table", "NotFoundError");
    return { database: this };
  }
}

let databases: FakeDatabase[];
let isBroken: boolean;
const last = () => databases.at(-1) as FakeDatabase;

beforeEach(() => {
  [databases, isBroken] = [[], false];
  vi.stubGlobal("indexedDB", {
    open: () => {
      const request = {} as Record<"onsuccess" | "onerror", () => void> & { result: FakeDatabase; error: Error };
      queueMicrotask(() => {
        if (isBroken) {
          request.error = new Error("no room");
          request.onerror();
          return;
        }
        request.result = new FakeDatabase();
        databases.push(request.result);
        request.onsuccess();
      });
      return request;
    },
  });
});
afterEach(() => vi.unstubAllGlobals());

const open = () => DatabaseConnection.open("name", 1, () => {});

test("one connection serves all transactions", async () => {
  const connection = await open();
  await Promise.all([connection.begin("games", "readonly"), connection.begin("games", "readwrite")]);
  expect(databases).toHaveLength(1);
});

test.each([
  ["fires a close event", () => last().onclose?.()],
  ["fires no event", () => {}],
  ["announces a new version", () => last().onversionchange?.()],
])("a connection is reopened after the browser closes it and %s", async (_, signal) => {
  const connection = await open();
  last().close();
  signal();
  const begun = await connection.begin("games", "readonly");
  expect(databases).toHaveLength(2);
  expect(begun).toEqual({ database: last() });
  await connection.begin("games", "readonly");
  expect(databases).toHaveLength(2);
});

test("other errors are passed on, and a database that fails once is tried again", async () => {
  const connection = await open();
  await expect(connection.begin("others", "readonly")).rejects.toMatchObject({ name: "NotFoundError" });
  last().onclose?.();
  isBroken = true;
  await expect(connection.begin("games", "readonly")).rejects.toThrow("no room");
  isBroken = false;
  const begun = await connection.begin("games", "readonly");
  expect(begun).toEqual({ database: last() });
});
