/** Moves and events as the server sends them, for tests. */
import type {
  Aftermath,
  Departed,
  Entry,
  Moved,
  Moves,
  QuartinoMove,
  QuartinoPlayed,
  QuartinoRuleSet,
  QuartoMove,
  QuartoPlayed,
  QuartoRuleSet,
} from "../src/protocol/types";

export const give = (piece: string): QuartoMove => ({ kind: "give", text: `=${piece}`, piece });
export const put = (square: string): QuartoMove => ({ kind: "place", text: square, square });
export const call = (group: string): QuartoMove => ({ kind: "call", text: `!${group}`, group });
export const pass: QuartoMove = { kind: "pass", text: "--" };

export const stone = (colour: "R" | "Y" | "G" | "B", field: number): QuartinoMove => ({
  kind: "place",
  text: `${colour}${field}`,
  colour,
  field,
});
export const claim = (card: string, window: number): QuartinoMove => ({
  kind: "claim",
  text: `${card}@${window}`,
  card,
  window,
});
export const declare: QuartinoMove = { kind: "declare", text: "+" };
export const decline: QuartinoMove = { kind: "decline", text: "-" };
export const end: QuartinoMove = { kind: "end", text: "." };

export const quartoPlayed = (move: QuartoMove, fault: QuartoPlayed["fault"] = null): QuartoPlayed => ({
  game: "quarto",
  move,
  fault,
});
export const quartinoPlayed = (move: QuartinoMove, more: Partial<QuartinoPlayed> = {}): QuartinoPlayed => ({
  game: "quartino",
  move,
  fault: null,
  cleared: [],
  ...more,
});

export const quartoMoves = (...moves: QuartoMove[]): Moves => ({ game: "quarto", moves });
export const quartinoMoves = (...moves: QuartinoMove[]): Moves => ({ game: "quartino", moves });

export const entry = (version: number, event: Entry["event"]): Entry => ({ version, at: "", event });
export const moved = (seat: number, played: Moved["played"], is_forced = false): Moved => ({
  kind: "moved",
  seat,
  is_forced,
  played,
});
export const departed = (seat: number, reason: Departed["reason"], aftermath: Aftermath): Departed => ({
  kind: "departed",
  seat,
  reason,
  aftermath,
});
/** A log of these events, numbered from 1. */
export const log = (...events: Entry["event"][]): Entry[] => events.map((event, index) => entry(index + 1, event));

export const CSHT: QuartoRuleSet = {
  game: "quarto",
  key: "CSHT!",
  seconds: null,
  has_secrets: false,
  traits: ["C", "S", "H", "T"],
  squares: false,
  calls: true,
  groups: { "a1-d1": ["a1", "b1", "c1", "d1"], "a1-a4": ["a1", "a2", "a3", "a4"] },
};

export const GRID: QuartinoRuleSet = {
  game: "quartino",
  key: "grid",
  seconds: null,
  has_secrets: true,
  geometry: "grid",
  windows: [[0, 1, 2, 3]],
  column: 4,
};
