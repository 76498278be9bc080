/** An attempt at a puzzle: judges answers, and plays the opponent. The core knows the rules and the values. */
import type { AnyTypes, PuzzleParts } from "../games/game";
import { type LineTurn, turnsOf } from "../local/line";
import type { PlayedPosition, Questions } from "../local/question";
import { OWN } from "../mistakes/mistake";
import type { PositionAnalysis, TurnAnalysis } from "../protocol/types";
import type { Puzzle } from "./collection";

/** At most this many defences are compared: the opponent must not keep the player waiting. */
const MAX_DEFENCES = 24;

export type Feedback =
  /** The turn continues. */
  | { readonly kind: "more" }
  /** The opponent has replied with these moves, and another turn is due. */
  | { readonly kind: "right"; readonly reply: readonly string[] }
  | { readonly kind: "solved" }
  /** `why` is the id of a text; `line` are the moves that show it, the answer's first. */
  | { readonly kind: "wrong"; readonly why: string; readonly line: readonly string[] };

type Core = Pick<Questions, "position" | "analysis" | "rules">;

/** Return the complete turns of an analysis, without those that only begin others. */
export function wholeTurns({ turns }: Pick<PositionAnalysis, "turns">): TurnAnalysis[] {
  const texts = turns.map(textsOf);
  const begun = new Set(texts.flatMap((moves) => moves.slice(1).map((_, index) => moves.slice(0, index + 1).join())));
  return turns.filter((_, index) => !begun.has((texts[index] ?? []).join()));
}

function textsOf({ moves }: Pick<TurnAnalysis, "moves">): string[] {
  return moves.moves.map((move) => move.text);
}

function isSame(one: readonly string[], other: readonly string[]): boolean {
  return one.length === other.length && one.every((move, index) => move === other[index]);
}

export class Attempt {
  /** The moves before the current turn, and in it. */
  #before: readonly string[] = [];
  #turn: readonly string[] = [];
  #state: PlayedPosition;
  /** The position in which the current turn began. */
  #begun: PlayedPosition;

  private constructor(
    private readonly core: Core,
    readonly puzzle: Puzzle,
    private readonly parts: PuzzleParts<AnyTypes>,
    readonly start: PlayedPosition,
  ) {
    this.#state = this.#begun = start;
  }

  static async open(core: Core, puzzle: Puzzle, parts: PuzzleParts<AnyTypes>): Promise<Attempt> {
    const start = await core.position(puzzle.game, puzzle.rules, puzzle.position, []);
    return new Attempt(core, puzzle, parts, start);
  }

  /** The position now. */
  get state(): PlayedPosition {
    return this.#state;
  }

