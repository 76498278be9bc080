import type { FromServer, Moment } from "../protocol/types";
import type { Action, Connection, RoomListener } from "../table/connection";
import { Bots } from "./bots";
import { changeOf } from "./change";
import { decide, wantsRematch } from "./decision";
import type { Environment } from "./environment";
import { formatTime, type LogEvent, type LogStep } from "./event";
import { previewOf } from "./keptView";
import type { News } from "./news";
import { openRematch } from "./opening";
import { Outbox, type Unanswered } from "./outbox";
import { CoreError, type CoreState, type Questions } from "./question";
import { Refusal } from "./refusal";
import { courseOf, entriesOf, extend, fold, type LocalGame } from "./room";
import type { Store } from "./store";
import { TurnClock } from "./turnClock";
import { firstSeat, viewMoments, viewPresence, viewSince } from "./view";

/** Delay after the deadline before the turn expires, as on the server. */
const GRACE_MS = 100;
/** How often the time used in a turn is saved. */
const NOTE_MS = 1_000;
const MAX_ATTEMPTS = 3;
/** Retry delay when the storage is unavailable. */
const RETRY_MS = 1_000;

/** What a room in this browser depends on. */
export interface Means extends Environment {
  readonly core: Questions;
  readonly store: Store;
  /** Tells other pages with the same game about changes. */
  readonly news: News;
  /** How long a bot waits before each of its moves, in ms. */
  readonly pause: number;
  /** Whether the core has loaded and answers at once; by default, it hasn't. */
  readonly isReady?: () => boolean;
  /** Resolves when the page has painted what it was told; by default, the room doesn't wait for it. */
  readonly painted?: () => Promise<void>;
}

/**
 * A game in this browser: decides actions, stores them, and then notifies the page, with the same messages as the
 * server. Everything happens in order; the core knows the rules.
 */
export class LocalRoom implements Connection {
  #room: LocalGame | null = null;
  /** The seat whose view the page shows. */
  #seat: number | null = null;
  #queue: Promise<unknown> = Promise.resolve();
  #isClosed = false;
  #isPreviewed = false;
  #count = 0;
  /** Actions without an answer yet: a second click on the same thing is the same action. */
  #pending = new Map<string, string>();
  #state: { version: number; seat: number | null; found: Promise<CoreState> } | null = null;
  #stopTimer = () => {};
  #stopNews = () => {};
  #stopNotes = () => {};
  readonly #clock: TurnClock;
  readonly #bots: Bots;
  readonly #outbox: Outbox;

