/**
 * The interface between the page and a game: one `GameModule` per game, defined in `games/NAME/index.ts` and registered
 * in `games/index.ts`. The rest of the page never names a game.
 */
import type { Component } from "svelte";
import type { Weight } from "../analysis/weight";
import type { Arguments } from "../language/catalogue";
import type { LessonCourse } from "../lessons/course";
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
import type { Mark, Verdict } from "../state/verdict";
import type { Announcement, Scene } from "../table/announcement";
import type { Reader, Reading } from "../table/ending";

/** A game's types: its parts of the protocol, plus the page's own. */
export interface GameTypes {
  rules: { game: string; key: string; seconds: number | null; has_secrets: boolean };
  position: { game: string; text: string };
  move: { kind: string; text: string };
  played: { game: string; move: { kind: string; text: string } };
  aftermath: { game: string };
  ending: { game: string };
  insight: { game: string };
  /** A move in progress, not sent yet. */
  draft: unknown;
  /** What the board highlights with an announcement. */
  mark: unknown;
  /** The rule set in the start page's form; browsers store it as JSON. */
  form: object;
}

/** Any registered game: the page passes a game only parts whose `game` is its name. */
export interface AnyTypes extends GameTypes {
  rules: RuleSet;
  position: Position;
  move: Moves["moves"][number];
  played: Played;
  aftermath: Aftermath;
  ending: Ending;
  insight: NonNullable<PositionAnalysis["insight"]>;
}

/** What the table does with a move in progress. */
export interface Drafting<T extends GameTypes> {
  readonly nothing: T["draft"];
  /** Return what is left of a draft after the position has changed. */
  refresh(draft: T["draft"], legal: readonly T["move"][]): T["draft"];
  /** Return what stays selected after a move was sent. */
  sent(draft: T["draft"]): T["draft"];
}

/** The draft after a choice, and the move to send now; null until it is confirmed. */
export interface Chosen<T extends GameTypes> {
  readonly draft: T["draft"];
  readonly send: T["move"] | null;
}

/** What a rule set says on one point, such as which lines count. */
export interface RulePoint {
  readonly words: string;
  /** Whether the standard game has this rule. */
  readonly isPlain: boolean;
  /** Whether a summary leaves it out, because it goes without saying. */
  readonly isTacit?: boolean;
}

/** All texts that depend on the game. */
export interface Words<T extends GameTypes> {
  /** Announce a move and its consequences; `next` is the seat to move next, or null. */
  moved(scene: Scene<T>, seat: number, played: T["played"], next: number | null): Announcement<T>[];
  /** Describe the effects of a departure on the table, beyond the departure itself. */
  departed(scene: Scene<T>, aftermath: T["aftermath"], next: number | null): Announcement<T>[];
  /** Name a move, for labels and screen readers. */
  move(text: Text, move: T["move"]): string;
  /** Name a past move for the history, without anything that was shown only briefly. */
  past(text: Text, played: T["played"]): string;
  /** Write a past move in notation, without anything that was shown only briefly. */
  notation(played: T["played"]): string;
  /** Say what the player whose turn it is has to do, as a clause. */
  task(text: Text, position: T["position"], draft: T["draft"]): string;
  /** Comment on a draft, such as how much of it is missing; null if there is nothing to say. */
  note(text: Text, rules: T["rules"], draft: T["draft"], legal: readonly T["move"][]): string | null;
  /** Say how the game was won or what was missed, beyond the outcome's reason; null if the reason says it all. */
  ended(text: Text, ending: T["ending"], reading: Reading): string | null;
  /** Summarise a rule set point by point, without the clock: the same points in the same order for every rule set. */
  rules(text: Text, rules: T["rules"]): RulePoint[];
  /** Fluent arguments derived from the rule set, passed to all texts at a table. */
  facts(rules: T["rules"]): Arguments;
}

/** An analysis with the moves of one game. */
export interface Analysis<T extends GameTypes>
  extends Pick<PositionAnalysis, "game" | "value" | "standing" | "is_exact"> {
  /** What can be seen without calculating; null for nothing. */
  insight?: T["insight"] | null;
  turns: readonly { value: number | null; moves: { game: string; moves: readonly T["move"][] } }[];
}

export interface Hinting<T extends GameTypes> {
  /** Whether an analysis still applies after these moves by the player, so that no new one is needed. */
  isFollowed(analysis: Analysis<T>, done: readonly (T["move"] | null)[]): boolean;
  /** Describe the hint; `more` is for screen readers, `marks` are the symbols shown. Null if there is none now. */
  words(text: Text, rules: T["rules"], hint: Hint<T>): { words: string; more: string; marks?: readonly Mark[] } | null;
}

