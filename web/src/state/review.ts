/** What a review finds in a game: the standing, turning points, and better moves. */
import type { AnyTypes } from "../games/game";
import type { Judgement, Moment } from "../protocol/types";

type Move = AnyTypes["move"];

/** The evaluation of each moment: undefined if pending, null if there is none, as within a turn. */
export type Judged = readonly (Judgement | null | undefined)[];

/** A moment at which somebody could have done better, or at which the game turned. */
export interface Finding<M = Move> {
  /** The index of the position in which the seat was to move. */
  readonly place: number;
  readonly seat: number;
  /** The position's value to that seat, before and after: from -1 (lost) to 1 (won). */
  readonly before: number;
  readonly after: number;
  /** The move or turn that was played; null if the seat left the game. */
  readonly played: readonly M[] | null;
  /** Whether it left because its time ran out. */
  readonly isLate: boolean;
  /** Better moves or turns, best first; empty if none is known. */
  readonly better: readonly (readonly M[])[];
}

/** The smallest change in value that makes a turning point: 20 percentage points of winning chances. */
export const MIN_TURNING = 0.4;

/** The maximum number of turning points listed. */
const MAX_TURNING_POINTS = 6;

/** Return the move that led to a moment; null at the beginning, and after a departure or agreement. */
function moveOf(moment: Moment | undefined): Move | null {
  return moment?.event?.kind === "moved" ? moment.event.played.move : null;
}

/** Return the value to seat 1 at each moment of a two-player game: 1 won, 0 drawn, -1 lost; null if unknown. */
export function standings(judged: Judged, winner: number | null): (number | null)[] {
  return judged.map((judgement, place) => {
    if (place === judged.length - 1) return winner === null ? 0 : winner === 1 ? 1 : -1;
    if (judgement?.value == null) return null;
    return judgement.seat === 1 ? judgement.value : -judgement.value;
  });
}

/** Find the moves that worsened their player's position, where both values are exact. */
export function findMistakes(
  moments: readonly Moment[],
  judged: Judged,
  winner: number | null,
  order: (one: Move, other: Move) => number,
): Finding[] {
  const values = standings(judged, winner);
  return moments.flatMap((moment, next) => {
    const place = next - 1;
    const { event } = moment;
    const [before, after] = [values[place], values[next]];
    if (event === null || before == null || after == null) return [];
    // An agreement is nobody's mistake, and an absence isn't a mistake in the game.
    if (event.kind === "draw_agreed" || (event.kind === "departed" && event.reason === "absence")) return [];
    const { seat } = event;
    const sign = seat === 1 ? 1 : -1;
    if (sign * after >= sign * before) return [];
    const isLate = event.kind === "departed" && event.reason === "time";
    const played = event.kind === "moved" ? [event.played.move] : null;
    const better = played === null ? [] : bestMoves(judged[place] ?? null, order).map((move) => [move]);
    return [{ place, seat, before: sign * before, after: sign * after, played, isLate, better }];
  });
}

/** Return the moves that keep a position's value, in the game's order. */
export function bestMoves(judgement: Judgement | null, order: (one: Move, other: Move) => number): Move[] {
  if (judgement === null) return [];
  return judgement.moves
    .filter(({ value }) => value === judgement.value)
    .flatMap(({ moves }): Move[] => moves.moves)
    .sort(order);
}

/** Return each seat's value at each moment, as of the start of that seat's latest turn. */
export function lanes(judged: Judged, seats: number, winner: number | null): (number | null)[][] {
  return Array.from({ length: seats }, (_, index) => {
    let latest: number | null = null;
    return judged.map((judgement, place) => {
      if (judgement?.seat === index + 1) latest = judgement.value;
      if (place === judged.length - 1 && winner !== null) return winner === index + 1 ? 1 : -1;
      return latest;
    });
  });
}

/** Return the turn that began at an index, or null. */
export function turnAt(moments: readonly Moment[], place: number): Move[] | null {
  const seat = moments[place]?.to_move ?? null;
  const moves: Move[] = [];
  for (const { event, to_move } of moments.slice(place + 1)) {
    if (event?.kind !== "moved" || event.seat !== seat) break;
    moves.push(event.played.move);
    if (to_move !== seat) break;
  }
  return moves.length ? moves : null;
}

/** Whether two turns are the same. */
function isSameTurn(one: readonly Move[], other: readonly Move[] | null): boolean {
  return one.length === other?.length && one.every((move, index) => move.text === other[index]?.text);
}

/** Find the turns that changed a seat's standing a lot, in order. */
export function findTurning(moments: readonly Moment[], judged: Judged, winner: number | null): Finding[] {
  const found: Finding[] = [];
  const own = new Map<number, { place: number; judgement: Judgement }>();
  const compare = (seat: number, after: number) => {
    const from = own.get(seat);
    const before = from?.judgement.value;
    if (!from || before == null || Math.abs(after - before) < MIN_TURNING) return;
    const played = turnAt(moments, from.place);
    const best = from.judgement.best?.moves ?? null;
    // A player who played the best turn is not to blame for what followed.
    if (after < before && best !== null && isSameTurn(best, played)) return;
    const better = after < before && best !== null ? [best] : [];
    found.push({ place: from.place, seat, before, after, played, isLate: false, better });
  };
  judged.forEach((judgement, place) => {
    // Leaving the game is not a turning point.
    const event = moments[place]?.event;
    if (event?.kind === "departed") own.delete(event.seat);
    if (judgement?.value == null || judgement.seat === null) return;
    compare(judgement.seat, judgement.value);
    own.set(judgement.seat, { place, judgement });
  });
  const isOver = judged.every((judgement) => judgement !== undefined) && moveOf(moments.at(-1)) !== null;
  if (isOver && winner !== null) for (const seat of own.keys()) compare(seat, seat === winner ? 1 : -1);
  const size = (finding: Finding) => Math.abs(finding.after - finding.before);
  const greatest = [...found].sort((one, other) => size(other) - size(one)).slice(0, MAX_TURNING_POINTS);
  return greatest.sort((one, other) => one.place - other.place);
}

/** Convert a position's value into winning chances from 0 to 1. */
export function chance(value: number): number {
  return (value + 1) / 2;
}
