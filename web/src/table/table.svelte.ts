import type { AnyGame, AnyTypes, Chosen, TableView } from "../games/game";
import type { Trouble } from "../protocol/trouble";
import type { FromServer, Moment } from "../protocol/types";
import { seatName, type Text, withFacts } from "../state/names";
import { type Announcement, announce, NUDGE, type Scene } from "./announcement";
import type { Action, Connection, RoomListener, Status } from "./connection";
import { ending, type Reader, readerOf } from "./ending";
import { type Browsing, browseTo, isStep, standing } from "./history";
import { result } from "./instruction";
import { isAgainstBots, isAlone, lastVersion, type Room, receive } from "./room";

export type Sound = "move" | "turn" | "good" | "bad" | "win" | "nudge";

/** A table's dependencies, all of which work without a browser. */
export interface Environment {
  /** Find a game by the name in the room. */
  game(name: string): Pick<AnyGame, "draft" | "words">;
  text: Text;
  /** Join words as the language does. */
  list(words: readonly string[]): string;
  /** The time in milliseconds. */
  now(): number;
  /** Return this person's seats. */
  ownSeats(room: Room): readonly number[];
  /** Play a sound. */
  play(sound: Sound): void;
  /** News is shown; remove it later with `dropNews`. */
  show(news: Announcement): void;
  /** A dropped move can still be undone; send it soon with `settle`. */
  hold(): void;
  /** The room was refused before anything arrived, or is gone. */
  refuse(trouble: Trouble): void;
}

/**
 * One person at one game: what they know, their draft, and what they can do. Headless: no page, clock or socket; the
 * connection to a room is injected.
 */
export class GameTable implements RoomListener, TableView<AnyTypes> {
  room = $state.raw<Room | null>(null);
  status = $state<Status>("connecting");
  browsing = $state<Browsing>(null);
  moments = $state.raw<readonly Moment[]>([]);
  news = $state.raw<Announcement | null>(null);
  /** The text for screen readers. */
  spoken = $state("");
  refusal = $state<Trouble | null>(null);
  isSending = $state(false);
  /** A move made by a drop, not sent yet: it can still be undone. */
  dropped = $state.raw<AnyTypes["move"] | null>(null);
  /** How often somebody has nudged this person. */
  nudges = $state(0);
  /** The rematch that somebody has opened. */
  next = $state<string | null>(null);
  /** The seat whose player should come to the screen, because the others must not see their cards. */
  curtain = $state<number | null>(null);
  #draft = $state.raw<{ value: AnyTypes["draft"] } | null>(null);

  readonly seats = $derived.by(() => (this.room ? this.environment.ownSeats(this.room) : []));
  readonly state = $derived(this.room?.state ?? null);
  readonly rules = $derived(this.room?.description.rules ?? null);
  readonly seat = $derived(this.room?.seat ?? null);
  readonly ending = $derived(this.browsing === null ? (this.state?.outcome?.ending ?? null) : null);
  readonly reader: Reader | null = $derived(
    this.state?.outcome ? readerOf(this.state.outcome.winner, this.seats) : null,
  );
  readonly steps = $derived(standing(this.room?.entries ?? []));
  readonly isMyTurn = $derived(
    this.state?.status === "playing" && this.state.to_move !== null && this.state.to_move === this.room?.seat,
  );
  readonly isPlaying = $derived(this.state?.status === "playing");
  readonly isPlayer = $derived(this.seats.length > 0);
  /** Whether no other person plays here, so that help isn't an unfair advantage. */
  readonly isAlone = $derived(this.room !== null && isAlone(this.room));
  readonly isAgainstBots = $derived(this.room !== null && isAgainstBots(this.room));
  /** The legal moves; none while an earlier position is shown or an answer is pending. */
  readonly legal: readonly AnyTypes["move"][] = $derived(
    this.isMyTurn && this.browsing === null && !this.isSending && this.curtain === null
      ? (this.state?.legal?.moves ?? [])
      : [],
  );
  /** The position shown: the current one, or an earlier one. */
  readonly position: AnyTypes["position"] | null = $derived(
    this.browsing === null ? (this.state?.position ?? null) : (this.moments[this.browsing]?.position ?? null),
  );
  /** The moves and departures that led to the position shown. */
  readonly played: readonly (AnyTypes["played"] | AnyTypes["aftermath"])[] = $derived(
    this.steps
      .slice(0, this.browsing ?? this.steps.length)
      .map(({ event }) => (event.kind === "moved" ? event.played : event.aftermath)),
  );

