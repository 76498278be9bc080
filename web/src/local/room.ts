/** A game in this browser at one version of its log, like the server's `room/room.py`. */
import type { Departed, DrawAgreed, Entry, Moment, Moved, Opened, RuleSet } from "../protocol/types";
import { isLogStep, type LogEntry, type LogEvent, type LogNote, type LogStep, type Started, writeStep } from "./event";
import { CoreError, type Course, type Questions } from "./question";

const MAX_MOMENTS_PER_REQUEST = 200;

export interface Person {
  readonly guest: string;
  readonly name: string;
}

/** A step that was not taken back. */
export interface Past {
  /** As the core reads it; null for the draw by the turn cap, which the core adds itself. */
  readonly text: string | null;
  /** The seat to move before it. */
  readonly mover: number | null;
  /** How many turns had ended after it. */
  readonly endedTurns: number;
  readonly event: Moved | Departed | DrawAgreed;
}

/** Immutable: `extend` returns another room. */
export interface LocalGame {
  readonly id: string;
  readonly version: number;
  readonly plan: Opened;
  readonly rules: RuleSet;
  readonly people: ReadonlyMap<number, Person>;
  readonly started: Started | null;
  readonly steps: readonly Past[];
  readonly toMove: number | null;
  /** The versions at which the position last changed, the game began, and the turn began. */
  readonly playVersion: number;
  readonly startedVersion: number;
  readonly turnVersion: number;
  readonly drawOffers: ReadonlySet<number>;
  readonly declinedDraws: ReadonlySet<number>;
  readonly rematchOffers: ReadonlySet<number>;
  /** How many phrases, offers and take-backs each seat has made. */
  readonly asides: ReadonlyMap<number, number>;
  readonly next: string | null;
  /** The log as the page sees it. */
  readonly entries: readonly Entry[];
}

export function courseOf({ plan, started, steps }: LocalGame): Course {
  if (!started) throw new Error("the game has not begun");
  return {
    game: plan.game,
    rules: plan.rules,
    seats: plan.seats.length,
    starter: started.start,
    deal: started.deal,
    ...(started.position ? { position: started.position } : {}),
    events: steps.flatMap(({ text }) => (text === null ? [] : [text])),
  };
}

export function statusOf({ started, toMove }: LocalGame): "waiting" | "playing" | "over" {
  if (!started) return "waiting";
  return toMove === null ? "over" : "playing";
}

export function seatsOf({ plan }: LocalGame): number[] {
  return plan.seats.map((_, index) => index + 1);
}

export function botOf({ plan }: LocalGame, seat: number): string | null {
  return plan.seats[seat - 1]?.bot ?? null;
}

export function hasLeft({ steps }: LocalGame, seat: number): boolean {
  return steps.some(({ event }) => event.kind === "departed" && event.seat === seat);
}

/** Fold a log into a room. */
export async function fold(core: Questions, id: string, log: readonly LogEntry[]): Promise<LocalGame> {
  const [first, ...rest] = log;
  if (first?.event.kind !== "opened") throw new Error("a log must begin with its opening");
  const plan = first.event;
  const empty: LocalGame = {
    id,
    version: 1,
    plan,
    rules: await core.rules(plan.game, plan.rules),
    people: new Map(),
    started: null,
    steps: [],
    toMove: null,
    playVersion: 0,
    startedVersion: 0,
    turnVersion: 0,
    drawOffers: new Set(),
    declinedDraws: new Set(),
    rematchOffers: new Set(),
    asides: new Map(),
    next: null,
    entries: [{ version: 1, at: first.at, event: plan }],
  };
  return extend(core, empty, rest);
}

/** Return a room after more of its log; throws a `CoreError` if a step is illegal. */
export async function extend(core: Questions, room: LocalGame, log: readonly LogEntry[]): Promise<LocalGame> {
  let after = room;
  for (let index = 0; index < log.length; ) {
    const run = stepsFrom(log, index);
    if (run.length) after = await play(core, after, run);
    else after = await note(core, after, log[index] as LogEntry & { event: LogNote });
    index += run.length || 1;
  }
  return after;
}

type StepEntry = LogEntry & { readonly event: LogStep };

/** Return the run of consecutive steps: the core describes them in one request. */
function stepsFrom(log: readonly LogEntry[], first: number): StepEntry[] {
  const run: StepEntry[] = [];
  for (const entry of log.slice(first)) {
    if (!isLogStep(entry.event)) break;
    run.push({ at: entry.at, event: entry.event });
  }
  return run;
}

