import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { Core } from "../core/core";
import type { FromServer } from "../protocol/types";
import type { Action } from "../table/connection";
import { browser } from "./environment";
import { Library } from "./library";
import { LocalRoom, type Means } from "./localRoom";
import { noNews } from "./news";
import { Outbox } from "./outbox";
import { Questions } from "./question";
import { MemoryStore } from "./store";

const give: Action = { kind: "move", move: "=5" };

/** Open a game for two on one screen, with its log in memory. */
async function open(): Promise<{ id: string; means: Means }> {
  const core = await Core.create(new Uint8Array(readFileSync("src/core/core.wasm")));
  const means: Means = {
    ...browser,
    core: new Questions({ ask: async (request) => core.ask(request) }),
    store: new MemoryStore(),
    news: noNews,
    pause: 0,
    later: () => () => {},
  };
  const seats = ["Ann", "Ben"].map((name) => ({ kind: "me", name }) as const);
  return { id: await new Library(means).open({ game: "quarto", rules: "CSHT!", seats, starter: 1 }), means };
}

function visit(id: string, means: Means, received: FromServer[] = []): LocalRoom {
  return new LocalRoom(id, means, { received: (message) => received.push(message), changed: () => {} });
}

const kinds = async (id: string, means: Means) => (await means.store.read(id))?.map(({ event }) => event.kind);

test("a move made just before the page was closed is made when it opens again", async () => {
  const { id, means } = await open();
  const before = await kinds(id, means);
  const version = before?.length ?? 0;
  // Its write never ends.
  const { store } = means;
  const closed = visit(id, {
    ...means,
    store: {
      read: (game) => store.read(game),
      look: (game) => store.look(game),
      write: () => new Promise(() => {}),
      list: (limit) => store.list(limit),
      clear: (what) => store.clear(what),
    },
  });
  await closed.open();
  closed.act(give, version, 1);
  expect(await kinds(id, means)).toEqual(before);
  const received: FromServer[] = [];
  await visit(id, means, received).open();
  expect(await kinds(id, means)).toEqual([...(before ?? []), "moved"]);
  expect(received.at(-1)).toMatchObject({ state: { version: version + 1 } });
  // Only once.
  await visit(id, means).open();
  expect(await kinds(id, means)).toEqual([...(before ?? []), "moved"]);
});

test("an action on a board whose core is still loading is made once", async () => {
  const { id, means } = await open();
  const before = await kinds(id, means);
  const answers: string[] = [];
  const room = new LocalRoom(id, means, {
    received: (message) => {
      if (message.type === "snapshot" && !answers.length) {
        answers.push("preview");
        room.act(give, before?.length ?? 0, 1);
      }
      if (message.type === "accepted" || message.type === "refused") answers.push(message.type);
    },
    changed: () => {},
  });
  await room.open();
  await room.moments(null);
  expect(answers).toEqual(["preview", "accepted"]);
  expect(await kinds(id, means)).toEqual([...(before ?? []), "moved"]);
  expect(new Outbox(id).take(before?.length ?? 0)).toEqual([]);
});

test("an answered action isn't repeated, and neither is one from an earlier version", async () => {
  const { id, means } = await open();
  const version = (await kinds(id, means))?.length ?? 0;
  const room = visit(id, means);
  await room.open();
  room.act(give, version, 1);
  await room.moments(null);
  expect(new Outbox(id).take(version)).toEqual([]);
  new Outbox(id).add({ action: { kind: "move", move: "a1" }, version, seat: 2 });
  await visit(id, means).open();
  expect((await kinds(id, means))?.length).toBe(version + 1);
});

test("notes of other games stay, and anything that isn't an action is ignored", () => {
  const noted = { action: give, version: 3, seat: 1 };
  new Outbox("~one").add(noted);
  localStorage.setItem("fourfold-unanswered", JSON.stringify({ "~one": [noted], "~two": [{ action: "?" }, 7, null] }));
  expect(new Outbox("~two").take(3)).toEqual([]);
  expect(new Outbox("~one").take(4)).toEqual([]);
  expect(new Outbox("~one").take(3)).toEqual([]);
  new Outbox("~one").add(noted);
  new Outbox("~three").remove(noted);
  expect(new Outbox("~one").take(3)).toEqual([noted]);
});
