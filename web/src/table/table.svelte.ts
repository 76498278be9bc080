import { language, text } from "../../language/language.svelte";
import { play } from "../../part/sound";
import { api, seatsHash } from "../../protocol/api";
import { isTransient, type Trouble, troubleOf } from "../../protocol/trouble";
import type { Action, FromServer, Moment, Position } from "../../protocol/types";
import { RoomSocket, type Status } from "../../socket/roomSocket";
import { connectTo } from "../../socket/transport";
import { type Announcement, announce, announceMove, type Scene } from "../../state/announcement";
import { type Browsing, browseTo, isMove, played } from "../../state/history";
import { result } from "../../state/instruction";
import { seatName } from "../../state/names";
import * as quartino from "../../state/quartinoDraft";
import * as quarto from "../../state/quartoDraft";
import { isAgainstBots, lastVersion, ownSeats, type Room, receive } from "../../state/room";
import { settings } from "../../theme/settings.svelte";
import { router, type Secret } from "../router.svelte";
import { Entrance } from "./entrance.svelte";

/** How long news stay on the screen, in milliseconds; what went wrong is to be read, and looked at on the board. */
const NEWS_TIME = 6_000;
const BAD_NEWS_TIME = 12_000;
/** How long to wait before something is asked for again, in milliseconds. */
const RETRY_TIME = 1_000;

/** One person at one game: what they know, what they have in mind, what they can do. */
export class GameSession {
  room = $state.raw<Room | null>(null);
  status = $state<Status>("connecting");
  quarto = $state.raw(quarto.NOTHING);
  quartino = $state.raw(quartino.NOTHING);
  browsing = $state<Browsing>(null);
  moments = $state.raw<readonly Moment[]>([]);
  news = $state.raw<Announcement | null>(null);
  /** What is read aloud. */
  spoken = $state("");
  refusal = $state<Trouble | null>(null);
  isSending = $state(false);
  isSitting = $state(false);
  /** The rematch that was opened while one looked. */
  next = $state<string | null>(null);
  /** A group that somebody wants to see on the board. */
  shown = $state<string | null>(null);
  /** The seat whose holder is to come to the screen, where the others may not see their cards. */
  curtain = $state<number | null>(null);

  readonly entrance: Entrance;
  readonly seats = $derived.by(() => {
    const { tokens, me } = this.entrance;
    if (tokens.size) return this.room?.seat === null ? [] : [...tokens.keys()];
    return this.room ? ownSeats(this.room, me?.id ?? null) : [];
  });
  readonly state = $derived(this.room?.state ?? null);
  readonly table = $derived(this.room?.description.table ?? null);
  readonly played = $derived(played(this.room?.entries ?? []));
  readonly isMyTurn = $derived(
    this.state?.status === "playing" && this.state.to_move !== null && this.state.to_move === this.room?.seat,
  );
  readonly isPlayer = $derived(this.seats.length > 0);
  readonly isAgainstBots = $derived(this.room !== null && isAgainstBots(this.room));
  /** The moves on offer: none while one looks at an earlier position or waits for an answer. */
  readonly legal = $derived(
    this.isMyTurn && this.browsing === null && !this.isSending && this.curtain === null
      ? (this.state?.legal ?? [])
      : [],
  );
  /** The position that is shown: of now, or an earlier one. */
  readonly position: Position | null = $derived(
    this.browsing === null ? (this.state?.position ?? null) : (this.moments[this.browsing]?.position ?? null),
  );

  readonly #socket: RoomSocket;
  #newsTimer: ReturnType<typeof setTimeout> | undefined;
  #sending: string | null = null;
  #isClosed = false;
  #hasEntered = false;
  /** Counts what somebody wanted to look at: the answer to an earlier wish is not shown. */
  #looks = 0;
  #isLifting = false;

