/** What the page sees of a game in this browser: the same messages, field for field, as from the server. */
import type {
  Clock,
  Description,
  Entry,
  Events,
  Holder,
  ListedGame,
  Moment,
  Outcome,
  Presence,
  Snapshot,
  State,
} from "../protocol/types";
import { canOfferDraw, countTakeable } from "./decision";
import type { CoreState, Questions } from "./question";
import { botOf, courseOf, type LocalGame, seatsOf, statusOf } from "./room";

function holders(room: LocalGame): Holder[] {
  return seatsOf(room).map((seat) => {
    const person = room.people.get(seat);
    const bot = botOf(room, seat);
    return { seat, name: person?.name ?? bot, bot, guest: person?.guest ?? null };
  });
}

const sorted = (seats: ReadonlySet<number>) => [...seats].sort((one, other) => one - other);

function viewState(room: LocalGame, seat: number | null, found: CoreState, clock: Clock | null): State {
  return {
    version: room.version,
    status: statusOf(room),
    seats: holders(room),
    to_move: room.toMove,
    position: found.position,
    outcome: found.outcome,
    draw_offers: sorted(room.drawOffers),
    rematch_offers: sorted(room.rematchOffers),
    next: room.next,
    legal: found.legal,
    can_take_back: seat !== null && countTakeable(room, seat) > 0,
    can_offer_draw: seat !== null && canOfferDraw(room, seat),
    clock,
  };
}

function describe(room: LocalGame): Description {
  const { id, rules, plan } = room;
  return { id, rules, is_private: plan.is_private, previous: plan.previous, opened_at: firstEntry(room).at };
}

function firstEntry({ entries }: LocalGame): Entry {
  const [first] = entries;
  if (!first) throw new Error("a log begins with its opening");
  return first;
}

export function viewSnapshot(room: LocalGame, seat: number | null, found: CoreState, clock: Clock | null): Snapshot {
  const state = viewState(room, seat, found, clock);
  return { type: "snapshot", room: describe(room), seat, entries: [...room.entries], state };
}

/** The seat whose view a page shows first. */
export function firstSeat(room: LocalGame): number | null {
  return [...room.people.keys()].sort((one, other) => one - other)[0] ?? null;
}

/** Return the events after a version; a snapshot if there is no such version. */
export function viewSince(
  room: LocalGame,
  after: number | null,
  seat: number | null,
  found: CoreState,
  clock: Clock | null,
): Snapshot | Events {
  if (after === null || after < 0 || after > room.version) return viewSnapshot(room, seat, found, clock);
  const state = viewState(room, seat, found, clock);
  return { type: "events", seat, after, entries: room.entries.slice(after), state };
}

/** Everybody at this game is at this screen. */
export function viewPresence(room: LocalGame): Presence {
  const seats = [...room.people.keys()].sort((one, other) => one - other);
  return { type: "presence", seats, spectators: 0, absence: null };
}

/** Return the game's row in the player's list of games. */
export function viewListing(room: LocalGame, outcome: Outcome | null): ListedGame {
  return {
    id: room.id,
    game: room.plan.game,
    rules: room.rules,
    status: statusOf(room),
    seats: holders(room),
    winner: outcome?.winner ?? null,
    reason: outcome?.reason ?? null,
    version: room.version,
    is_paused: false,
    opened_at: firstEntry(room).at,
    updated_at: room.entries.at(-1)?.at ?? firstEntry(room).at,
  };
}

/** Return the game move by move, as a seat may see it; the log knows which moves the clock made. */
export async function viewMoments(core: Questions, room: LocalGame, seat: number | null): Promise<Moment[]> {
  const moments = await core.moments(courseOf(room), seat, 0, room.steps.length + 1);
  return moments.map((moment, number) => ({ ...moment, event: room.steps[number - 1]?.event ?? null }));
}
