/** Decides actions in a one-person game: which events they cause, or why they are refused; like `room/decision.py`. */
import type { Action } from "../table/connection";
import type { LogEvent } from "./event";
import { Refusal } from "./refusal";
import { botOf, hasLeft, type LocalGame, seatsOf, statusOf } from "./room";

/** Phrases, offers and take-backs that a seat may make per game. */
const MAX_ASIDES_PER_SEAT = 200;
const ASIDES: readonly Action["kind"][] = ["say", "nudge", "offer_draw", "decline_draw", "take_back"];

/** Return an action's events; throws a `Refusal`. A move's legality is for the core to decide. */
export function decide(room: LocalGame, seat: number | null, version: number, action: Action): LogEvent[] {
  if (seat === null || !room.people.has(seat)) throw new Refusal("not_your_seat", "only players can act in a game");
  if (ASIDES.includes(action.kind) && (room.asides.get(seat) ?? 0) >= MAX_ASIDES_PER_SEAT)
    throw new Refusal("forbidden", "too many phrases, offers and take-backs in this game");
  switch (action.kind) {
    case "move":
      return move(room, seat, version, action.move);
    case "say":
      return [{ kind: "said", seat, phrase: action.phrase }];
    case "resign":
      return resign(room, seat, version);
    case "rematch":
      return offerRematch(room, seat);
    case "offer_draw":
      return offerDraw(room, seat, version);
    case "decline_draw":
      return declineDraw(room, seat);
    case "take_back":
      return takeBack(room, seat, version);
    case "nudge":
    case "claim_departure":
    case "claim_draw":
      checkRunning(room);
      checkPlaying(room, seat);
      throw new Refusal("forbidden", "it is not another person's turn");
  }
}

function checkRunning(room: LocalGame): void {
  if (statusOf(room) === "over") throw new Refusal("game_over", "the game is over");
}

function checkFresh(room: LocalGame, version: number): void {
  if (room.playVersion <= version && version <= room.version) return;
  throw new Refusal("stale", `the action is based on version ${version}; the position is from ${room.playVersion}`);
}

function checkPlaying(room: LocalGame, seat: number): void {
  if (hasLeft(room, seat)) throw new Refusal("game_over", "you have left the game");
}

/** Moves are short words; anything else could be taken for another part of a request to the core. */
const MOVE = /^[!-~]{1,32}$/;

function move(room: LocalGame, seat: number, version: number, text: string): LogEvent[] {
  checkRunning(room);
  checkFresh(room, version);
  if (!MOVE.test(text)) throw new Refusal("illegal_move", `move ${JSON.stringify(text)}: not a move`);
  if (seat !== room.toMove) throw new Refusal("not_your_turn", `it is seat ${room.toMove}'s turn`);
  return [{ kind: "moved", seat, move: text, is_forced: false }];
}

function resign(room: LocalGame, seat: number, version: number): LogEvent[] {
  checkRunning(room);
  if (version < room.startedVersion) checkFresh(room, version);
  checkPlaying(room, seat);
  return [{ kind: "departed", seat, reason: "resignation" }];
}

function offerDraw(room: LocalGame, seat: number, version: number): LogEvent[] {
  checkDraw(room, seat);
  if (room.drawOffers.size) checkFresh(room, version);
  const playing = [...room.people.keys()].filter((each) => !hasLeft(room, each));
  const isAgreed = playing.every((each) => each === seat || room.drawOffers.has(each));
  const offered: LogEvent = { kind: "draw_offered", seat };
  return isAgreed ? [offered, { kind: "draw_agreed", absent: null }] : [offered];
}

function checkDraw(room: LocalGame, seat: number): void {
  checkRunning(room);
  checkPlaying(room, seat);
  if (seatsOf(room).some((each) => botOf(room, each) !== null))
    throw new Refusal("forbidden", "bots don't accept draws");
  if (room.drawOffers.has(seat)) throw new Refusal("no_offer", "you have already offered a draw");
  if (room.declinedDraws.has(seat) && !room.drawOffers.size)
    throw new Refusal("draw_declined", "your offer was declined; offer a draw again next turn");
}

export function canOfferDraw(room: LocalGame, seat: number): boolean {
  try {
    checkDraw(room, seat);
    return true;
  } catch {
    return false;
  }
}

function declineDraw(room: LocalGame, seat: number): LogEvent[] {
  checkRunning(room);
  if (!room.drawOffers.size) throw new Refusal("no_offer", "no draw has been offered");
  checkPlaying(room, seat);
  return [{ kind: "draw_declined", seat }];
}

function takeBack(room: LocalGame, seat: number, version: number): LogEvent[] {
  checkRunning(room);
  checkFresh(room, version);
  const count = countTakeable(room, seat);
  if (!count) throw new Refusal("cannot_take_back", "you can take back only your own latest turn");
  return [{ kind: "taken_back", seat, count }];
}

/** Return how many moves a seat's take-back would undo now; 0 if it can't take back. */
export function countTakeable(room: LocalGame, seat: number): number {
  if (statusOf(room) !== "playing" || !room.people.has(seat)) return 0;
  const movers = room.steps.map(({ mover }) => mover);
  // One person plays several seats: go back to their latest decision.
  if (room.people.size > 1) {
    const last = movers.findLastIndex((mover) => mover !== null && room.people.has(mover));
    return last < 0 ? 0 : movers.length - last;
  }
  let first = movers.lastIndexOf(seat);
  if (first < 0) return 0;
  // Once a bot has answered, the person's whole turn.
  if (first < movers.length - 1) while (first > 0 && movers[first - 1] === seat) first -= 1;
  return movers.length - first;
}

function offerRematch(room: LocalGame, seat: number): LogEvent[] {
  if (statusOf(room) !== "over") throw new Refusal("not_started", "a rematch can be offered when the game is over");
  if (room.rematchOffers.has(seat)) throw new Refusal("no_offer", "you have already offered a rematch");
  return [{ kind: "rematch_offered", seat }];
}

/** Whether everybody has asked for a rematch that is not open yet. */
export function wantsRematch({ people, rematchOffers, next }: LocalGame): boolean {
  return next === null && people.size > 0 && [...people.keys()].every((seat) => rematchOffers.has(seat));
}
