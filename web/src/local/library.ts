/** The games in this browser: opens, lists, exports, sends and receives them. */

import type { ListedGame, Moment, NewRoom, Snapshot } from "../protocol/types";
import { nameAt } from "../state/ownName";
import { changeOf } from "./change";
import { formatTime, type LogEvent } from "./event";
import type { Means } from "./localRoom";
import { openFrom, openGame } from "./opening";
import { pack, readParcel, unpack, writeParcel } from "./parcel";
import type { Course } from "./question";
import { Refusal } from "./refusal";
import { courseOf, entriesOf, extend, fold, type LocalGame } from "./room";
import { firstSeat, viewMoments, viewSnapshot } from "./view";

export class Library {
  constructor(private readonly means: Means) {}

  /** Open a game, by default a new one; return its id. */
  async open(room: NewRoom, from: Course | null = null): Promise<string> {
    const { core } = this.means;
    const log = from
      ? await openFrom(core, this.means, room, from, nameAt)
      : await openGame(core, this.means, room, nameAt);
    return this.#add(this.means.id(), log);
  }

  async list(limit: number): Promise<ListedGame[]> {
    return this.means.store.list(limit);
  }

  /** Return a game as its player sees it, for the review. */
  async look(id: string): Promise<{ snapshot: Snapshot; moments: Moment[]; course: Course }> {
    const { core } = this.means;
    const room = await this.#read(id);
    const course = courseOf(room);
    const seat = firstSeat(room);
    const [state, moments] = await Promise.all([core.state(course, seat), viewMoments(core, room, seat)]);
    return { snapshot: viewSnapshot(room, seat, state, null), moments, course };
  }

  /** Write a game's record, like the server's download; for a running game, only what its player may see. */
  async record(id: string): Promise<string> {
    const room = await this.#read(id);
    const seat = firstSeat(room);
    const headers: Record<string, string> = {};
    room.plan.seats.forEach(({ bot }, index) => {
      headers[`Seat${index + 1}`] = room.people.get(index + 1)?.name ?? bot ?? "";
      if (bot !== null) headers[`Bot${index + 1}`] = bot;
    });
    return this.means.core.record(courseOf(room), seat, headers);
  }

  /** Write a whole game for a link. */
  async send(id: string): Promise<string> {
    return writeParcel(pack(await this.#read(id)));
  }

  /**
   * Import a game from a link; return its id here. If the game is already here, the longer version counts; if the two
   * versions diverged, the link's becomes a separate game.
   */
  async receive(text: string): Promise<string> {
    const parcel = await readParcel(text);
    const log = await unpack(this.means.core, parcel);
    const known = await this.means.store.read(parcel.id);
    if (!known) return this.#add(parcel.id, log);
    const room = await fold(this.means.core, parcel.id, known);
    const [here, there] = [courseOf(room).events, parcel.course.events];
    const isSame =
      JSON.stringify({ ...courseOf(room), events: [] }) === JSON.stringify({ ...parcel.course, events: [] });
    if (isSame && isStart(there, here)) return parcel.id;
    if (isSame && isStart(here, there) && (await this.#append(room, log.slice(-(there.length - here.length)))))
      return parcel.id;
    return this.#add(this.means.id(), log);
  }

  /** Append what happened elsewhere; false if this game has moved on in the meantime. */
  async #append(room: LocalGame, steps: readonly LogEvent[]): Promise<boolean> {
    const { core, store, news } = this.means;
    const entries = entriesOf(steps, formatTime(this.means.now()));
    const after = await extend(core, room, entries);
    const isDone = await store.write([await changeOf(core, after, room.version, entries)]);
    if (isDone) news.announce(room.id);
    return isDone;
  }

  async #add(id: string, log: readonly LogEvent[]): Promise<string> {
    const { core, store } = this.means;
    const entries = entriesOf(log, formatTime(this.means.now()));
    const room = await fold(core, id, entries);
    if (!(await store.write([await changeOf(core, room, 0, entries)])))
      throw new Refusal("busy", "another page has just opened this game");
    return id;
  }

  async #read(id: string): Promise<LocalGame> {
    const log = await this.means.store.read(id);
    if (!log) throw new Refusal("unknown_game", "there is no such game in this browser");
    return fold(this.means.core, id, log);
  }
}

function isStart(start: readonly string[], whole: readonly string[]): boolean {
  return start.length <= whole.length && start.every((each, index) => each === whole[index]);
}
