import { expect, test } from "vitest";
import { canReachServer } from "./reach";

test("a server that answers is reached, whatever the browser thinks of the net", async () => {
  expect(await canReachServer(async () => new Response("alive\n"))).toBe(true);
  expect(await canReachServer(async () => new Response("", { status: 502 }))).toBe(false);
  expect(await canReachServer(() => Promise.reject(new TypeError("failed to fetch")))).toBe(false);
});