  /** Set once, before any request to the room. */
  #connection: Connection | null = null;
  #sending: string | null = null;
  /** Counts requests to look back: answers to earlier ones are ignored. */
  #looks = 0;
  #isLifting = false;

  constructor(private readonly environment: Environment) {}

  /** Join the room that a connection leads to. */
  connect(connection: Connection): void {
    this.#connection = connection;
  }

  get #line(): Connection {
    if (!this.#connection) throw new Error("the table is not connected");
    return this.#connection;
  }

  get draft(): AnyTypes["draft"] {
    return this.#draft ? this.#draft.value : this.#game(this.room)?.draft.nothing;
  }

  set draft(value: AnyTypes["draft"]) {
    this.#draft = { value };
  }

  #game(room: Room | null): Pick<AnyGame, "draft" | "words"> | null {
    return room && this.environment.game(room.description.rules.game);
  }

  /** A player's name; equal names, such as two bots of one level, are numbered. */
  name = (seat: number): string => {
    const { room } = this;
    return room ? seatName(this.environment.text, room.description.rules.game, room.state.seats, seat) : "";
  };

  /** What is needed to word this room's announcements. */
  sceneOf(room: Room): Scene {
    const [first = null, ...more] = this.environment.ownSeats(room);
    return {
      text: this.#text(room),
      list: this.environment.list,
      name: this.name,
      rules: room.description.rules,
      own: more.length ? null : first,
      isDuel: room.state.seats.length === 2,
    };
  }

  /** A room's texts know its rule set. */
  #text(room: Room): Text {
    return withFacts(this.environment.text, this.#game(room)?.words.facts(room.description.rules) ?? {});
  }

  /** What led to the earlier position shown, in words; null for the current one. */
  get shownWords(): string | null {
    return this.browsing === null ? null : this.#stepWords(this.browsing);
  }

  /** A move in words, by its number; empty for anything else. */
  #stepWords(number: number): string {
    const event = this.steps[number - 1]?.event;
    if (!this.room || event?.kind !== "moved") return "";
    const scene = { ...this.sceneOf(this.room), isPast: true };
    return this.#game(this.room)?.words.moved(scene, event.seat, event.played, null)[0]?.words ?? "";
  }

  act(action: Action, seat: number | null = this.room?.seat ?? null): void {
    if (!this.room) return;
    // A move that hasn't been sent yet is taken back without the server.
    if (action.kind === "take_back" && this.dropped) {
      this.undo();
      return;
    }
    this.refusal = null;
    const id = this.#line.act(action, this.room.state.version, seat);
    if (action.kind === "move" || action.kind === "take_back") {
      this.#sending = id;
      this.isSending = true;
    }
  }

  /** Send a move. */
  play(move: AnyTypes["move"]): void {
    this.news = null;
    this.dropped = null;
    if (this.room) this.draft = this.#game(this.room)?.draft.sent(this.draft);
    this.act({ kind: "move", move: move.text });
  }

  /** Apply a choice: store its draft, and send the move that it confirms. */
  take({ draft, send }: Chosen<AnyTypes>): void {
    this.draft = draft;
    if (send) this.play(send);
  }

  /** Take a choice made by a drop: it needs no confirmation, but its move can be undone until it is settled. */
  drop({ draft, send }: Chosen<AnyTypes>): void {
    this.draft = draft;
    this.dropped = send;
    if (send) this.environment.hold();
  }

  /** Send the dropped move now. */
  settle(): void {
    const move = this.dropped;
    this.dropped = null;
    if (move && this.#isLegal(move)) this.play(move);
  }

  /** Forget the dropped move. */
  undo(): void {
    this.dropped = null;
    this.draft = this.#game(this.room)?.draft.nothing;
  }

  #isLegal(move: AnyTypes["move"]): boolean {
    return !this.isSending && (this.state?.legal?.moves ?? []).some((each) => each.text === move.text);
  }

  /** Act for all of this person's seats, when everybody must agree. */
  actForAll(kind: "rematch" | "offer_draw", said: readonly number[]): void {
    for (const seat of this.seats) if (!said.includes(seat)) this.act({ kind }, seat);
  }

  liftCurtain(): void {
    if (this.curtain === null) return;
    this.#isLifting = true;
    this.#line.watch(this.curtain, lastVersion(this.room));
  }

  async browse(place: number): Promise<void> {
    const goal = browseTo(place, this.steps.length);
    const look = ++this.#looks;
    if (goal !== null && goal >= this.moments.length) {
      const found = await this.#line.moments(this.room?.seat ?? null).catch(() => []);
      if (look !== this.#looks || goal >= found.length) return;
      this.moments = found;
    }
    // The game may have moved on, or back, in the meantime.
    this.browsing = goal !== null && goal < Math.min(this.moments.length, this.steps.length) ? goal : null;
  }

  /** Ask whether the viewer, whose turn it is, could call or claim something rightly. */
  hasCall(): Promise<boolean> {
    return this.#line.hasCall(this.room?.seat ?? null);
  }

  /** Return to the current position, and forget the past: another seat may not know it, or it was taken back. */
  #stopBrowsing(): void {
    this.#looks += 1;
    this.browsing = null;
    this.moments = [];
  }

  dropNews(): void {
    this.news = null;
  }

  changed(status: Status): void {
    this.status = status;
  }

  /**
   * The latest version, and the seat to watch from: even after a reconnect, that of the player who lifts the curtain.
   */
  known(): { after: number; seat: number | null } | undefined {
    if (!this.room) return undefined;
    return { after: lastVersion(this.room), seat: this.#isLifting ? this.curtain : this.room.seat };
  }

  received(message: FromServer): void {
    if (message.type === "accepted" || message.type === "refused") this.#answer(message);
    const before = this.room;
    const step = receive(before, message, this.environment.now());
    if (step.hasGap) this.#line.watch(before?.seat ?? null);
    if (!step.room || step.room === before) return;
    this.room = step.room;
    if (message.type === "presence") return;
    this.#lift(step.room);
    const isTakenBack = step.fresh.some((entry) => entry.event.kind === "taken_back");
    const isMoved = isTakenBack || step.fresh.some((entry) => isStep(entry.event));
    if (isMoved) this.isSending = false;
    if (isTakenBack || before?.seat !== step.room.seat) this.#stopBrowsing();
    // Later moments may reveal more, such as all cards when the game is over; but keep what is shown.
    else if (isMoved && this.browsing === null) this.moments = [];
    this.draft = this.#game(step.room)?.draft.refresh(this.draft, step.room.state.legal?.moves ?? []);
    if (this.dropped && !this.#isLegal(this.dropped)) this.dropped = null;
    for (const { event } of step.fresh) if (event.kind === "rematch_opened") this.next = event.game_id;
    // Close the curtain before anything is announced or heard.
    this.#changeSeat(step.room, before === null);
    this.#announce(before, step.room, before ? step.fresh : this.#beginning(step.room));
  }

  /** When a game among people has just begun, announce who starts. */
  #beginning(room: Room): Room["entries"] {
    if (this.isAgainstBots) return [];
    return room.entries.slice(-1).filter(({ event }) => event.kind === "started");
  }

  /** Show the table once the seat's player has come and the room is theirs. */
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
    // The game on screen may have been deleted.
    if (this.room === null || message.code === "unknown_game") this.environment.refuse(message.code);
    else this.refusal = message.code;
  }

  /** Watch from the seat to move, if one person holds several. */
  #changeSeat(room: Room, isFirst: boolean): void {
    const next = room.state.to_move;
    // The clock may end a game behind the curtain: then there is nothing to hide.
    if (room.state.outcome) [this.curtain, this.#isLifting] = [null, false];
    if (next === null || this.seats.length < 2 || !this.seats.includes(next)) return;
    const isSecret = room.description.rules.has_secrets;
    // The clock may also move for somebody who hasn't come to the screen.
    if (isSecret && (isFirst || next !== (this.curtain ?? room.seat))) {
      this.#isLifting = false;
      this.#stopBrowsing();
      this.curtain = next;
    }
    if (!isSecret && next !== room.seat) this.#line.watch(next, lastVersion(room));
  }

  #announce(before: Room | null, after: Room, fresh: Room["entries"]): void {
    const words = this.#game(after)?.words;
    const announced = words ? announce(words, this.sceneOf(after), fresh, after.state.to_move) : [];
    if (announced.length) {
      const spoken = announced.map((each) =>
        each.kind === "said" && each.seat ? `${this.name(each.seat)}: ${each.words}` : each.words,
      );
      this.spoken = [...spoken, ...this.#ending(before, after, fresh, announced)].join(" ");
      const worth = announced.filter((each) => each.kind !== "move");
      const last = worth.at(-1);
      if (last) this.#show({ ...last, words: worth.map((each) => each.words).join(" ") });
    }
    const isNudged = this.#isNudged(after, fresh);
    if (isNudged) this.nudges += 1;
    const sound = isNudged ? "nudge" : this.#sound(before, after, announced);
    if (sound) this.environment.play(sound);
  }

  /** How the game has just ended, unless the last event says so in the same words. */
  #ending(before: Room | null, after: Room, fresh: Room["entries"], announced: readonly Announcement[]): string[] {
    const { outcome } = after.state;
    if (!outcome || before?.state.outcome) return [];
    const { reader } = this;
    const wording = this.#game(after)?.words;
    if (wording && reader !== null && reader !== "other") {
      const { title, words } = ending(this.#text(after), wording, outcome, this);
      // A departure has just been announced with its reason.
      return fresh.some(({ event }) => event.kind === "departed") ? [title] : [title, words];
    }
    const words = result(this.#text(after), outcome, this.name);
    return announced.some((each) => each.words === words) ? [] : [words];
  }

  #show(news: Announcement): void {
    const bad = this.news?.kind === "bad" ? this.news : null;
    // Errors are read first, however fast the others play.
    const shown = bad && news.kind !== "bad" ? { ...bad, words: `${bad.words} ${news.words}` } : news;
    this.news = shown;
    this.environment.show(shown);
  }

  /** Whether somebody else has just nudged this person to move. */
  #isNudged({ state }: Room, fresh: Room["entries"]): boolean {
    const isMine = state.to_move !== null && this.seats.includes(state.to_move);
    return (
      isMine &&
      fresh.some(({ event }) => event.kind === "said" && event.phrase === NUDGE && !this.seats.includes(event.seat))
    );
  }

  #sound(before: Room | null, after: Room, announced: readonly Announcement[]): Sound | null {
    const isMine = (room: Room | null) => room?.state.to_move != null && this.seats.includes(room.state.to_move);
    if (!before?.state.outcome && this.reader === "loser") return "bad";
    if (announced.some((each) => each.kind === "good")) return after.state.outcome ? "win" : "good";
    if (announced.some((each) => each.kind === "bad")) return "bad";
    if (isMine(after) && !isMine(before)) return "turn";
    return announced.some((each) => each.kind === "move") ? "move" : null;
  }
}