async function play(core: Questions, room: LocalGame, run: readonly StepEntry[]): Promise<LocalGame> {
  const before = courseOf(room);
  const course = { ...before, events: [...before.events, ...run.map(({ event }) => writeStep(event))] };
  let after = room;
  for (let first = 0; first < run.length; first += MAX_MOMENTS_PER_REQUEST) {
    const limit = Math.min(MAX_MOMENTS_PER_REQUEST, run.length - first);
    const moments = await core.moments(course, null, before.events.length + 1 + first, limit);
    moments.forEach((moment, index) => {
      const entry = run[first + index];
      if (entry) after = step(after, entry, moment, core.turnCap);
    });
  }
  return after;
}

/** Return a step as the page sees it: what the log knows, and what follows from the rules. */
function describeStep(step: LogStep, { event }: Moment): Moved | Departed | DrawAgreed {
  if (step.kind === "draw_agreed") return step;
  if (event === null || event.kind !== step.kind) throw new CoreError(`${writeStep(step)} is not a move`);
  return event.kind === "moved" && step.kind === "moved" ? { ...event, is_forced: step.is_forced } : event;
}

function step(room: LocalGame, { at, event }: StepEntry, moment: Moment, turnCap: number): LocalGame {
  const version = room.version + 1;
  const described = describeStep(event, moment);
  const isNewTurn = moment.to_move !== room.toMove;
  const endedTurns = (room.steps.at(-1)?.endedTurns ?? 0) + (isNewTurn ? 1 : 0);
  const past: Past = { text: writeStep(event), mover: room.toMove, endedTurns, event: described };
  const isCapped = moment.to_move !== null && endedTurns >= turnCap;
  const draw: Past = { text: null, mover: moment.to_move, endedTurns, event: { kind: "draw_agreed", absent: null } };
  return {
    ...room,
    version,
    steps: [...room.steps, past, ...(isCapped ? [draw] : [])],
    toMove: isCapped ? null : moment.to_move,
    playVersion: version,
    turnVersion: isNewTurn ? version : room.turnVersion,
    declinedDraws: isNewTurn ? new Set() : room.declinedDraws,
    drawOffers: new Set(),
    entries: [...room.entries, { version, at, event: described }],
  };
}

/** Apply an event that isn't a step. */
async function note(
  core: Questions,
  room: LocalGame,
  { at, event }: LogEntry & { event: LogNote },
): Promise<LocalGame> {
  const version = room.version + 1;
  const next = { ...room, version, entries: [...room.entries, { version, at, event: publish(event) }] };
  switch (event.kind) {
    case "opened":
      throw new Error("a log has only one opening");
    case "joined":
      return { ...next, people: new Map(room.people).set(event.seat, { guest: event.guest, name: event.name }) };
    case "started":
      return begin(core, next, event);
    case "draw_offered":
      return { ...countAside(next, event.seat), drawOffers: new Set(room.drawOffers).add(event.seat) };
    case "draw_declined": {
      const declinedDraws = new Set([...room.declinedDraws, ...room.drawOffers]);
      return { ...countAside(next, event.seat), declinedDraws, drawOffers: new Set() };
    }
    case "taken_back":
      return takeBack(countAside(next, event.seat), event.count);
    case "said":
      return countAside(next, event.seat);
    case "rematch_offered":
      return { ...next, rematchOffers: new Set(room.rematchOffers).add(event.seat) };
    case "rematch_opened":
      return { ...next, next: event.game_id };
  }
}

/** Remove the secrets. */
function publish(event: LogNote): Entry["event"] {
  return event.kind === "started" ? { kind: "started", start: event.start } : event;
}

async function begin(core: Questions, room: LocalGame, started: Started): Promise<LocalGame> {
  const next = { ...room, started, startedVersion: room.version, playVersion: room.version, turnVersion: room.version };
  const { to_move } = await core.state(courseOf(next), null);
  return { ...next, toMove: to_move };
}

function takeBack(room: LocalGame, count: number): LocalGame {
  const steps = room.steps.slice(0, Math.max(0, room.steps.length - count));
  const toMove = room.steps[steps.length]?.mover ?? room.toMove;
  const at = { playVersion: room.version, turnVersion: room.version };
  return { ...room, ...at, steps, toMove, drawOffers: new Set(), declinedDraws: new Set() };
}

function countAside(room: LocalGame, seat: number): LocalGame {
  return { ...room, asides: new Map(room.asides).set(seat, (room.asides.get(seat) ?? 0) + 1) };
}

/** Return the log's entries for events that happen now. */
export function entriesOf(events: readonly LogEvent[], at: string): LogEntry[] {
  return events.map((event) => ({ at, event }));
}
