/** A line of moves, turn by turn: what the board shows step by step is also told in words. */
import type { AnyTypes, Words } from "../games/game";
import type { Text } from "../state/names";
import type { PlayedPosition } from "./question";

export interface LineTurn {
  readonly seat: number;
  readonly moves: AnyTypes["move"][];
}

/** Return the turns of a line after its first moves; `at` returns the position after some moves. */
export async function turnsOf(
  at: (moves: readonly string[]) => Promise<PlayedPosition>,
  line: readonly string[],
  first: number,
): Promise<LineTurn[]> {
  const rest = line.slice(first);
  const before = await Promise.all(rest.map((_, index) => at(line.slice(0, first + index))));
  const turns: LineTurn[] = [];
  for (const [index, { to_move: seat, legal }] of before.entries()) {
    const move = legal.moves.find(({ text }) => text === rest[index]);
    if (!move || seat === null) break;
    const last = turns.at(-1);
    if (last?.seat === seat) last.moves.push(move);
    else turns.push({ seat, moves: [move] });
  }
  return turns;
}

/** Describe the turns of a line for screen readers. */
export function lineWords(
  text: Text,
  words: Pick<Words<AnyTypes>, "move">,
  turns: readonly LineTurn[],
  name: (seat: number) => string,
): string {
  return turns
    .map(({ seat, moves }) => `${name(seat)}: ${moves.map((move) => words.move(text, move)).join(", ")}`)
    .join("; ");
}
