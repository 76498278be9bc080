/**
 * What the page must know about a game: one record per game, filled by `games/NAME/index.ts` and registered in
 * `games/index.ts`. The rest of the page works with the record and never names a game.
 */
import type { Component } from "svelte";
import type { Arguments } from "../language/catalogue";
import type {
  Aftermath,
  Ending,
  GameName,
  Moves,
  Played,
  Position,
  PositionAnalysis,
  RuleSet,
} from "../protocol/types";
import type { Text } from "../state/names";
import type { Finding } from "../state/review";
import type { Verdict } from "../state/verdict";
import type { Announcement, Scene } from "../table/announcement";

/** The types of one game: its parts of the wire, and what the page itself makes of them. */
export interface GameTypes {
  rules: { game: string; key: string; seconds: number | null; has_secrets: boolean };
  position: { game: string; text: string };
  move: { kind: string; text: string };
  played: { game: string; move: { kind: string; text: string } };
  aftermath: { game: string };
  ending: { game: string };
  /** What a player has in mind and has not sent yet. */
  draft: unknown;
  /** What the board shows together with an announcement. */
  mark: unknown;
  /** The rule set as the start page's form has it; the browser keeps it as JSON. */
  form: object;
}

/** Some registered game: the page hands a game only parts whose `game` is its name. */
export interface AnyTypes extends GameTypes {
  rules: RuleSet;
  position: Position;
  move: Moves["moves"][number];
  played: Played;
  aftermath: Aftermath;
  ending: Ending;
}

/** The draft of a move, as far as the table must know it. */
export interface Drafting<T extends GameTypes> {
  readonly nothing: T["draft"];
  /** Keep what can still be done after the game has moved on. */
  refresh(draft: T["draft"], legal: readonly T["move"][]): T["draft"];
  /** Keep what stays in hand once a move has been sent. */
  sent(draft: T["draft"]): T["draft"];
}

/** A draft after a choice, and the move to be sent now; null while it is not confirmed. */
export interface Chosen<T extends GameTypes> {
  readonly draft: T["draft"];
  readonly send: T["move"] | null;
}

/** Everything that a game says in words. */
export interface Words<T extends GameTypes> {
  /** Tell a move, and after it what else came of it; `next` is the seat to move then, null if nobody is. */
  moved(scene: Scene<T>, seat: number, played: T["played"], next: number | null): Announcement<T>[];
  /** Tell what a departure did to the table, beyond that somebody left. */
  departed(scene: Scene<T>, aftermath: T["aftermath"], next: number | null): Announcement<T>[];
  /** Name a move of the past in a few words, for the history: without what was to be seen for that moment only. */
  past(text: Text, played: T["played"]): string;
  /** Tell the player to move what to do, as half a sentence. */
  task(text: Text, position: T["position"], draft: T["draft"]): string;
  /** Tell a rule set in a few words, part by part; the clock is told elsewhere. */
  rules(text: Text, rules: T["rules"]): string[];
  /** What messages may want to know of a rule set, as arguments; every text of a table is given them. */
  facts(rules: T["rules"]): Arguments;
}

/** A position's analysis with the moves of one game. */
export interface Analysis<T extends GameTypes>
  extends Pick<PositionAnalysis, "game" | "value" | "standing" | "is_exact"> {
  turns: readonly { value: number | null; moves: { game: string; moves: readonly T["move"][] } }[];
}

export interface Hinting<T extends GameTypes> {
  /** Whether an analysis still advises something after these moves of the player's, so that none is asked for again. */
  isFollowed(analysis: Analysis<T>, done: readonly (T["move"] | null)[]): boolean;
  /** Tell the advice; `more` is for those who listen. Null where there is none just now. */
  words(text: Text, rules: T["rules"], hint: Hint<T>): { words: string; more: string } | null;
}

/** An analysis and what was done since it was asked for; `done` is null while an earlier position is shown. */
export interface Hint<T extends GameTypes> {
  readonly analysis: Analysis<T>;
  readonly done: readonly (T["move"] | null)[] | null;
}

/** The rule set's form on the start page. */
export interface Form<T extends GameTypes> {
  readonly first: T["form"];
  /** Return what was kept, maybe by another version of the page, with what it lacks as in `first`. */
  recall(kept: Readonly<Record<string, unknown>>): T["form"];
  /** Write the rule set's key; `seconds` is the time per turn, null without a clock. */
  key(form: T["form"], seconds: number | null): string;
  /** Return the id of the text that says why this can't be played; null if it can. */
  problem(form: T["form"]): string | null;
}

export interface FormProps<T extends GameTypes> {
  form: T["form"];
}

/** How the table lays out the board: its width per height, and the height in rem of all that stands around it. */
export interface Layout {
  readonly shape: number;
  readonly rest: { readonly narrow: number; readonly wide: number };
}

