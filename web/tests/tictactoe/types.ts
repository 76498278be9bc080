import type { GameTypes } from "../../src/games/game";

/** The game's protocol types, as they would be generated if the game were on the server. */
export interface RuleSet {
  game: "tictactoe";
  key: string;
  seconds: number | null;
  has_secrets: false;
}

export interface Position {
  game: "tictactoe";
  text: string;
  /** From a1 to c3, row by row. */
  board: (null | "X" | "O")[];
}

export interface Mark {
  kind: "mark";
  text: string;
  square: string;
}

export interface TicTacToe extends GameTypes {
  rules: RuleSet;
  position: Position;
  move: Mark;
  played: { game: "tictactoe"; move: Mark };
  aftermath: { game: "tictactoe" };
  ending: { game: "tictactoe"; line: string[] | null };
  /** The square selected but not confirmed. */
  draft: string | null;
  mark: never;
  form: Record<string, never>;
}