/** An analysis and the moves since it was requested; `done` is null while an earlier position is shown. */
export interface Hint<T extends GameTypes> {
  readonly analysis: Analysis<T>;
  readonly done: readonly (T["move"] | null)[] | null;
}

/** The start page's form for the rule set. */
export interface Form<T extends GameTypes> {
  readonly first: T["form"];
  /** Return a stored form, possibly from another version of the page, with missing fields taken from `first`. */
  recall(kept: Readonly<Record<string, unknown>>): T["form"];
  /** Format the rule set's key; `seconds` is the time per turn, null without a clock. */
  key(form: T["form"], seconds: number | null): string;
  /** Return the id of the text that says why this can't be played, or null if it can. */
  problem(form: T["form"]): string | null;
}

export interface FormProps<T extends GameTypes> {
  form: T["form"];
}

/**
 * The table's layout: the board's aspect ratio; the height in rem of everything around it on small phones, on other
 * phones and on tablets; and whether the result takes the place of the hand and the tray, or of the tray alone.
 */
export interface Layout {
  readonly shape: number;
  readonly rest: { readonly low: number; readonly narrow: number; readonly wide: number };
  readonly over: "hand" | "tray";
}

/** The table as a game's components see it. */
export interface TableView<T extends GameTypes> {
  /** The viewer's seat; null for spectators. */
  readonly seat: number | null;
  /** All of the viewer's seats. */
  readonly seats: readonly number[];
  readonly isPlayer: boolean;
  readonly isPlaying: boolean;
  /** While an earlier position is shown, the number of moves before it; null for the current position. */
  readonly browsing: number | null;
  /** All moves that were not taken back, and those up to the position shown. */
  readonly steps: readonly unknown[];
  readonly played: readonly (T["played"] | T["aftermath"])[];
  /** The legal moves. */
  readonly legal: readonly T["move"][];
  readonly news: Announcement<T> | null;
  /** The game's part of the outcome, if the current position is shown. */
  readonly ending: T["ending"] | null;
  /** Whether the viewer has won, lost or only watched; null while the game continues. */
  readonly reader: Reader | null;
  draft: T["draft"];
  name(seat: number): string;
  /** Send a move. */
  play(move: T["move"]): void;
  /** Apply a choice: store its draft, and send the move that it confirms. */
  take(chosen: Chosen<T>): void;
  /** Apply a choice made by a drop: its move can be undone for a moment before it is sent. */
  drop(chosen: Chosen<T>): void;
  /** Show the position after this many moves. */
  browse(place: number): Promise<void>;
}

export interface TableProps<T extends GameTypes> {
  table: TableView<T>;
  position: T["position"];
  rules: T["rules"];
  /** The hint; null unless requested on the viewer's turn. */
  hint: Hint<T> | null;
  /** Whether to let the player know that there is something to call. */
  hasCall: boolean;
}

export interface EndingProps<T extends GameTypes> {
  table: TableView<T>;
  ending: T["ending"];
  rules: T["rules"];
}

/** A past turn, possibly incomplete. */
export interface PastProps<T extends GameTypes> {
  rules: T["rules"];
  played: readonly T["played"][];
}

/** A step of the first-game tour: its text, and its figure or null. */
export interface TourStep {
  readonly words: string;
  readonly figure: string | null;
}

/** The level of the bot whose face is drawn. */
export interface FaceProps {
  level: string;
}

/** How far a recorded game has been played. */
export interface DemoProps {
  step: number;
}

/** A recorded game that plays itself on the start page: the number of its steps, and its board after some of them. */
export interface Demo {
  readonly steps: number;
  readonly Board: Component<DemoProps>;
}

/** A shortcut's keys, and the id of the text that says what they do. */
export interface Shortcut {
  readonly keys: readonly string[];
  readonly words: string;
}

export interface FigureProps {
  name: string;
  text: Text;
}

/** A game under review, as its components see it. */
export interface Reviewed<T extends GameTypes> {
  /** The moves up to the moment shown; null for a draw by agreement. */
  readonly played: readonly (T["played"] | T["aftermath"] | null)[];
  readonly isAtEnd: boolean;
  readonly ending: T["ending"] | null;
  readonly finding: Finding<T["move"]> | null;
  /** At a mistake: the values of the move played and of better ones, where they can be drawn. */
  readonly marks: readonly { move: T["move"]; verdict: Verdict }[];
  /** What to highlight on the board. */
  shown: T["mark"] | null;
  /** Go to a moment, given by its number of moves. */
  go(place: number): void;
  name(seat: number): string;
}

export interface ReviewProps<T extends GameTypes> {
  review: Reviewed<T>;
  rules: T["rules"];
  /** The position shown. */
  position: T["position"];
}

