/** A position being set up: its edits and its notation. The core decides whether it is possible. */
import type { QuartoPosition } from "../../../protocol/types";
import { ROWS, SQUARES } from "../board/squares";

export interface QuartoSetup {
  /** The piece on each square, in the order of `SQUARES`. */
  readonly board: readonly (string | null)[];
  readonly hand: string | null;
  /** The square placed on last, which matters for calls; null on an empty board. */
  readonly last: string | null;
}

export const PIECES: readonly string[] = [..."0123456789ABCDEF"];

export const CLEAR: QuartoSetup = { board: SQUARES.map(() => null), hand: null, last: null };

export function setupOf({ board, hand, last }: Pick<QuartoPosition, "board" | "hand" | "last">): QuartoSetup {
  return settled({ board, hand, last });
}

/** Return the pieces beside the board, without the one in hand. */
export function supplyOf({ board, hand }: QuartoSetup): string[] {
  return PIECES.filter((piece) => piece !== hand && !board.includes(piece));
}

export function pieceOn({ board }: QuartoSetup, square: string): string | null {
  return board[SQUARES.indexOf(square)] ?? null;
}

/** Put a piece on a square, from wherever it is; a piece that stands there goes back beside the board. */
export function put(setup: QuartoSetup, piece: string, square: string): QuartoSetup {
  const board = setup.board.map((each, index) => (SQUARES[index] === square ? piece : each === piece ? null : each));
  return { board, hand: setup.hand === piece ? null : setup.hand, last: square };
}

/** Take the piece off a square. */
export function lift(setup: QuartoSetup, square: string): QuartoSetup {
  return settled({ ...setup, board: setup.board.map((each, index) => (SQUARES[index] === square ? null : each)) });
}

/** Give a piece, from wherever it is, or none. */
export function give(setup: QuartoSetup, piece: string | null): QuartoSetup {
  const board = piece === null ? setup.board : setup.board.map((each) => (each === piece ? null : each));
  return settled({ ...setup, board, hand: piece });
}

/** Set the square placed on last. */
export function placeLast(setup: QuartoSetup, square: string): QuartoSetup {
  return settled({ ...setup, last: square });
}

/** Write a position in notation. */
export function formatSetup(setup: QuartoSetup): string {
  const ranks = ROWS.map((row) => row.map((square) => pieceOn(setup, square) ?? ".").join(""));
  return `${ranks.join("/")} ${setup.hand ?? "-"} ${setup.last ?? "-"}`;
}

/** Choose another square as the last one placed on if it is empty now. */
function settled(setup: QuartoSetup): QuartoSetup {
  if (setup.last !== null && pieceOn(setup, setup.last) !== null) return setup;
  return { ...setup, last: SQUARES.find((square) => pieceOn(setup, square) !== null) ?? null };
}
