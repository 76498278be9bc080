// @vitest-environment node
import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { Core } from "../core/core";
import type { FromServer } from "../protocol/types";
import { browser } from "./environment";
import { Library } from "./library";
import { LocalRoom, type Means } from "./localRoom";
import { noNews } from "./news";
import { Questions } from "./question";
import { MemoryStore } from "./store";

test("after a failure, the core is asked about the same position again", async () => {
  const found = await Core.create(new Uint8Array(readFileSync(new URL("../core/core.wasm", import.meta.url))));
  let isBroken = false;
  const core = new Questions({
    ask: async (request) => {
      if (isBroken) throw new Error("the worker has crashed");
      return found.ask(request);
    },
  });
  const means: Means = { ...browser, core, store: new MemoryStore(), news: noNews, pause: 0, later: () => () => {} };
  const seats = [
    { kind: "me", name: "Ann" },
    { kind: "me", name: "Ben" },
  ] as const;
  const id = await new Library(means).open({ game: "quarto", rules: "CSHT!", seats: [...seats], starter: 1 });
  const received: FromServer[] = [];
  const room = new LocalRoom(id, means, { received: (message) => received.push(message), changed: () => {} });
  await room.open();
  isBroken = true;
  room.watch(2);
  await room.moments(2).catch(() => {});
  isBroken = false;
  received.length = 0;
  room.watch(2);
  await room.moments(2);
  expect(received.map(({ type }) => type)).toEqual(["snapshot", "presence"]);
  room.close();
});

/** Open a game between two people, and reopen it with a core that can be broken. */
async function reopen(isBroken: () => boolean, rules = "CSHT!", isReady = () => false) {
  const found = await Core.create(new Uint8Array(readFileSync(new URL("../core/core.wasm", import.meta.url))));
  const core = new Questions({
    ask: async (request) => {
      if (isBroken()) throw new Error("the core can't be loaded");
      steps.push("core");
      return found.ask(request);
    },
  });
  const steps: string[] = [];
  const later: (() => void)[] = [];
  const means: Means = {
    ...browser,
    core,
    store: new MemoryStore(),
    news: noNews,
    pause: 0,
    later: (_, what) => {
      later.push(what);
      return () => {};
    },
    isReady,
    painted: async () => void steps.push("painted"),
  };
  const seats = [
    { kind: "me", name: "Ann" },
    { kind: "me", name: "Ben" },
  ] as const;
  const id = await new Library(means).open({ game: "quarto", rules, seats: [...seats], starter: 2 });
  const received: FromServer[] = [];
  const first = new LocalRoom(id, means, { received: () => {}, changed: () => {} });
  await first.open();
  first.act({ kind: "move", move: "=5" }, 4, 2);
  await first.moments(1);
  first.close();
  steps.length = 0;
  const room = new LocalRoom(id, means, {
    received: (message) => {
      received.push(message);
      steps.push(message.type);
    },
    changed: (status) => steps.push(status),
  });
  return { room, received, steps, later };
}

test("a reopened game shows its board before the core is asked, without moves to make", async () => {
  const { room, received, steps } = await reopen(() => false);
  await room.open();
  expect(steps.slice(0, 4)).toEqual(["open", "snapshot", "painted", "core"]);
  const [preview, whole] = received.filter((message) => message.type === "snapshot");
  expect(preview?.state.legal).toBeNull();
  expect(whole?.state.legal?.moves.length).toBeGreaterThan(15);
  expect(preview).toEqual({ ...whole, state: { ...whole?.state, legal: null } });
  room.close();
});

test("with a core that has loaded, the board is shown once, with its moves", async () => {
  const { room, received } = await reopen(
    () => false,
    "CSHT!",
    () => true,
  );
  await room.open();
  const [whole, ...more] = received.filter((message) => message.type === "snapshot");
  expect(whole?.state.legal?.moves.length).toBeGreaterThan(15);
  expect(more).toEqual([]);
  room.close();
});

test("a timed game waits for the core: what was stored would show a wrong clock", async () => {
  const { room, received } = await reopen(() => false, "CSHT!/60");
  await room.open();
  expect(received.filter((message) => message.type === "snapshot")).toHaveLength(1);
  room.close();
});

test("while the core can't be loaded, the board stays, and it is tried again", async () => {
  let isBroken = false;
  const { room, received, steps, later } = await reopen(() => isBroken);
  isBroken = true;
  await room.open();
  expect(steps).toEqual(["open", "snapshot", "painted", "lost"]);
  isBroken = false;
  later.pop()?.();
  await room.moments(1);
  expect(steps.filter((step) => step !== "core")).toEqual([
    ...["open", "snapshot", "painted", "lost"],
    ...["open", "snapshot", "presence"],
  ]);
  expect(received.some((message) => message.type === "refused")).toBe(false);
  room.close();
});