  constructor(
    readonly id: string,
    readonly secret: Secret,
  ) {
    this.#socket = new RoomSocket(
      connectTo(id),
      {
        received: (message) => this.#receive(message),
        changed: (status) => {
          this.status = status;
        },
        known: () => (this.room ? { after: lastVersion(this.room), seat: this.#wantedSeat } : undefined),
      },
      (seat) => this.entrance.tokenOf(seat),
    );
    this.entrance = new Entrance(id, secret, () => {
      this.#hasEntered = true;
      this.#socket.open();
    });
  }

  /** What proves who one is, where the address does and no cookie. */
  get token(): string | null {
    return this.entrance.tokenOf(this.room?.seat ?? null);
  }

  async open(): Promise<void> {
    addEventListener("online", this.retry);
    document.addEventListener("visibilitychange", this.#look);
    await this.entrance.enter();
  }

  /** Try again at once, not only after a while. */
  retry = (): void => {
    if (this.#hasEntered) this.#socket.wake();
    else void this.entrance.enter();
  };

  close(): void {
    this.#isClosed = true;
    removeEventListener("online", this.retry);
    document.removeEventListener("visibilitychange", this.#look);
    clearTimeout(this.#newsTimer);
    this.entrance.close();
    this.#socket.close();
  }

  #look = () => {
    if (!document.hidden) this.retry();
  };

  /** The seat to look from: that of whoever lifts the curtain, also where the connection was lost meanwhile. */
  get #wantedSeat(): number | null {
    return this.#isLifting ? this.curtain : (this.room?.seat ?? null);
  }

  /** Go to the rematch; whoever plays by the link of their seats gets that of their seats there. */
  async goOn(next: string): Promise<void> {
    const [token] = this.secret.seats;
    const tokens = token ? await this.#tokensAt(next, token) : [];
    if (!this.#isClosed) router.go(`/g/${next}${seatsHash(tokens)}`);
  }

  /** Learn what opens one's seats at another table; without it one could only watch there. */
  async #tokensAt(table: string, token: string): Promise<string[]> {
    while (!this.#isClosed) {
      try {
        const { seats } = await api.keys(table, token);
        return seats.slice(0, this.secret.seats.length).map((each) => each.token);
      } catch (error) {
        if (!isTransient(troubleOf(error))) break;
        await new Promise((wake) => setTimeout(wake, RETRY_TIME));
      }
    }
    return [];
  }

  /** What a player is called; those of the same name, such as two equal bots, are counted. */
  name = (seat: number): string => {
    return this.room ? seatName(text, this.room.description.table.game, this.room.state.seats, seat) : "";
  };

  /** What the words for all that happens are made with. */
  get scene(): Scene {
    const windows = this.table?.game === "quartino" ? this.table.windows : [];
    return { text, name: this.name, list: (words) => language.list(words), windows };
  }

  /** What led to the earlier position that one looks at, in words; null where one looks at now. */
  get shownWords(): string | null {
    if (this.browsing === null) return null;
    const step = this.played[this.browsing - 1];
    if (!step?.move) return "";
    return announceMove(this.scene, { seat: step.seat, move: step.move, fault: step.fault })?.words ?? "";
  }

  async sit(): Promise<void> {
    // A second click must not take another seat, and not in another guest's name.
    if (this.isSitting) return;
    this.isSitting = true;
    this.refusal = null;
    try {
      await this.entrance.take(this.secret.invitation);
      this.#socket.restart();
    } catch (error) {
      this.refusal = troubleOf(error);
    } finally {
      this.isSitting = false;
    }
  }

  act(action: Action, seat: number | null = this.room?.seat ?? null): void {
    if (!this.room) return;
    this.refusal = null;
    const token = seat === null || seat === this.room.seat ? undefined : this.entrance.tokens.get(seat);
    if (token && seat !== null) {
      void this.#actAt(seat, action, token);
      return;
    }
    const id = this.#socket.act(action, this.room.state.version, seat);
    if (action.kind === "move" || action.kind === "take_back") {
      this.#sending = id;
      this.isSending = true;
    }
  }

  /** Act at another of one's seats: a line without a cookie is that of one seat. */
  async #actAt(seat: number, action: Action, token: string): Promise<void> {
    const version = this.room?.state.version ?? 0;
    const id = `${action.kind}-${version}-${seat}`;
    try {
      await api.act(this.id, { type: "act", id, version, seat, action }, token);
    } catch (error) {
      this.refusal = troubleOf(error);
    }
  }

  move(move: string): void {
    this.news = null;
    this.quarto = quarto.NOTHING;
    this.quartino = { ...this.quartino, field: null };
    this.act({ kind: "move", move });
  }

  /** Do for all of one's seats what needs everybody's word. */
  actForAll(kind: "rematch" | "offer_draw", said: readonly number[]): void {
    for (const seat of this.seats) if (!said.includes(seat)) this.act({ kind }, seat);
  }

  chooseQuarto(move: string): void {
    const { draft, send } = quarto.choose(this.quarto, move, this.legal, settings.get("isOneClick"));
    this.quarto = draft;
    if (send) this.move(send);
  }

  confirmQuarto(): void {
    const { send } = quarto.confirm(this.quarto, this.legal);
    if (send) this.move(send);
  }

  chooseField(field: number): void {
    this.#takeQuartino(quartino.chooseField(this.quartino, field, this.legal, settings.get("isOneClick")));
  }

  dropStone(colour: string, field: number): void {
    this.#takeQuartino(quartino.dropStone(colour, field, this.legal, settings.get("isOneClick")));
  }

  #takeQuartino({ draft, send }: quartino.Chosen): void {
    this.quartino = draft;
    if (send) this.move(send);
  }

  confirmQuartino(): void {
    const move = quartino.draftedMove(this.quartino, this.legal);
    if (move) this.move(move);
  }

  liftCurtain(): void {
    if (this.curtain === null) return;
    this.#isLifting = true;
    this.#socket.watch(this.curtain, lastVersion(this.room));
  }

  async browse(place: number): Promise<void> {
    const goal = browseTo(place, this.played.length);
    const look = ++this.#looks;
    if (goal !== null && goal >= this.moments.length) {
      const found = await this.#askMoments();
      if (look !== this.#looks || goal >= found.length) return;
      this.moments = found;
    }
    // The game may have gone on, or back, in the meantime.
    this.browsing = goal !== null && goal < Math.min(this.moments.length, this.played.length) ? goal : null;
  }

  async #askMoments(): Promise<readonly Moment[]> {
    try {
      return await api.moments(this.id, this.room?.seat ?? null, this.token);
    } catch {
      return [];
    }
  }

  /** Come back to now, and forget what was before: another seat may not know it, or it was taken back. */
  #stopBrowsing(): void {
    this.#looks += 1;
    this.browsing = null;
    this.moments = [];
  }

