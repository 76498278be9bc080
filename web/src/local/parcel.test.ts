// @vitest-environment node
import { readFileSync } from "node:fs";
import { deflateRawSync } from "node:zlib";
import { beforeAll, expect, test } from "vitest";
import { Core } from "../core/core";
import type { NewRoom } from "../protocol/types";
import { browser } from "./environment";
import { Library } from "./library";
import { LocalRoom, type Means } from "./localRoom";
import { noNews } from "./news";
import { readParcel } from "./parcel";
import { Questions } from "./question";
import { MemoryStore, type Store } from "./store";

const ROOM: NewRoom = {
  game: "quarto",
  rules: "CSHT!",
  seats: [
    { kind: "me", name: "Ann" },
    { kind: "me", name: "Žofie" },
  ],
  is_private: true,
  starter: 1,
};

let core: Questions;
beforeAll(async () => {
  const found = await Core.create(new Uint8Array(readFileSync(new URL("../core/core.wasm", import.meta.url))));
  core = new Questions({ ask: async (request) => found.ask(request) });
});

function meansWith(store: Store): Means {
  return { ...browser, core, store, news: noNews, pause: 0 };
}

/** Make moves in a game, and wait for the answers. */
async function play(store: Store, id: string, ...moves: string[]): Promise<void> {
  for (const move of moves) {
    let answered = (_: string) => {};
    const answer = new Promise<string>((resolve) => {
      answered = resolve;
    });
    const room = new LocalRoom(id, meansWith(store), {
      received: (message) => {
        if (message.type === "accepted" || message.type === "refused") answered(message.type);
        if (message.type === "snapshot" && message.state.to_move !== null)
          room.act({ kind: "move", move }, message.state.version, message.state.to_move);
      },
      changed: () => {},
    });
    await room.open();
    expect(await answer).toBe("accepted");
    room.close();
  }
}

async function eventsOf(store: Store, id: string): Promise<string> {
  return (await new Library(meansWith(store)).look(id)).course.events.join(" ");
}

test("a game continues elsewhere through its link, and comes back through another", async () => {
  const [here, there] = [new MemoryStore(), new MemoryStore()];
  const [home, away] = [new Library(meansWith(here)), new Library(meansWith(there))];
  const id = await home.open(ROOM);
  await play(here, id, "=5", "a1");
  expect(await away.receive(await home.send(id))).toBe(id);
  await play(there, id, "=6", "b1");
  // Opening an old link loses nothing.
  expect(await away.receive(await home.send(id))).toBe(id);
  expect(await eventsOf(there, id)).toBe("=5 a1 =6 b1");
  expect(await home.receive(await away.send(id))).toBe(id);
  expect(await eventsOf(here, id)).toBe("=5 a1 =6 b1");
  const { snapshot } = await home.look(id);
  expect(snapshot.state.seats.map(({ name }) => name)).toEqual(["Ann", "Žofie"]);
});

test("a game from a set position is kept, reviewed and sent with it", async () => {
  const [here, there] = [new MemoryStore(), new MemoryStore()];
  const [home, away] = [new Library(meansWith(here)), new Library(meansWith(there))];
  const position = "0.../1..B/2.../.EF. 3 a2";
  const course = { game: "quarto", rules: "CSHT!", seats: 2, starter: 1, deal: null, position, events: ["d1"] };
  const id = await home.open(ROOM, course);
  await play(here, id, "=8");
  const found = await home.look(id);
  expect(found.course).toMatchObject({ position, events: ["d1", "=8"] });
  expect(found.snapshot.state).toMatchObject({ to_move: 1, position: { text: "0.../1..B/2.../.EF3 8 d1" } });
  expect(await home.record(id)).toContain(`[Position "${position}"]`);
  expect(await away.receive(await home.send(id))).toBe(id);
  expect((await away.look(id)).course).toEqual(found.course);
  await play(there, id, "a1");
  expect(await eventsOf(there, id)).toBe("d1 =8 a1");
  // Another game's link has no position.
  const other = await home.open(ROOM);
  expect((await readParcel(await home.send(other))).course).not.toHaveProperty("position");
});

test("a link with an impossible position, or one that is no text, is refused", async () => {
  const home = new Library(meansWith(new MemoryStore()));
  const values = ["~abcdefgh", "quarto", "CSHT!", [null, null], ["a", "b"], 1, false, 1, null, "5", ""];
  for (const position of ["0124/..../..../.... 8 -", "x\ny", 7]) {
    const packed = `1${deflateRawSync(JSON.stringify([...values, position])).toString("base64url")}`;
    await expect(home.receive(packed)).rejects.toThrow();
  }
});

test("a game that diverged in two places becomes two games", async () => {
  const [here, there] = [new MemoryStore(), new MemoryStore()];
  const [home, away] = [new Library(meansWith(here)), new Library(meansWith(there))];
  const id = await home.open(ROOM);
  await away.receive(await home.send(id));
  await play(here, id, "=5");
  await play(there, id, "=6");
  const other = await home.receive(await away.send(id));
  expect(other).not.toBe(id);
  expect([await eventsOf(here, id), await eventsOf(here, other)]).toEqual(["=5", "=6"]);
});

