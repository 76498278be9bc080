/** What a game without a server asks the core, which knows the rules and the bots. */
import type { Judgement, Moment, Moves, Outcome, Position, PositionAnalysis, RuleSet } from "../protocol/types";

/** Answers a request, lines of `key value`, with JSON. */
export interface Oracle {
  /** Aborting the signal rejects with its reason. */
  ask(request: string, signal?: AbortSignal): Promise<unknown>;
}

/** The core's error about a request that it can't answer, such as an illegal move. */
export class CoreError extends Error {}

/** A game from its start to some position. */
export interface Course {
  readonly game: string;
  /** The rule set's key. */
  readonly rules: string;
  readonly seats: number;
  readonly starter: number;
  readonly deal: string | null;
  /** The first position in notation, if it isn't the game's start. */
  readonly position?: string | null;
  /** The steps as the core reads them: moves in notation, `2:resignation`, `draw`. */
  readonly events: readonly string[];
}

/** A line of a record: a game's main line, or a variation. */
export interface RecordLine {
  /** The comment before the first turn; empty for none. */
  readonly comment: string;
  readonly turns: readonly RecordTurn[];
}

export interface RecordTurn {
  readonly moves: readonly string[];
  readonly comment: string;
  /** What could have been played instead of this turn. */
  readonly variations: readonly RecordLine[];
}

/** A game read from its record, with comments and variations. */
export interface RecordedGame extends Course {
  /** The first position in notation, with all cards that the record has. */
  readonly first: string;
  readonly tree: RecordLine;
}

/** The part of a room's state that follows from the rules. */
export interface CoreState {
  readonly to_move: number | null;
  readonly position: Position;
  readonly legal: Moves | null;
  readonly outcome: Outcome | null;
  readonly has_call: boolean;
}

/** A position, and the game's outcome if it is over. */
export interface PlayedPosition extends Pick<CoreState, "to_move" | "position" | "outcome"> {
  readonly legal: Moves;
  readonly opening: Opening | null;
}

/** How the bots' games against themselves continued from an opening. */
export interface Opening {
  /** The number of games of each bot. */
  readonly games: number;
  readonly levels: readonly OpeningGames[];
}

export interface OpeningGames {
  readonly bot: string;
  /** Games that the player to move in the opening won, and lost. */
  readonly won: number;
  readonly lost: number;
  /** Games in which somebody gave up a win or a draw. */
  readonly faulty: number;
  /** The turn of the first such mistake, from 1: the median; null if there was none. */
  readonly first_turn: number | null;
}

type Value = string | number | null | undefined;

function isRefused(answer: unknown): answer is { error: string } {
  return typeof answer === "object" && answer !== null && "error" in answer;
}

/** A game is drawn after this many turns, since some could continue forever; as on the server. */
const MAX_TURNS = 1_000;

/** The core's commands. */
export class Questions {
  constructor(
    private readonly oracle: Oracle,
    readonly turnCap = MAX_TURNS,
  ) {}