  #receive(message: FromServer): void {
    if (message.type === "accepted" || message.type === "refused") this.#answer(message);
    const before = this.room;
    const step = receive(before, message, Date.now());
    if (step.hasGap) this.#socket.watch(before?.seat ?? null);
    if (!step.room || step.room === before) return;
    this.room = step.room;
    this.entrance.hindrance = null;
    if (message.type === "presence") return;
    this.#lift(step.room);
    const isTakenBack = step.fresh.some((entry) => entry.event.kind === "taken_back");
    const isMoved = isTakenBack || step.fresh.some((entry) => isMove(entry.event));
    if (isMoved) this.isSending = false;
    if (isTakenBack || before?.seat !== step.room.seat) this.#stopBrowsing();
    // More of them may be told from now on, as the cards are when the game is over; but what somebody looks at stays.
    else if (isMoved && this.browsing === null) this.moments = [];
    this.quarto = quarto.refresh(this.quarto, step.room.state.legal);
    this.quartino = quartino.refresh(this.quartino, step.room.state.legal);
    for (const { event } of step.fresh) if (event.kind === "rematch_opened") this.next = event.game_id;
    // The curtain first: nothing that is told or heard may come before it.
    this.#changeSeat(step.room, before === null);
    this.#tell(before, step.room, before ? step.fresh : this.#beginning(step.room));
  }

  /** Whoever comes to a game among people that has just begun is told who begins. */
  #beginning(room: Room): Room["entries"] {
    if (this.isAgainstBots) return [];
    return room.entries.slice(-1).filter(({ event }) => event.kind === "started");
  }

  /** Show the table once it is that of the seat whose holder has come, and not before they have. */
  #lift(room: Room): void {
    if (!this.#isLifting || this.curtain !== room.seat) return;
    this.#isLifting = false;
    this.curtain = null;
  }

  #answer(message: Extract<FromServer, { type: "accepted" | "refused" }>): void {
    if (message.id === this.#sending) {
      this.#sending = null;
      this.isSending = false;
    }
    if (message.type !== "refused") return;
    if (this.room !== null) this.refusal = message.code;
    else if (!isTransient(message.code)) this.#socket.close();
    if (this.room === null) this.entrance.refuse(message.code);
  }

  /** Look from the seat that is to move, where one person holds several of them. */
  #changeSeat(room: Room, isFirst: boolean): void {
    const next = room.state.to_move;
    // The clock may end a game that nobody looks at: then there is nothing to hide.
    if (room.state.outcome) [this.curtain, this.#isLifting] = [null, false];
    if (next === null || this.seats.length < 2 || !this.seats.includes(next)) return;
    const isSecret = room.description.table.game === "quartino";
    // The clock may also move for somebody who has not come to the screen.
    if (isSecret && (isFirst || next !== (this.curtain ?? room.seat))) {
      this.#isLifting = false;
      this.#stopBrowsing();
      this.curtain = next;
    }
    if (!isSecret && next !== room.seat) this.#socket.watch(next, lastVersion(room));
  }

  #tell(before: Room | null, after: Room, fresh: Room["entries"]): void {
    const told = announce(this.scene, fresh, after.state.to_move);
    if (told.length) {
      const words = told.map((each) =>
        each.kind === "said" && each.seat ? `${this.name(each.seat)}: ${each.words}` : each.words,
      );
      this.spoken = [...words, ...this.#ending(before, after, told)].join(" ");
      const worth = told.filter((each) => each.kind !== "move");
      const last = worth.at(-1);
      if (last) this.#show({ ...last, words: worth.map((each) => each.words).join(" ") });
    }
    this.#sound(before, after, told);
  }

  /** How the game has ended just now, where the last event does not say it in the same words. */
  #ending(before: Room | null, after: Room, told: readonly Announcement[]): string[] {
    const { outcome } = after.state;
    if (!outcome || before?.state.outcome) return [];
    const words = result(text, outcome, this.name);
    return told.some((each) => each.words === words) ? [] : [words];
  }

  #show(news: Announcement): void {
    const bad = this.news?.kind === "bad" ? this.news : null;
    // What went wrong is read first, however fast the others go on.
    this.news = bad && news.kind !== "bad" ? { ...bad, words: `${bad.words} ${news.words}` } : news;
    clearTimeout(this.#newsTimer);
    this.#newsTimer = setTimeout(
      () => {
        this.news = null;
      },
      this.news.kind === "bad" ? BAD_NEWS_TIME : NEWS_TIME,
    );
  }

  #sound(before: Room | null, after: Room, told: readonly Announcement[]): void {
    const isMine = (room: Room | null) => room?.state.to_move != null && this.seats.includes(room.state.to_move);
    if (told.some((each) => each.kind === "good")) play("good");
    else if (told.some((each) => each.kind === "bad")) play("bad");
    else if (isMine(after) && !isMine(before)) play("turn");
    else if (told.some((each) => each.kind === "move")) play("move");
  }
}