  constructor(
    readonly id: string,
    private readonly means: Means,
    private readonly listener: Pick<RoomListener, "received" | "changed">,
  ) {
    this.#clock = new TurnClock(means);
    this.#outbox = new Outbox(id);
    this.#bots = new Bots(means, {
      room: () => (this.#isClosed ? null : this.#room),
      append: (version, events) => this.#inOrder(() => this.#append(version, events)),
    });
  }

  /** Read the game, and show it. */
  open(): Promise<void> {
    this.#stopNews = this.means.news.listen(this.id, () => this.#inBackground(() => this.#catchUp()));
    return this.#inOrder(() => this.#begin());
  }

  close(): void {
    this.note();
    this.#isClosed = true;
    this.#stopTimer();
    this.#stopNews();
    this.#stopNotes();
  }

  /** Save the time used in this turn: the page may be about to close. */
  note = (): void => {
    if (this.#room) this.#clock.note(this.#room);
  };

  act(action: Action, version: number, seat: number | null): string {
    const sign = signOf({ action, version, seat });
    const known = this.#pending.get(sign);
    if (known !== undefined) return known;
    const id = `${action.kind}-${version}-${++this.#count}`;
    this.#pending.set(sign, id);
    const arrived = this.means.monotonic();
    const noted = { action, version, seat };
    this.#outbox.add(noted);
    void this.#inOrder(async () => {
      try {
        const first = await this.#act(action, version, seat, arrived);
        this.#deliver({ type: "accepted", id, version: first });
      } catch (error) {
        this.#refuse(id, asRefusal(error));
      } finally {
        this.#pending.delete(sign);
        this.#outbox.remove(noted);
      }
    });
    return id;
  }

  watch(seat: number | null, after: number | null = null): void {
    this.#inBackground(async () => {
      if (!this.#room) return;
      this.#seat = seat !== null && this.#room.people.has(seat) ? seat : null;
      await this.#show(after);
      this.#deliver(viewPresence(this.#room));
    });
  }

  async moments(seat: number | null): Promise<readonly Moment[]> {
    await this.#queue;
    return this.#room ? viewMoments(this.means.core, this.#room, seat) : [];
  }

  async hasCall(seat: number | null): Promise<boolean> {
    await this.#queue;
    return this.#room !== null && (await this.means.core.state(courseOf(this.#room), seat)).has_call;
  }

  /** Run tasks one after another: each leaves the room and its log consistent. */
  #inOrder<T>(what: () => Promise<T>): Promise<T> {
    const done = this.#queue.then(what);
    this.#queue = done.catch(() => {});
    return done;
  }

  /** Run a task that nobody waits for; if the storage is unavailable, check later what is due. */
  #inBackground(what: () => Promise<void>): void {
    this.#inOrder(what).catch(() => this.means.later(RETRY_MS, () => this.#wake()));
  }

  #deliver(message: FromServer): void {
    if (!this.#isClosed) this.listener.received(message);
  }

  #refuse(id: string | null, { code, message, wait }: Refusal): void {
    this.#deliver({ type: "refused", id, code, detail: message, version: this.#room?.version ?? null, wait });
  }

  async #begin(): Promise<void> {
    try {
      await this.#load();
    } catch (error) {
      const refusal = asRefusal(error);
      if (!this.#isPreviewed || refusal.code !== "unavailable") return this.#refuse(null, refusal);
      // The board is there already, without the core: keep it, and try again.
      this.listener.changed("lost");
      if (!this.#isClosed) this.means.later(RETRY_MS, () => void this.#inOrder(() => this.#begin()));
    }
  }

  async #load(): Promise<void> {
    const { core, store } = this.means;
    if (!this.#isPreviewed && !this.means.isReady?.()) await this.#preview();
    const log = await store.read(this.id);
    if (!log) throw new Refusal("unknown_game", "there is no such game in this browser");
    this.#room = await fold(core, this.id, log);
    this.#seat = firstSeat(this.#room);
    this.#clock.resume(this.#room);
    this.listener.changed("open");
    await this.#show(null);
    this.#deliver(viewPresence(this.#room));
    await this.#repeat(this.#room.version);
    this.#wake();
  }

  /** Show what was last seen of the game, and only then load the core. */
  async #preview(): Promise<void> {
    const preview = previewOf(await this.means.store.look(this.id));
    if (!preview) return;
    this.#isPreviewed = true;
    this.listener.changed("open");
    this.#deliver(preview);
    await this.means.painted?.();
  }

  /** Repeat what was done at this version just before the page was closed: the player has seen it on the board. */
  async #repeat(version: number): Promise<void> {
    for (const noted of this.#outbox.take(version)) {
      if (this.#pending.has(signOf(noted))) {
        // Made on this page before the core had loaded: it is already queued.
        this.#outbox.add(noted);
        continue;
      }
      try {
        await this.#act(noted.action, version, noted.seat, this.means.monotonic());
      } catch {
        // Its time has run out, or another page was first.
      }
    }
  }

  /** Read what another page with this game has written. */
  async #catchUp(): Promise<void> {
    const room = this.#room;
    const log = room && (await this.means.store.read(this.id));
    if (!room || !log || log.length <= room.version) return;
    await this.#advance(await extend(this.means.core, room, log.slice(room.version)));
  }

  async #act(action: Action, version: number, seat: number | null, arrived: number): Promise<number> {
    for (let attempt = 0; attempt < MAX_ATTEMPTS; attempt++) {
      const room = this.#room;
      if (!room) break;
      this.#checkTime(room, action, arrived);
      const events = decide(room, seat, version, action);
      if (await this.#write(room, events)) return room.version + 1;
      await this.#catchUp();
    }
    throw new Refusal("busy", "another page keeps writing to this game");
  }

  #checkTime(room: LocalGame, { kind }: Action, arrived: number): void {
    const deadline = this.#clock.deadline(room);
    if (deadline !== null && arrived > deadline && (kind === "move" || kind === "take_back"))
      throw new Refusal("time_is_up", "the time for this turn has run out");
  }

  /** Append the room's own events, if it is still at this version. */
  async #append(version: number, events: readonly LogEvent[]): Promise<boolean> {
    const room = this.#room;
    if (this.#isClosed || room?.version !== version) return false;
    if (await this.#write(room, events)) return true;
    await this.#catchUp();
    return false;
  }

  /** Store events, then show them; false if another page was first. Throws a `CoreError` if one is illegal. */
  async #write(room: LocalGame, events: readonly LogEvent[]): Promise<boolean> {
    const entries = entriesOf(events, this.#at());
    const after = await extend(this.means.core, room, entries);
    const changes = [await changeOf(this.means.core, after, room.version, entries)];
    if (!(await this.means.store.write(changes))) return false;
    this.means.news.announce(this.id);
    await this.#advance(after);
    return true;
  }

  /** Open the rematch and record it here, in one transaction: only one of several pages opens it. */
  async #openRematch(): Promise<void> {
    const { core, store, news } = this.means;
    const room = this.#room;
    const outcome = room && (await core.state(courseOf(room), null)).outcome;
    if (!room || !outcome || !wantsRematch(room)) return;
    const log = entriesOf(await openRematch(core, this.means, { room, outcome }), this.#at());
    const next = await fold(core, this.means.id(), log);
    const opened = entriesOf([{ kind: "rematch_opened", game_id: next.id }], this.#at());
    const after = await extend(core, room, opened);
    const changes = [await changeOf(core, next, 0, log), await changeOf(core, after, room.version, opened)];
    if (!(await store.write(changes))) return this.#catchUp();
    news.announce(this.id);
    await this.#advance(after);
  }

  /** Swap in a room whose log is stored, and tell the page what is new. */
  async #advance(after: LocalGame): Promise<void> {
    const before = this.#room?.version ?? 0;
    if (after.turnVersion > before) this.#clock.begin();
    this.#room = after;
    await this.#show(before);
    this.#wake();
  }

  async #show(after: number | null): Promise<void> {
    const room = this.#room;
    if (!room || this.#isClosed) return;
    const found = await this.#find(room);
    this.#deliver(viewSince(room, after, this.#seat, found, this.#clock.view(room)));
  }

  #find(room: LocalGame): Promise<CoreState> {
    const seat = this.#seat;
    if (this.#state?.version !== room.version || this.#state.seat !== seat) {
      const found = this.means.core.state(courseOf(room), seat);
      const own = { version: room.version, seat, found };
      this.#state = own;
      // After a failure the core is asked again.
      found.catch(() => {
        if (this.#state === own) this.#state = null;
      });
    }
    return this.#state.found;
  }

  #wake(): void {
    this.#stopTimer();
    this.#stopNotes();
    const room = this.#room;
    const deadline = room && this.#clock.deadline(room);
    if (room && deadline !== null && !this.#isClosed) {
      const wait = Math.max(0, deadline + GRACE_MS - this.means.monotonic());
      const { turnVersion } = room;
      this.#stopTimer = this.means.later(wait, () => this.#inBackground(() => this.#expire(turnVersion)));
      this.#noteLater();
    }
    if (room && wantsRematch(room)) this.#inBackground(() => this.#openRematch());
    void this.#bots.wake();
  }

  #noteLater(): void {
    this.#stopNotes = this.means.later(NOTE_MS, () => {
      this.note();
      this.#noteLater();
    });
  }

  /** End the turn whose time has run out. */
  async #expire(turnVersion: number): Promise<void> {
    const room = this.#room;
    const deadline = room && this.#clock.deadline(room);
    if (!room || deadline === null || room.turnVersion !== turnVersion || this.#isClosed) return;
    if (this.means.monotonic() < deadline) return this.#wake();
    const text = await this.means.core.expiry(courseOf(room));
    const seat = room.toMove ?? 0;
    const step: LogStep =
      text === `${seat}:time`
        ? { kind: "departed", seat, reason: "time" }
        : { kind: "moved", seat, move: text, is_forced: true };
    if (!(await this.#write(room, [step]))) await this.#catchUp();
  }

  #at(): string {
    return formatTime(this.means.now());
  }
}

function signOf({ action, version, seat }: Unanswered): string {
  return JSON.stringify([action, version, seat]);
}

function asRefusal(error: unknown): Refusal {
  if (error instanceof Refusal) return error;
  if (error instanceof CoreError) return new Refusal("illegal_move", error.message);
  return new Refusal("unavailable", String(error));
}
