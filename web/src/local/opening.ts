/** Opens games in this browser, like the server's `live/lobby.py`: new ones, rematches, and from a position. */
import type { NewRoom, Opened, Outcome, RuleSet } from "../protocol/types";
import type { Environment } from "./environment";
import type { LogEvent, LogStep, Started } from "./event";
import { LOCAL_GUEST } from "./identity";
import type { Course, Questions } from "./question";
import type { LocalGame, Person } from "./room";

type Random = Pick<Environment, "below" | "seed">;

/** Return the first events of a new game; `name` is the player's. */
export async function openGame(
  core: Questions,
  random: Random,
  room: NewRoom,
  name: (seat: number) => string,
): Promise<LogEvent[]> {
  const rules = await core.rules(room.game, room.rules);
  const opened = plan(room, rules);
  return [opened, ...seat(peopleOf(room, name)), await start(core, random, opened, rules, null)];
}

/** Return the first events of a game that continues another one from a position. */
export async function openFrom(
  core: Questions,
  random: Random,
  room: NewRoom,
  course: Course,
  name: (seat: number) => string,
): Promise<LogEvent[]> {
  const opened = plan(room, await core.rules(room.game, room.rules));
  const started = startOf(course, random.seed());
  return [opened, ...seat(peopleOf(room, name)), started, ...(await stepsOf(core, course))];
}

/** Return the start of a course. */
export function startOf({ starter, deal, position }: Course, seed: string): Started {
  return { kind: "started", start: starter, deal, seed, ...(position ? { position } : {}) };
}

/** Return a course's steps as log events. */
export async function stepsOf(core: Questions, course: Course): Promise<LogStep[]> {
  if (!course.events.length) return [];
  const moments = await core.moments(course, null, 1, course.events.length);
  return moments.map(({ event }): LogStep => {
    if (event?.kind === "moved")
      return { kind: "moved", seat: event.seat, move: event.played.move.text, is_forced: false };
    if (event?.kind !== "departed") return { kind: "draw_agreed", absent: null };
    return { kind: "departed", seat: event.seat, reason: event.reason === "time" ? "time" : "resignation" };
  });
}

function plan(room: NewRoom, rules: RuleSet): Opened {
  return {
    kind: "opened",
    game: room.game,
    rules: rules.key,
    seats: room.seats.map(({ bot }) => ({ bot: bot ?? null })),
    is_private: true,
    starter: room.starter ?? "lot",
    keeps_starter: room.keeps_starter ?? false,
    is_seek: false,
    host: LOCAL_GUEST,
    previous: null,
  };
}

function peopleOf(room: NewRoom, name: (seat: number) => string): Map<number, Person> {
  const people = room.seats.map((each, index): [number, Person] | null =>
    each.kind === "me" ? [index + 1, { guest: LOCAL_GUEST, name: each.name ?? name(index + 1) }] : null,
  );
  return new Map(people.filter((each) => each !== null));
}

function seat(people: ReadonlyMap<number, Person>): LogEvent[] {
  const inOrder = [...people].sort(([one], [other]) => one - other);
  return inOrder.map(([seat, { guest, name }]) => ({ kind: "joined", seat, guest, name }));
}

/** The finished game that a rematch follows. */
interface Last {
  readonly room: LocalGame;
  readonly outcome: Outcome;
}

/** Return the first events of a rematch: everybody moves on by one seat. */
export async function openRematch(core: Questions, random: Random, last: Last): Promise<LogEvent[]> {
  const { plan, people, id } = last.room;
  const seats = plan.seats.length;
  const opened: Opened = {
    ...plan,
    seats: [...plan.seats.slice(-1), ...plan.seats.slice(0, -1)],
    starter: nextStarter(plan),
    previous: id,
  };
  const moved = new Map([...people].map(([seat, person]) => [nextSeat(seat, seats), person]));
  return [opened, ...seat(moved), await start(core, random, opened, last.room.rules, last)];
}

/** Return who starts the rematch: the starter that the players chose to keep, else the loser. */
function nextStarter({ starter, keeps_starter, seats }: Opened): Opened["starter"] {
  if (starter === "lot") return "lot";
  return keeps_starter && typeof starter === "number" ? nextSeat(starter, seats.length) : "loser";
}

/** Return a player's seat in the rematch. */
function nextSeat(seat: number, seats: number): number {
  return (seat % seats) + 1;
}

async function start(
  core: Questions,
  random: Random,
  opened: Opened,
  rules: RuleSet,
  last: Last | null,
): Promise<Started> {
  const seed = random.seed();
  // Without secrets there are no cards to deal, and the core may still be loading.
  const deal = rules.has_secrets ? await core.deal(opened.game, opened.rules, opened.seats.length, seed) : null;
  return { kind: "started", start: starterOf(opened, last, random), deal, seed: random.seed() };
}

function starterOf({ starter, seats }: Opened, last: Last | null, random: Random): number {
  const lot = 1 + random.below(seats.length);
  if (typeof starter === "number") return starter;
  if (starter === "lot" || last === null) return lot;
  // The loser; after a draw, whoever did not start; of several players, a random one. Their seat has moved on by one.
  const isDuel = seats.length === 2;
  const loser = isDuel ? 3 - (last.outcome.winner ?? last.room.started?.start ?? 1) : 1 + random.below(seats.length);
  return nextSeat(loser, seats.length);
}
