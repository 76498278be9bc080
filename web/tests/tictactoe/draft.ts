import type { Chosen } from "../../src/games/game";
import type { Mark, TicTacToe } from "./types";

/** Select a square; selecting it again confirms, and so does a single click in one-click mode. */
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

/** Keep a draft while its square is legal. */
export function refresh(draft: string | null, legal: readonly Mark[]): string | null {
  return legal.some((move) => move.square === draft) ? draft : null;
}
