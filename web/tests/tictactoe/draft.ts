import type { Chosen } from "../../src/games/game";
import type { Mark, TicTacToe } from "./types";

/** Choose a square: the same one again confirms it, and so does one click for those who want that. */
export function choose(
  draft: string | null,
  square: string,
  legal: readonly Mark[],
  isOneClick: boolean,
): Chosen<TicTacToe> {
  const move = legal.find((each) => each.square === square);
  if (!move) return { draft, send: null };
  return isOneClick || draft === square ? { draft: null, send: move } : { draft: square, send: null };
}

/** Keep a draft while its square is on offer. */
export function refresh(draft: string | null, legal: readonly Mark[]): string | null {
  return legal.some((move) => move.square === draft) ? draft : null;
}
