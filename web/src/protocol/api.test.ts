import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { api, seatsHash } from "./api";

const ODD_ID = "a/../b?seat=1#x&y z";
const TOKEN = "53Lv3QkD__FTAKfQwv-p71HkmDlhI_Acsx7iqaCp2t4";
const fetched = vi.fn<typeof fetch>();

beforeEach(() => {
  fetched.mockReset();
  fetched.mockImplementation(async () => Response.json([]));
  vi.stubGlobal("fetch", fetched);
});
afterEach(() => vi.unstubAllGlobals());

/** Every request that names a game, with an id that no server has given. */
const REQUESTS: Record<string, () => Promise<unknown>> = {
  look: () => api.look(ODD_ID, TOKEN),
  keys: () => api.keys(ODD_ID, TOKEN),
  renewKeys: () => api.renewKeys(ODD_ID),
  sit: () => api.sit(ODD_ID, { id: "x", invitation: TOKEN }),
  act: () => api.act(ODD_ID, { type: "act", id: "x", version: 1, action: { kind: "resign" }, seat: 1 }, TOKEN),
  moments: () => api.moments(ODD_ID, 2, TOKEN),
  entriesBefore: () => api.entriesBefore(ODD_ID, 2).catch(() => null),
  judgements: () => api.judgements(ODD_ID, 0, 1),
  gentle: () => api.gentle(ODD_ID, 1, TOKEN),
  record: () => api.record(ODD_ID),
};

test.each(Object.entries(REQUESTS))("%s encodes the id and puts no token into the address", async (_, request) => {
  await request();
  const addresses = fetched.mock.calls.map(([address]) => new URL(String(address), "http://fourfold.test/"));
  expect(addresses.length).toBeGreaterThan(0);
  for (const { href, pathname, hash } of addresses) {
    expect(pathname.split("/").slice(0, 4)).toEqual(["", "api", "games", encodeURIComponent(ODD_ID)]);
    expect(hash).toBe("");
    expect(href).not.toContain(TOKEN);
  }
});

test("links keep tokens after the #, which browsers do not send", () => {
  const link = new URL(`http://fourfold.test/g/some-game${seatsHash([TOKEN, "a&b"])}`);
  expect(link.pathname + link.search).toBe("/g/some-game");
  expect(new URLSearchParams(link.hash.slice(1)).getAll("seat")).toEqual([TOKEN, "a&b"]);
});