/** The table as the game's own components see it. */
export interface TableView<T extends GameTypes> {
  /** The seat that one looks from; null for spectators. */
  readonly seat: number | null;
  /** All seats that are one's own. */
  readonly seats: readonly number[];
  readonly isPlayer: boolean;
  readonly isPlaying: boolean;
  /** The number of moves before the earlier position that is shown; null where that of now is. */
  readonly browsing: number | null;
  /** Everything that was done and still stands, and of that what led to the position shown. */
  readonly steps: readonly unknown[];
  readonly played: readonly (T["played"] | T["aftermath"])[];
  /** The moves on offer now. */
  readonly legal: readonly T["move"][];
  readonly news: Announcement<T> | null;
  /** The game's part of the outcome, while the position of now is shown. */
  readonly ending: T["ending"] | null;
  draft: T["draft"];
  name(seat: number): string;
  /** Make a move. */
  play(move: T["move"]): void;
  /** Take a choice: keep its draft, and make the move that it confirms. */
  take(chosen: Chosen<T>): void;
  /** Look at the position after so many moves. */
  browse(place: number): Promise<void>;
}

export interface TableProps<T extends GameTypes> {
  table: TableView<T>;
  position: T["position"];
  rules: T["rules"];
  /** What is advised; null unless somebody asked and it is their turn. */
  hint: Hint<T> | null;
}

export interface EndingProps<T extends GameTypes> {
  table: TableView<T>;
  ending: T["ending"];
  rules: T["rules"];
}

/** A turn of the past, as far as it was played. */
export interface PastProps<T extends GameTypes> {
  rules: T["rules"];
  played: readonly T["played"][];
}

/** A step of a first game's tour: what is said, and the figure with it; null for none. */
export interface TourStep {
  readonly words: string;
  readonly figure: string | null;
}

export interface FigureProps {
  name: string;
  text: Text;
}

/** A game that somebody looks through, as far as its own components must know it. */
export interface Reviewed<T extends GameTypes> {
  /** What was done up to the moment that is shown, in order; null where all agreed on a draw. */
  readonly played: readonly (T["played"] | T["aftermath"] | null)[];
  readonly isAtEnd: boolean;
  readonly ending: T["ending"] | null;
  readonly finding: Finding<T["move"]> | null;
  /** At a mistake: what the move that was played and the better ones are worth, of those that can be drawn. */
  readonly marks: readonly { move: T["move"]; verdict: Verdict }[];
  /** What somebody wants to see on the board. */
  shown: T["mark"] | null;
  /** Go to a moment, by the number of moves made then. */
  go(place: number): void;
  name(seat: number): string;
}

export interface ReviewProps<T extends GameTypes> {
  review: Reviewed<T>;
  rules: T["rules"];
  /** The position at the moment that is shown. */
  position: T["position"];
}

/** What the review needs, loaded with it. */
export interface ReviewParts<T extends GameTypes> {
  /** Whether judgements are exact and between two: mistakes are told, else turning points. */
  readonly isExact: boolean;
  /** Which of two equally good moves is told first, as in a sort. */
  order(one: T["move"], other: T["move"]): number;
  /** Whether what a move is worth can be drawn on or beside the board. */
  isDrawn(move: T["move"]): boolean;
  readonly Board: Component<ReviewProps<T>>;
  /** What lies beside the board; null for nothing. */
  readonly Beside: Component<ReviewProps<T>> | null;
  /** What the player to move holds, shown beside the words; null if the game has no such thing. */
  readonly Held: Component<ReviewProps<T>> | null;
  /** Findings of the game's own; `show` goes to one and brings the board into sight. */
  readonly More: Component<ReviewProps<T> & { show: (go: () => void) => void }> | null;
  /** A move or a turn as a small picture. */
  readonly Chip: Component<{ rules: T["rules"]; moves: readonly T["move"][] }>;
}

export interface GameModule<T extends GameTypes> {
  readonly name: T["rules"]["game"];
  /** The numbers of players, the usual one first. */
  readonly seats: readonly number[];
  /** The bots' levels, the weakest first, and the one that is offered first. */
  readonly levels: readonly string[];
  readonly firstLevel: string;
  /** Whether the loser starts the next game of two players, unless they choose otherwise: a house rule. */
  readonly loserStarts: boolean;
  readonly draft: Drafting<T>;
  readonly words: Words<T>;
  readonly hints: Hinting<T>;
  readonly form: Form<T>;
  readonly layout: Layout;
  /** Whether a move ends the turn, also where the same seat moves next. */
  endsTurn(move: T["move"]): boolean;
  /** Whether a seat has left a game that goes on without it. */
  isOut(position: T["position"], seat: number): boolean;
  /** The sections of the rules in their order, each with its figures. */
  readonly sections: readonly { readonly name: string; readonly figures: readonly string[] }[];
  /** The tour of a first game by a rule set, and the setting that says that somebody has seen it. */
  readonly tour: { steps(text: Text, rules: T["rules"]): TourStep[]; readonly seen: string };

  /** A few pieces inside a drawing, for the start page. */
  readonly Picture: Component<{ prefix: string }>;
  readonly RulesForm: Component<FormProps<T>>;
  /** A turn in the list of moves, as small pictures; without what was to be seen for that moment only. */
  readonly Past: Component<PastProps<T>>;
  /** What the end of a game shows beyond the result; null for nothing. */
  readonly Ending: Component<EndingProps<T>> | null;
  /** The board with all that belongs to a turn, loaded with the first game. */
  readonly table: () => Promise<{ default: Component<TableProps<T>> }>;
  readonly review: () => Promise<ReviewParts<T>>;
  readonly figure: () => Promise<{ default: Component<FigureProps> }>;
}

export interface AnyGame extends GameModule<AnyTypes> {
  readonly name: GameName;
}
