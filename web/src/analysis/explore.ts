/** What each next move of an opening leads to: how often bots made a mistake after it. */
import type { AnyTypes } from "../games/game";
import type { Opening, PlayedPosition } from "../local/question";

type Move = AnyTypes["move"];

/** A next move, or several that are equal up to symmetry. */
export interface Continuation {
  /** The first of them, which a click plays. */
  readonly move: string;
  readonly count: number;
  /** For each bot, the share of games with a mistake: the average over all turns that begin with this move. */
  readonly faulty: readonly { readonly bot: string; readonly share: number }[];
}

/** Ask for the position after some moves from the one shown. */
export type Ask = (moves: readonly string[]) => Promise<PlayedPosition>;

/**
 * Return the next moves that recorded games continue from, at once or later in the same turn. Moves that lead to the
 * same games are equal up to symmetry. Returns null once `isOver`.
 */
export async function explore(
  legal: readonly Move[],
  isUsual: (move: Move) => boolean,
  ask: Ask,
  isOver: () => boolean,
): Promise<Continuation[] | null> {
  const found = new Map<string, Continuation>();
  for (const { text: move } of legal.filter(isUsual)) {
    const openings = await openingsAfter(move, isUsual, ask, isOver);
    if (isOver()) return null;
    if (!openings.length) continue;
    const key = openings
      .map((opening) => JSON.stringify(opening))
      .sort()
      .join();
    const { count = 0 } = found.get(key) ?? {};
    found.set(key, { ...(found.get(key) ?? { move, faulty: faultyIn(openings) }), count: count + 1 });
  }
  return [...found.values()];
}

async function openingsAfter(
  move: string,
  isUsual: (move: Move) => boolean,
  ask: Ask,
  isOver: () => boolean,
): Promise<Opening[]> {
  const after = await ask([move]);
  if (after.opening) return [after.opening];
  const openings: Opening[] = [];
  for (const { text } of after.legal.moves.filter(isUsual)) {
    if (isOver()) break;
    const { opening } = await ask([move, text]);
    // Where one continuation has no games, the others have none either.
    if (!opening) break;
    openings.push(opening);
  }
  return openings;
}

function faultyIn(openings: readonly Opening[]): Continuation["faulty"] {
  const games = openings.reduce((sum, opening) => sum + opening.games, 0);
  return (openings[0]?.levels ?? []).map(({ bot }, index) => ({
    bot,
    share: openings.reduce((sum, { levels }) => sum + (levels[index]?.faulty ?? 0), 0) / games,
  }));
}