  /** All moves so far. */
  get moves(): readonly string[] {
    return [...this.#before, ...this.#turn];
  }

  /** Play a move of the current turn. */
  async play(move: string): Promise<Feedback> {
    const turn = [...this.#turn, move];
    const state = await this.at([...this.#before, ...turn]);
    this.#turn = turn;
    this.#state = state;
    return this.#judge();
  }

  /** Answer with a word, or with a move that needn't be played. */
  async choose(answer: string): Promise<Feedback> {
    const { answers, theme } = this.puzzle;
    if (answers.includes(answer)) return { kind: "solved" };
    const line = this.parts.isWord(theme) ? await this.#bestLine([]) : [];
    return { kind: "wrong", why: this.parts.why(theme, answer) ?? "puzzle-why-goal", line };
  }

  /** Go back to the beginning of the turn, to try again. */
  retry(): void {
    this.#turn = [];
    this.#state = this.#begun;
  }

  /** Return the turns of a line, given in notation, after its first moves. */
  turns(line: readonly string[], first: number): Promise<LineTurn[]> {
    return turnsOf((moves) => this.at(moves), line, first);
  }

  /** Return the moves of a line, given in notation. */
  async read(line: readonly string[]): Promise<AnyTypes["move"][]> {
    return (await this.turns(line, 0)).flatMap(({ moves }) => moves);
  }

  /** Return the moves of a solution from the puzzle's position on; none if the answer is a word. */
  async solution(): Promise<readonly string[]> {
    const [answer = ""] = this.puzzle.answers;
    if (this.parts.isWord(this.puzzle.theme)) return this.#bestLine([]);
    const moves = this.parts.split(answer);
    return this.parts.goesOn(this.puzzle.theme) ? [...moves, ...(await this.#bestLine(moves))] : moves;
  }

  /** Return the position after these moves from the puzzle's position. */
  at(moves: readonly string[]): Promise<PlayedPosition> {
    const { game, rules, position } = this.puzzle;
    return this.core.position(game, rules, position, moves);
  }

  async #judge(): Promise<Feedback> {
    const isFirst = this.#before.length === 0;
    const { to_move, outcome } = this.#state;
    const answers = this.puzzle.answers.map((each) => this.parts.split(each));
    if (isFirst && answers.some((each) => isSame(each, this.#turn))) return this.#proceed();
    const isOver = outcome !== null || to_move !== this.start.to_move;
    const isEnough = isFirst && answers.every((each) => each.length <= this.#turn.length);
    if (!isOver && !isEnough) return { kind: "more" };
    if (!isFirst && (await this.#keepsWin())) return this.#proceed();
    return this.#refute();
  }

  /** Whether the turn just made keeps the win: any such turn is right. */
  async #keepsWin(): Promise<boolean> {
    if (this.#state.outcome) return this.#state.outcome.winner === this.start.to_move;
    return (await this.#analyse(this.#state)).value === -1;
  }

  async #proceed(): Promise<Feedback> {
    if (this.#state.outcome || !this.parts.goesOn(this.puzzle.theme)) return { kind: "solved" };
    const reply = await this.#defend(this.#state);
    const moves = [...this.moves, ...reply];
    this.#state = this.#begun = await this.at(moves);
    [this.#before, this.#turn] = [moves, []];
    return { kind: "right", reply };
  }

  /** Choose a longest defence, if possible one against which only one turn wins. */
  async #defend(state: PlayedPosition): Promise<readonly string[]> {
    const turns = wholeTurns(await this.#analyse(state));
    const longest = Math.max(...turns.map(({ distance }) => distance ?? 0));
    const best = turns.filter(({ distance }) => distance === longest).slice(0, MAX_DEFENCES);
    let [chosen, fewest]: [readonly string[], number] = [best[0] ? textsOf(best[0]) : [], Number.POSITIVE_INFINITY];
    for (const each of best) {
      const after = await this.at([...this.moves, ...textsOf(each)]);
      const wins = wholeTurns(await this.#analyse(after)).filter(({ value }) => value === 1).length;
      if (wins < fewest) [chosen, fewest] = [textsOf(each), wins];
      if (wins === 1) break;
    }
    return chosen;
  }

  async #refute(): Promise<Feedback> {
    const rules = await this.core.rules(this.puzzle.game, this.puzzle.rules);
    const after = { position: this.#state.position, rules };
    const own = this.parts.why(this.puzzle.theme, this.#turn.at(-1) ?? "", after);
    const { outcome, to_move } = this.#state;
    const isSame = !outcome && to_move === this.start.to_move;
    if (own !== null || (isSame && this.puzzle.theme !== OWN))
      return { kind: "wrong", why: own ?? "puzzle-why-goal", line: this.moves };
    // The value from the opponent's point of view.
    const sign = isSame ? -1 : 1;
    const value = outcome ? 0 : sign * ((await this.#analyse(this.#state)).value ?? 0);
    const why = value === 1 ? "puzzle-why-lost" : value === 0 ? "puzzle-why-drawn" : "puzzle-why-goal";
    return { kind: "wrong", why, line: [...this.moves, ...(await this.#bestLine(this.moves))] };
  }

  /** Return both sides' best moves from a position to the end. */
  async #bestLine(moves: readonly string[]): Promise<readonly string[]> {
    const state = await this.at(moves);
    if (state.outcome) return [];
    return (await this.#analyse(state)).line.flatMap((turn) => turn.moves.map((move) => move.text));
  }

  #analyse({ position }: PlayedPosition): Promise<PositionAnalysis> {
    return this.core.analysis(this.puzzle.game, this.puzzle.rules, position.text);
  }
}
