/** What a review finds in a game: how it stood, where it turned, what would have been better. */
import { parseMove } from "../protocol/moves";
import type { Judgement, Moment } from "../protocol/types";

/** What is known of each moment: nothing yet (undefined), or nothing to judge (null) within a turn of Quartino. */
export type Judged = readonly (Judgement | null | undefined)[];

/** A moment at which somebody could have done better, or at which a game turned. */
export interface Finding {
  /** The place of the position in which the seat was to move. */
  readonly place: number;
  readonly seat: number;
  /** What it was worth to that seat, before and after: from -1 (lost) to 1 (won). */
  readonly before: number;
  readonly after: number;
  /** What was played; null where the seat left the game. */
  readonly played: string | null;
  /** Whether it left because its time ran out. */
  readonly isLate: boolean;
  /** Better moves or turns in notation, the best first; empty where none is known. */
  readonly better: readonly string[];
}

/** A change of a value by so much turns a game of Quartino: a fifth of the chances to win. */
export const TURNING = 0.4;

/** So many turning points are told, the greatest ones. */
const MOST_TURNING = 6;

const isMove = (move: string | null): move is string => move !== null && parseMove(move).kind !== "unknown";

/** Whether somebody's time ran out then, as a moment writes it: they left the game by it. */
export function isTimeOut(move: string): boolean {
  return move.endsWith(":time");
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
export function findMistakes(moments: readonly Moment[], judged: Judged, winner: number | null): Finding[] {
  const values = standings(judged, winner);
  return moments.flatMap((moment, next) => {
    const place = next - 1;
    const { seat, move } = moment;
    const [before, after] = [values[place], values[next]];
    // An agreement is nobody's mistake.
    if (seat === null || move === null || before == null || after == null) return [];
    const sign = seat === 1 ? 1 : -1;
    if (sign * after >= sign * before) return [];
    const played = isMove(move) ? move : null;
    const better = played === null ? [] : bestMoves(judged[place] ?? null);
    return [{ place, seat, before: sign * before, after: sign * after, played, isLate: isTimeOut(move), better }];
  });
}

/** Return the moves that keep the value of a position, calls first. */
export function bestMoves(judgement: Judgement | null): string[] {
  if (judgement === null) return [];
  return Object.entries(judgement.moves)
    .filter(([, value]) => value === judgement.value)
    .map(([move]) => move)
    .sort((one, other) => Number(other.startsWith("!")) - Number(one.startsWith("!")));
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

/** Return the turn that began at a place, in notation. */
export function turnAt(moments: readonly Moment[], place: number): string | null {
  const seat = moments[place]?.to_move ?? null;
  const moves: string[] = [];
  for (const moment of moments.slice(place + 1)) {
    if (moment.seat !== seat || !isMove(moment.move)) break;
    moves.push(moment.move);
    if (moment.to_move !== seat) break;
  }
  return moves.length ? moves.join(",") : null;
}

/** Find the turns of Quartino after which a seat stood much better or worse than before, in their order. */
export function findTurning(moments: readonly Moment[], judged: Judged, winner: number | null): Finding[] {
  const found: Finding[] = [];
  const own = new Map<number, { place: number; judgement: Judgement }>();
  const compare = (seat: number, after: number) => {
    const from = own.get(seat);
    const before = from?.judgement.value;
    if (!from || before == null || Math.abs(after - before) < TURNING) return;
    const played = turnAt(moments, from.place);
    const { best } = from.judgement;
    // Whoever made the best turn has not turned it: what came after did.
    if (after < before && best !== null && best === played) return;
    const better = after < before && best !== null ? [best] : [];
    found.push({ place: from.place, seat, before, after, played, isLate: false, better });
  };
  judged.forEach((judgement, place) => {
    // Whoever leaves the game does not turn it.
    const { seat = null, move = null } = moments[place] ?? {};
    if (seat !== null && move !== null && !isMove(move)) own.delete(seat);
    if (judgement?.value == null || judgement.seat === null) return;
    compare(judgement.seat, judgement.value);
    own.set(judgement.seat, { place, judgement });
  });
  const isOver = judged.every((judgement) => judgement !== undefined) && isMove(moments.at(-1)?.move ?? null);
  if (isOver && winner !== null) for (const seat of own.keys()) compare(seat, seat === winner ? 1 : -1);
  const size = (finding: Finding) => Math.abs(finding.after - finding.before);
  const greatest = [...found].sort((one, other) => size(other) - size(one)).slice(0, MOST_TURNING);
  return greatest.sort((one, other) => one.place - other.place);
}

/** Tell what somebody's chances to win are, from 0 to 1, by what their position is worth. */
export function chance(value: number): number {
  return (value + 1) / 2;
}
