/**
 * Plays scripted games in the browser's rooms, and reports every message that a page would get. Reads one script per
 * line from stdin, and writes its result as one line; a Python test plays the same scripts in the server's rooms.
 */
import { createInterface } from "node:readline";
import { Library } from "../../src/local/library";
import { LocalRoom, type Means } from "../../src/local/localRoom";
import { noNews } from "../../src/local/news";
import { type Course, Questions } from "../../src/local/question";
import { MemoryStore } from "../../src/local/store";
import type { FromServer, Moment, NewRoom } from "../../src/protocol/types";
import type { Action } from "../../src/table/connection";
import { openOracle } from "./oracle";

/** What happens at a moment, and the room's version after it, including the bots' answers. */
interface Step {
  readonly now: number;
  readonly monotonic: number;
  readonly seat: number | null;
  readonly version: number;
  /** Null if only time passes. */
  readonly action: Action | null;
  readonly until: number;
}

interface Script {
  readonly wish: NewRoom;
  /** What the game continues; null for a new one. */
  readonly course: Course | null;
  readonly now: number;
  readonly seeds: readonly string[];
  readonly ids: readonly string[];
  readonly turn_cap: number;
  readonly seats: number;
  readonly steps: readonly Step[];
  /** The room's version before the first step, including the bots' first turns. */
  readonly until: number;
}

const TIMEOUT_MS = 60_000;

/** A clock and an RNG that a script controls. */
class Scripted {
  time = 0;
  ticks = 0;
  #seeds: string[];
  #ids: string[];
  #timers = new Map<number, { due: number; what: () => void }>();
  #count = 0;

  constructor({ seeds, ids }: Script) {
    [this.#seeds, this.#ids] = [[...seeds], [...ids]];
  }

  now = () => this.time;
  monotonic = () => this.ticks;
  below = () => 0;
  seed = () => this.#seeds.shift() ?? "0";
  id = () => this.#ids.shift() ?? "~nowhere";

  later = (ms: number, what: () => void) => {
    const number = ++this.#count;
    this.#timers.set(number, { due: this.ticks + ms, what });
    return () => this.#timers.delete(number);
  };

  /** Run the timers that are due. */
  ring(): void {
    for (const [number, { due, what }] of this.#timers) {
      if (due > this.ticks) continue;
      this.#timers.delete(number);
      what();
    }
  }
}

class Page {
  readonly heard: FromServer[] = [];
  version = 0;
  #woken = () => {};

  received(message: FromServer): void {
    this.heard.push(message);
    if (message.type === "events" || message.type === "snapshot") this.version = message.state.version;
    this.#woken();
  }

  changed(): void {}

  /** Wait until a condition holds for the messages received. */
  async until(isTrue: () => boolean, what: string): Promise<void> {
    const giveUp = Date.now() + TIMEOUT_MS;
    while (!isTrue()) {
      if (Date.now() > giveUp)
        throw new Error(`timed out waiting for ${what}; last heard ${JSON.stringify(this.heard.at(-1))}`);
      await Promise.race([
        new Promise<void>((wake) => {
          this.#woken = wake;
        }),
        new Promise((wake) => setTimeout(wake, 1_000)),
      ]);
    }
  }
}

/** Return what each seat and a spectator are sent after a version, or from the start. */
async function collectViews(room: LocalRoom, page: Page, seats: number, after: number | null): Promise<string[]> {
  const results: string[] = [];
  for (const seat of [...Array.from({ length: seats }, (_, index) => index + 1), null]) {
    page.heard.length = 0;
    room.watch(seat, after);
    await page.until(() => page.heard.some(({ type }) => type === "presence"), "a view");
    results.push(JSON.stringify(page.heard[0]));
  }
  return results;
}

async function play(script: Script): Promise<unknown> {
  const scripted = new Scripted(script);
  scripted.time = script.now;
  const store = new MemoryStore();
  const { now, monotonic, below, seed, id, later } = scripted;
  const core = new Questions(await openOracle(), script.turn_cap);
  const means: Means = { now, monotonic, below, seed, id, later, core, store, news: noNews, pause: 0 };
  const library = new Library(means);
  const game = await library.open(script.wish, script.course);
  const page = new Page();
  const room = new LocalRoom(game, means, page);
  await room.open();
  await page.until(() => page.version >= script.until, "the bots");
  const results: unknown[] = [{ answer: null, views: await collectViews(room, page, script.seats, null) }];
  for (const step of script.steps) {
    [scripted.time, scripted.ticks] = [step.now, step.monotonic];
    const before = page.version;
    page.heard.length = 0;
    let answer: unknown = null;
    if (step.action) {
      const asked = room.act(step.action, step.version, step.seat);
      const isAnswer = (message: FromServer) => "id" in message && message.id === asked;
      await page.until(() => page.heard.some(isAnswer), "an answer");
      const found = page.heard.find(isAnswer);
      answer = found?.type === "refused" ? found.code : found?.type === "accepted" ? found.version : null;
    } else scripted.ring();
    await page.until(() => page.version >= step.until, `version ${step.until}`);
    results.push({ answer, views: await collectViews(room, page, script.seats, before) });
  }
  const { next } = (await library.look(game)).snapshot.state;
  const moments = await Promise.all([1, null].map((seat) => room.moments(seat)));
  room.close();
  return {
    results,
    record: await library.record(game),
    moments: moments.map((each) => JSON.stringify(each)),
    next: next === null ? null : JSON.stringify((await library.look(next)).snapshot),
    parcel: await roundTrip(library, means, game),
  };
}

/** Whether a game survives the round trip through its link. */
async function roundTrip(library: Library, means: Means, game: string): Promise<boolean> {
  const elsewhere = new Library({ ...means, store: new MemoryStore() });
  const id = await elsewhere.receive(await library.send(game));
  const [sent, received] = await Promise.all([library.look(game), elsewhere.look(id)]);
  // A link doesn't say which moves the clock made.
  const write = (moments: readonly Moment[]) =>
    JSON.stringify(moments).replaceAll('"is_forced":true', '"is_forced":false');
  return id === game && write(sent.moments) === write(received.moments);
}

for await (const line of createInterface({ input: process.stdin })) {
  const result = await play(JSON.parse(line)).catch((error: unknown) => ({ failed: String(error) }));
  console.log(JSON.stringify(result));
}
process.exit(0);