/** What the review needs, loaded on demand. */
export interface ReviewParts<T extends GameTypes> {
  /** Whether values are exact and for two players: then the review lists mistakes, otherwise turning points. */
  readonly isExact: boolean;
  /** Sort order of equally good moves. */
  order(one: T["move"], other: T["move"]): number;
  /** Whether a move's value can be drawn on or beside the board. */
  isDrawn(move: T["move"]): boolean;
  readonly Board: Component<ReviewProps<T>>;
  /** Shown beside the board; null for nothing. */
  readonly Beside: Component<ReviewProps<T>> | null;
  /** What the player to move holds, shown beside the text; null if the game has no such thing. */
  readonly Held: Component<ReviewProps<T>> | null;
  /** The game's own findings; `show` goes to one and scrolls to the board. */
  readonly More: Component<ReviewProps<T> & { show: (go: () => void) => void }> | null;
  /** A move or turn as a small picture. */
  readonly Chip: Component<{ rules: T["rules"]; moves: readonly T["move"][] }>;
}

/** An answer that is given by a button, and the id of the button's text. */
export interface PuzzleChoice {
  readonly answer: string;
  readonly words: string;
}

/** What a game needs for sprints. */
export interface FlashParts<T extends GameTypes> {
  readonly theme: string;
  /** A board that takes an answer in as few taps as possible. */
  readonly Board: Component<FlashProps<T>>;
  /** The id of the text about a mark that was overlooked. */
  missed(mark: T["mark"]): string;
  /** Name a mark, for screen readers. */
  name(mark: T["mark"]): string;
}

/** A board in a sprint. */
export interface FlashProps<T extends GameTypes> {
  position: T["position"];
  rules: T["rules"];
  /** What was overlooked or called wrongly, shown for a moment; null while an answer is due. */
  shown: T["mark"] | null;
  isLocked: boolean;
  /** The position is hidden: the answer comes from memory. */
  isHidden: boolean;
  /** Called with an answer in notation. */
  onanswer: (answer: string) => void;
}

/** What a game's puzzles need beyond its table, loaded on demand. */
export interface PuzzleParts<T extends GameTypes> {
  /** The themes in the order of the list. */
  readonly themes: readonly string[];
  /** The families of rule sets that puzzles can be limited to, the usual one first. */
  readonly families: readonly string[];
  /** The family of a rule set, by its key. */
  familyOf(rules: string): string;
  /** Split an answer into its moves in notation. */
  split(answer: string): readonly string[];
  /** Whether the opponent replies until the game is won. */
  goesOn(theme: string): boolean;
  /** Whether the answer is a word about the position, not a move. */
  isWord(theme: string): boolean;
  /** The legal moves that the board offers. */
  offered(theme: string, legal: readonly T["move"][]): readonly T["move"][];
  choices(theme: string, legal: readonly T["move"][]): readonly PuzzleChoice[];
  /**
   * The id of the text that says why an answer is wrong, by its last move or word and, if that move was played, the
   * position after it; null if its value says it.
   */
  why(theme: string, answer: string, after?: { position: T["position"]; rules: T["rules"] }): string | null;
  /** What the board highlights for a wrong move, such as the line that was called; null for nothing. */
  mark(move: string): T["mark"] | null;
  /** Join moves into an answer. */
  join(moves: readonly string[]): string;
  /** Whether a move ends a turn in which something could be claimed. */
  isSilent(move: T["move"]): boolean;
  /** Whether a move is a claim; only where a review has no exact values. */
  isReward(move: T["move"]): boolean;
  /** What decided a game, as tags: `GROUP:NAME`, such as a trait, a kind of line or a square. */
  facets(ending: T["ending"]): readonly string[];
  /** Name a tag. */
  facetWords(text: Text, facet: string): string;
  /** The theme that trains against a kind of mistake. */
  themeFor(kind: "missed" | "given" | "turn"): string;
  /** What sprints need; null if there are none. */
  readonly flash: FlashParts<T> | null;
}

/** An analysis board, as a game's components see it. */
export interface Analysed<T extends GameTypes> {
  readonly position: T["position"];
  readonly legal: readonly T["move"][];
  /** The seat to move; null if the game is over. */
  readonly toMove: number | null;
  readonly ending: T["ending"] | null;
  /** What each move is worth, by its notation, as far as it is known. */
  readonly weights: ReadonlyMap<string, Weight>;
  /** What can be seen without calculating; null for nothing, or if it isn't known yet. */
  readonly insight: T["insight"] | null;
  /** What to highlight on the board. */
  shown: T["mark"] | null;
  play(move: T["move"]): void;
}

export interface AnalysisProps<T extends GameTypes> {
  board: Analysed<T>;
  rules: T["rules"];
}

/** A position being set up. */
export interface SetupProps<T extends GameTypes> {
  /** The position to begin with. */
  position: T["position"];
  rules: T["rules"];
  /** Called with each change, in notation; the core says whether it is possible. */
  onchange: (position: string) => void;
}

