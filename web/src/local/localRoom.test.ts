// @vitest-environment node
import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { Core } from "../core/core";
import type { FromServer } from "../protocol/types";
import { Library } from "./library";
import { LocalRoom, type Means } from "./localRoom";
import { noNews } from "./news";
import { Questions } from "./question";
import { MemoryStore } from "./store";
import { browser } from "./surroundings";

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
  const told: FromServer[] = [];
  const room = new LocalRoom(id, means, { received: (message) => told.push(message), changed: () => {} });
  await room.open();
  isBroken = true;
  room.watch(2);
  await room.moments(2).catch(() => {});
  isBroken = false;
  told.length = 0;
  room.watch(2);
  await room.moments(2);
  expect(told.map(({ type }) => type)).toEqual(["snapshot", "presence"]);
  room.close();
});