test("a link received while another page makes a move becomes a separate game", async () => {
  const [here, there] = [new MemoryStore(), new MemoryStore()];
  const [home, away] = [new Library(meansWith(here)), new Library(meansWith(there))];
  const id = await home.open(ROOM);
  await away.receive(await home.send(id));
  await play(there, id, "=6");
  const link = await away.send(id);
  let isFirst = true;
  const busy: Store = {
    read: async (asked) => {
      const log = await here.read(asked);
      if (isFirst) {
        isFirst = false;
        await play(here, id, "=5");
      }
      return log;
    },
    look: (asked) => here.look(asked),
    write: (changes) => here.write(changes),
    list: (limit) => here.list(limit),
    clear: (what) => here.clear(what),
  };
  const other = await new Library(meansWith(busy)).receive(link);
  expect(other).not.toBe(id);
  expect([await eventsOf(here, id), await eventsOf(here, other)]).toEqual(["=5", "=6"]);
});

const good: unknown[] = ["~abcdefgh", "quarto", "CSHT!", [null, null], ["A", "B"], 1, false, 1, null, "7", "=5 a1"];

function write(values: unknown): string {
  return `0${Buffer.from(JSON.stringify(values)).toString("base64url")}`;
}

/** Write a packed link whose content ends in this many spaces. */
function writePadded(spaces: number): string {
  const text = deflateRawSync(Buffer.from(JSON.stringify(good) + " ".repeat(spaces))).toString("base64url");
  return `1${text}`;
}

test("a link can't unpack to more than a game, however short it is", async () => {
  expect((await readParcel(writePadded(100_000))).course.events).toEqual(["=5", "a1"]);
  const bomb = writePadded(30_000_000);
  expect(bomb.length).toBeLessThan(50_000);
  await expect(readParcel(bomb)).rejects.toThrow("too much data");
  await expect(readParcel(`0${"A".repeat(2_000_000)}`)).rejects.toThrow("too long");
});

test("a name in a link can't inject into the record or reverse the text around it", async () => {
  const library = new Library(meansWith(new MemoryStore()));
  const id = await library.receive(write(good.with(4, ["A\nevents =7", "B\\n\u202e"]).with(10, "=5 a1 =6")));
  const record = await library.record(id);
  expect(record).toContain("A events =7");
  expect((await core.replay(record)).events).toEqual(["=5", "a1", "=6"]);
  const { snapshot } = await library.look(id);
  expect(snapshot.state.seats.map(({ name }) => name)).toEqual(["A events =7", "B\\n"]);
});

test("a forged link is rejected, and nothing is stored", async () => {
  const store = new MemoryStore();
  const library = new Library(meansWith(store));
  const withValue = (place: number, value: unknown) => write(good.with(place, value));
  expect((await readParcel(write(good))).course.events).toEqual(["=5", "a1"]);
  const bad = [
    "",
    "1%%%",
    "0",
    write({}),
    write([]),
    withValue(0, "abcd"),
    withValue(1, "chess"),
    withValue(2, "CSHT!\nask record"),
    withValue(3, [null, "novice"]),
    withValue(4, ["A", ""]),
    withValue(4, ["A", "\n"]),
    withValue(4, ["A", "B", "C"]),
    withValue(5, 3),
    withValue(7, 3),
    withValue(9, "-1"),
    withValue(10, "=5 =5"),
    withValue(10, "=5 a1 =5"),
    withValue(10, "=5\na1"),
  ];
  const withBot = good.with(4, ["A", null]).with(10, "=5");
  bad.push(write(withBot.with(3, [null, "grandmaster"])), write(withBot.with(3, [null, "builder"])));
  for (const text of bad) await expect(library.receive(text), text).rejects.toThrow();
  expect(await library.list(10)).toEqual([]);
  await library.receive(write(withBot.with(3, [null, "novice"])));
  expect(await library.list(10)).toHaveLength(1);
});

test("when two pages write to one log, the second rereads it and decides again", async () => {
  const store = new MemoryStore();
  const id = await new Library(meansWith(store)).open(ROOM);
  const answers: string[] = [];
  const pages = ["=5", "=6"].map(
    () =>
      new LocalRoom(id, meansWith(store), {
        received: (message) => {
          if (message.type === "accepted") answers.push("accepted");
          if (message.type === "refused") answers.push(message.code);
        },
        changed: () => {},
      }),
  );
  for (const page of pages) await page.open();
  const version = (await store.read(id))?.length ?? 0;
  pages.forEach((page, index) => {
    page.act({ kind: "move", move: index ? "=6" : "=5" }, version, 1);
  });
  await expect.poll(() => answers).toEqual(["accepted", "stale"]);
  expect(await eventsOf(store, id)).toBe("=5");
  for (const page of pages) page.close();
});
