/** Notation as text: what a move is, what a piece is called. No rules. */

export const TRAITS = ["C", "S", "H", "T"] as const;
export type Trait = (typeof TRAITS)[number];

/** The value of a trait is one bit of a piece's digit. */
const BITS: Record<Trait, number> = { C: 1, S: 2, H: 4, T: 8 };

const NAMES: Record<Trait, string> = { C: "colour", S: "shape", H: "height", T: "top" };
const VALUES: Record<Trait, readonly [string, string]> = {
  C: ["light", "dark"],
  S: ["round", "square"],
  H: ["short", "tall"],
  T: ["hollow", "solid"],
};

export function traitValue(piece: string, trait: Trait): 0 | 1 {
  return Number.parseInt(piece, 16) & BITS[trait] ? 1 : 0;
}

/** Return the id of the text that names a trait. */
export function traitText(trait: Trait): string {
  return `quarto-${NAMES[trait]}`;
}

/** Return the id of the text that names a value of a trait. */
export function valueText(trait: Trait, value: number): string {
  return `quarto-${VALUES[trait][value ? 1 : 0]}`;
}

export const SQUARES: readonly string[] = ["1", "2", "3", "4"].flatMap((rank) =>
  ["a", "b", "c", "d"].map((file) => file + rank),
);

export function pieceOn(board: readonly (string | null)[], square: string): string | null {
  return board[SQUARES.indexOf(square)] ?? null;
}

export type MoveKind =
  | { kind: "give"; piece: string }
  | { kind: "place"; square: string }
  | { kind: "call"; group: string }
  | { kind: "pass" }
  | { kind: "declare" }
  | { kind: "decline" }
  | { kind: "stone"; colour: string; field: number }
  | { kind: "claim"; card: string; window: number }
  | { kind: "end" }
  | { kind: "unknown" };

/** Read a move of either game. */
export function parseMove(move: string): MoveKind {
  if (move === "--") return { kind: "pass" };
  if (move === "+") return { kind: "declare" };
  if (move === "-") return { kind: "decline" };
  if (move === ".") return { kind: "end" };
  if (/^=[0-9A-F]$/.test(move)) return { kind: "give", piece: move.slice(1) };
  if (/^[a-d][1-4]$/.test(move)) return { kind: "place", square: move };
  if (/^![a-d][1-4]-[a-d][1-4]$/.test(move)) return { kind: "call", group: move.slice(1) };
  const stone = /^([RYGB])([0-8])$/.exec(move);
  if (stone) return { kind: "stone", colour: stone[1] as string, field: Number(stone[2]) };
  const claim = /^([RYGB]{4})@([1-8])$/.exec(move);
  if (claim) return { kind: "claim", card: claim[1] as string, window: Number(claim[2]) };
  return { kind: "unknown" };
}

/** Read the beginning of a turn of Quarto!: `b3=A`, `=5`, `b3!a3-d3`. */
export function splitTurn(turn: string): string[] {
  return turn.match(/=[0-9A-F]|![a-d][1-4]-[a-d][1-4]|[a-d][1-4]|--/g) ?? [];
}