  #ask<T>(command: string, ...keys: readonly (readonly [string, Value])[]): Promise<T> {
    return this.#send(command, keys);
  }

  async #send<T>(command: string, keys: readonly (readonly [string, Value])[], signal?: AbortSignal): Promise<T> {
    const given = keys.filter(([, value]) => value !== null && value !== undefined && value !== "");
    const lines = [["ask", command] as const, ...given].map(([key, value]) => `${key} ${value}`);
    const answer = await this.oracle.ask(lines.join("\n"), signal);
    if (isRefused(answer)) throw new CoreError(answer.error);
    return answer as T;
  }

  rules(game: string, rules: string): Promise<RuleSet> {
    return this.#ask("rules", ["game", game], ["rules", rules]);
  }

  state(course: Course, viewer: number | null): Promise<CoreState> {
    return this.#ask("state", ...this.#keysOf(course), ["viewer", viewer]);
  }

  moments(course: Course, viewer: number | null, first: number, limit: number): Promise<Moment[]> {
    return this.#ask("moments", ...this.#keysOf(course), ["viewer", viewer], ["first", first], ["limit", limit]);
  }

  /** Return what running out of time means now: a step as the core reads it. */
  async expiry(course: Course): Promise<string> {
    return (await this.#ask<{ event: string }>("expiry", ...this.#keysOf(course))).event;
  }

  async deal(game: string, rules: string, seats: number, seed: string): Promise<string | null> {
    const keys = [
      ["game", game],
      ["rules", rules],
      ["seats", seats],
      ["seed", seed],
    ] as const;
    return (await this.#ask<{ deal: string | null }>("deal", ...keys)).deal;
  }

  /** Return the moves that a bot chooses, in notation. */
  async turn(course: Course, bot: string, seed: string): Promise<string[]> {
    const count = course.events.length;
    const own = await this.#ask<{ seed: string }>("seed", ["seed", seed], ["count", count]);
    const choice = await this.#ask<{ moves: Moves }>("turn", ...this.#keysOf(course), ["bot", bot], ["seed", own.seed]);
    return choice.moves.moves.map((move) => move.text);
  }

  analysis(game: string, rules: string, position: string): Promise<PositionAnalysis> {
    return this.#ask("analysis", ["game", game], ["rules", rules], ["position", position]);
  }

  /** Analyse a position with all the cards that it gives, within this time; aborting ends the search. */
  search(
    { game, rules, position }: { game: string; rules: string; position: string },
    seconds: number,
    signal?: AbortSignal,
  ): Promise<PositionAnalysis> {
    const keys = [
      ["game", game],
      ["rules", rules],
      ["position", position],
      ["seconds", seconds],
      ["cards", "all"],
    ] as const;
    return this.#send("analysis", keys, signal);
  }

  /** Return the position after moves from a given one, in notation. */
  position(game: string, rules: string, position: string, moves: readonly string[]): Promise<PlayedPosition> {
    const keys = [
      ["game", game],
      ["rules", rules],
      ["position", position],
      ["events", moves.join(" ")],
    ] as const;
    return this.#ask("position", ...keys);
  }

  judgement(course: Course): Promise<Judgement | null> {
    return this.#ask("judgement", ...this.#keysOf(course));
  }

  /** Write a game as a record, with these headers. A tree of moves, if given, replaces the course's events. */
  async record(
    course: Course,
    viewer: number | null,
    headers: Readonly<Record<string, string>>,
    tree = "",
  ): Promise<string> {
    // A line break would start another line of the request.
    const lines = Object.entries(headers).map(
      ([key, value]) => ["header", `${key} ${value.replaceAll("\n", " ")}`] as const,
    );
    const keys = [...this.#keysOf(course), ["viewer", viewer] as const, ["tree", tree] as const, ...lines];
    return (await this.#ask<{ record: string }>("record", ...keys)).record;
  }

  /** Write moves from a position as a record, with all its cards; an empty position is the game's start. */
  async recordTree(game: string, rules: string, position: string, tree: string): Promise<string> {
    const keys = [
      ["game", game],
      ["rules", rules],
      ["position", position],
      ["cards", "all"],
      ["tree", tree],
    ] as const;
    return (await this.#ask<{ record: string }>("record", ...keys)).record;
  }

  /** Read a game from its record. */
  async replay(record: string): Promise<RecordedGame> {
    interface Replayed extends Omit<RecordedGame, "events"> {
      readonly events: string;
    }
    const found = await this.#ask<Replayed>("replay", [
      "record",
      record.replaceAll("\\", "\\\\").replaceAll("\n", "\\n"),
    ]);
    const { game, rules, seats, starter, deal, position, first, tree } = found;
    const events = found.events.split(" ").filter(Boolean);
    return { game, rules, seats, starter, deal, position: position ?? null, events, first, tree };
  }

  #keysOf(course: Course): readonly (readonly [string, Value])[] {
    return [
      ["game", course.game],
      ["rules", course.rules],
      ["seats", course.seats],
      ["starter", course.starter],
      ["deal", course.deal],
      ["position", course.position],
      ["turn_cap", this.turnCap],
      ["events", course.events.join(" ")],
    ];
  }
}