/** A sentence as the id of a text and its values. */
export interface Sentence {
  readonly id: string;
  readonly values: Arguments;
}

/** What the analysis board needs, loaded on demand. */
export interface AnalysisParts<T extends GameTypes> {
  /** Whether values are exact: then they and the best line are shown, otherwise estimates and the best turns. */
  readonly isExact: boolean;
  /** How many seats a position has. */
  seatsOf(position: T["position"]): number;
  /** The rule set as the start page's form has it. */
  formOf(rules: T["rules"]): T["form"];
  /** Say in the reader's language why the core refuses a position; null if there is no text for it. */
  refusal(sentence: string): Sentence | null;
  /** Which openings bots have played games from; null if none. */
  readonly openings: {
    /** Whether games were recorded under these rules. */
    has(rules: T["rules"]): boolean;
    /** Whether a position is so early that games were recorded from here or after the next turn. */
    isEarly(position: T["position"]): boolean;
    /** Whether a move is one that those games can continue with. */
    isUsual(move: T["move"]): boolean;
  } | null;
  /** The id of the heading of `Why`. */
  readonly why: string;
  /** The position, with everything needed to play a move. */
  readonly Board: Component<AnalysisProps<T>>;
  readonly Setup: Component<SetupProps<T>>;
  /** What can be seen without calculating. */
  readonly Why: Component<AnalysisProps<T>>;
  /** A move, in notation, as a small picture in a line of text. */
  readonly Move: Component<{ rules: T["rules"]; move: string }>;
}

export interface GameModule<T extends GameTypes> {
  readonly name: T["rules"]["game"];
  /** The possible numbers of players, the default first. */
  readonly seats: readonly number[];
  /** The bot levels, weakest first, and the default one. */
  readonly levels: readonly string[];
  readonly firstLevel: string;
  /** Whether by default the loser of a two-player game starts the next one: a house rule. */
  readonly loserStarts: boolean;
  readonly draft: Drafting<T>;
  readonly words: Words<T>;
  readonly hints: Hinting<T>;
  readonly form: Form<T>;
  readonly layout: Layout;
  /** Whether a move ends the turn, even if the same seat moves next. */
  endsTurn(move: T["move"]): boolean;
  /** The move to make for the player because everybody can see that no other makes sense; null if there is none. */
  automatic(position: T["position"], legal: readonly T["move"][]): T["move"] | null;
  /** Whether the player may call or claim now, even if it would be wrong. */
  offersCall(position: T["position"], legal: readonly T["move"][]): boolean;
  /** Whether a seat has left a game that continues without it. */
  isOut(position: T["position"], seat: number): boolean;
  /** Rare feats, each with a badge: the names of all, and of those that a seat achieved in a game. */
  readonly feats: {
    readonly names: readonly string[];
    of(turns: readonly { seat: number; played: readonly T["played"][] }[], seat: number): string[];
  };
  /** The game's own shortcuts, listed along with those of every game. */
  readonly shortcuts: readonly Shortcut[];
  /** The sections of the rules in order, each with its figures. */
  readonly sections: readonly { readonly name: string; readonly figures: readonly string[] }[];
  /** The first-game tour for a rule set, and the setting that records that it was seen. */
  readonly tour: { steps(text: Text, rules: T["rules"]): TourStep[]; readonly seen: string };

  /** A few pieces for the start page's picture. */
  readonly Picture: Component;
  /** A bot's face, the same size for all levels; purely decorative, since text next to it names the bot. */
  readonly Face: Component<FaceProps>;
  readonly RulesForm: Component<FormProps<T>>;
  /** A turn in the move list, as small pictures, without anything that was shown only briefly. */
  readonly Past: Component<PastProps<T>>;
  /** What a seat has left to play, shown small beside the player's name; null for nothing. */
  readonly Left: Component<{ position: T["position"]; seat: number }> | null;
  /** Shown at the end of a game besides the result; null for nothing. */
  readonly Ending: Component<EndingProps<T>> | null;
  /** The board and a turn's controls, loaded with the first game. */
  readonly table: () => Promise<{ default: Component<TableProps<T>> }>;
  readonly demo: () => Promise<Demo>;
  readonly review: () => Promise<ReviewParts<T>>;
  readonly figure: () => Promise<{ default: Component<FigureProps> }>;
  /** Null if the game has no puzzles. */
  readonly puzzles: (() => Promise<PuzzleParts<T>>) | null;
  /** Null if the game has no analysis board. */
  readonly analysis: (() => Promise<AnalysisParts<T>>) | null;
  /** Null if the game has no lessons. */
  readonly lessons: (() => Promise<LessonCourse>) | null;
}

export interface AnyGame extends GameModule<AnyTypes> {
  readonly name: GameName;
}
