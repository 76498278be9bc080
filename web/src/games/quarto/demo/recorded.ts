/** A short recorded game: each piece that was given, and where it was placed. The last one completes a diagonal. */
import type { QuartoPosition } from "../../../protocol/types";
import { SQUARES } from "../board/squares";

export const MOVES: readonly (readonly [piece: string, square: string])[] = [
  ["7", "b2"],
  ["4", "a3"],
  ["B", "c3"],
  ["9", "d2"],
  ["2", "a1"],
  ["C", "b4"],
  ["1", "c1"],
  ["E", "d4"],
];

/** The completed diagonal, and what its pieces share. */
export const LINE = ["a1", "b2", "c3", "d4"];
export const SHARED = { S: 1 };

/** Each piece is given and placed; then the line is called. */
export const STEPS = 2 * MOVES.length + 1;

/** Return the position after some steps. */
export function positionAt(step: number): QuartoPosition {
  const placed = new Map(MOVES.slice(0, Math.floor(step / 2)).map(([piece, square]) => [square, piece]));
  return {
    game: "quarto",
    text: "",
    board: SQUARES.map((square) => placed.get(square) ?? null),
    hand: step % 2 ? (MOVES[(step - 1) / 2]?.[0] ?? null) : null,
    last: MOVES[Math.floor(step / 2) - 1]?.[1] ?? null,
    supply: [],
    can_call: false,
    offers_call: false,
    must: "nothing",
  };
}
