/** What a review finds in a game: how it stood, where it turned, what would have been better. */
import type { AnyTypes } from "../games/game";
import type { Judgement, Moment } from "../protocol/types";

type Move = AnyTypes["move"];

/** What is known of each moment: nothing yet (undefined), or nothing to judge (null), as within a turn. */
export type Judged = readonly (Judgement | null | undefined)[];

/** A moment at which somebody could have done better, or at which a game turned. */
export interface Finding<M = Move> {
  /** The place of the position in which the seat was to move. */
  readonly place: number;
  readonly seat: number;
  /** What it was worth to that seat, before and after: from -1 (lost) to 1 (won). */
  readonly before: number;
  readonly after: number;
  /** The move or the turn that was played; null where the seat left the game. */
  readonly played: readonly M[] | null;
  /** Whether it left because its time ran out. */
  readonly isLate: boolean;
  /** Better moves or turns, the best first; empty where none is known. */
  readonly better: readonly (readonly M[])[];
}

/** The change of a value that turns a game: a fifth of the winning chances. */
export const MIN_TURNING = 0.4;

/** How many turning points are told, the greatest ones. */
const MAX_TURNING_POINTS = 6;

/** Return the move that led to a moment; null at the beginning, and where somebody left or all agreed. */
function moveOf(moment: Moment | undefined): Move | null {
  return moment?.event?.kind === "moved" ? moment.event.played.move : null;
}

/** Return how it stood for seat 1 of two at each moment: 1 won, 0 drawn, -1 lost; null if unknown. */
export function standings(judged: Judged, winner: number | null): (number | null)[] {
  return judged.map((judgement, place) => {
    if (place === judged.length - 1) return winner === null ? 0 : winner === 1 ? 1 : -1;
    if (judgement?.value == null) return null;
    return judgement.seat === 1 ? judgement.value : -judgement.value;
  });
}

/** Find the moves that made things worse for whoever made them, where both values are exact. */
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
    // An agreement is nobody's mistake.
    if (event === null || event.kind === "draw_agreed" || before == null || after == null) return [];
    const { seat } = event;
    const sign = seat === 1 ? 1 : -1;
    if (sign * after >= sign * before) return [];
    const isLate = event.kind === "departed" && event.reason === "time";
    const played = event.kind === "moved" ? [event.played.move] : null;
    const better = played === null ? [] : bestMoves(judged[place] ?? null, order).map((move) => [move]);
    return [{ place, seat, before: sign * before, after: sign * after, played, isLate, better }];
  });
}

/** Return the moves that keep the value of a position, in an order of the game's own. */
export function bestMoves(judgement: Judgement | null, order: (one: Move, other: Move) => number): Move[] {
  if (judgement === null) return [];
  return judgement.moves
    .filter(({ value }) => value === judgement.value)
    .flatMap(({ moves }): Move[] => moves.moves)
    .sort(order);
}

/** Return what each seat's position was worth to it at each moment: as it was when its latest turn began. */
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

/** Return the turn that began at a place; null where none did. */
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

/** Find the turns after which a seat stood much better or worse than before, in their order. */
export function findTurning(moments: readonly Moment[], judged: Judged, winner: number | null): Finding[] {
  const found: Finding[] = [];
  const own = new Map<number, { place: number; judgement: Judgement }>();
  const compare = (seat: number, after: number) => {
    const from = own.get(seat);
    const before = from?.judgement.value;
    if (!from || before == null || Math.abs(after - before) < MIN_TURNING) return;
    const played = turnAt(moments, from.place);
    const best = from.judgement.best?.moves ?? null;
    // Whoever made the best turn has not turned it: what came after did.
    if (after < before && best !== null && isSameTurn(best, played)) return;
    const better = after < before && best !== null ? [best] : [];
    found.push({ place: from.place, seat, before, after, played, isLate: false, better });
  };
  judged.forEach((judgement, place) => {
    // Whoever leaves the game does not turn it.
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

/** Tell what somebody's chances to win are, from 0 to 1, by what their position is worth. */
export function chance(value: number): number {
  return (value + 1) / 2;
}
