// @vitest-environment node
import { readFileSync } from "node:fs";
import { beforeAll, expect, test } from "vitest";
import { Core } from "../core/core";
import type { NewRoom } from "../protocol/types";
import { browser } from "./environment";
import { Library } from "./library";
import { noNews } from "./news";
import { Questions } from "./question";
import { withStarts } from "./starts";
import { MemoryStore } from "./store";

let core: Core;
beforeAll(async () => {
  core = await Core.create(new Uint8Array(readFileSync(new URL("../core/core.wasm", import.meta.url))));
});

/** Open a game, and return what the core was asked, and what was stored. */
async function open(room: NewRoom, hasFailed = false) {
  const asked: string[] = [];
  const questions = new Questions(
    withStarts({
      hasFailed,
      ask: async (request) => {
        asked.push(request);
        return core.ask(request);
      },
    }),
  );
  const store = new MemoryStore();
  const id = await new Library({ ...browser, core: questions, store, news: noNews, pause: 0 }).open(room);
  return { asked, view: await store.look(id) };
}

const SEATS: Record<string, NewRoom["seats"]> = {
  first: [{ kind: "me" }, { kind: "bot", bot: "novice" }],
  second: [{ kind: "bot", bot: "novice" }, { kind: "me" }],
  both: [{ kind: "me" }, { kind: "me" }],
};

test.each(Object.keys(SEATS))("a standard game opens without the core, in seat: %s", async (seat) => {
  for (const starter of [1, 2, "lot", "loser"] as const) {
    const room: NewRoom = { game: "quarto", rules: "CSHT!", seats: SEATS[seat] ?? [], starter };
    const { asked, view } = await open(room);
    expect(asked).toEqual([]);
    expect(view?.snapshot.state.position?.game).toBe("quarto");
  }
});

test("what was recorded is what the core answers", async () => {
  const room: NewRoom = { game: "quarto", rules: "CSHT!", seats: SEATS.first ?? [], starter: 1 };
  const [recorded, answered] = [await open(room), await open(room, true)];
  expect(answered.asked.length).toBeGreaterThan(2);
  const { rules } = recorded.view?.snapshot.room ?? {};
  expect(rules).toEqual(answered.view?.snapshot.room.rules);
  expect(recorded.view?.snapshot.state).toEqual(answered.view?.snapshot.state);
});

test("other rules, a clock and dealt cards are for the core", async () => {
  for (const [game, rules] of [
    ["quarto", "CSH"],
    ["quarto", "CSHT!/60"],
    ["quartino", "wheel"],
  ] as const)
    expect((await open({ game, rules, seats: SEATS.first ?? [], starter: 1 })).asked).not.toEqual([]);
});
