/** An attempt at a step of a lesson. The core knows the rules, the course the verdicts. */
import type { PlayedPosition, Questions } from "../local/question";
import { type Answers, follow, isReason, type LessonStep, replyOf, rightAnswer } from "./course";

export type StepFeedback =
  /** The turn continues. */
  | { readonly kind: "more" }
  /** The opponent has replied with these moves, and another turn is due. */
  | { readonly kind: "goes-on"; readonly reply: readonly string[] }
  | { readonly kind: "right" }
  /** `why` is the id of a text; `line` has the moves that show it, the answer's first. */
  | { readonly kind: "wrong"; readonly why: string; readonly line: readonly string[] };

type Core = Pick<Questions, "position">;

export class StepAttempt {
  /** The moves before the current turn, and in it. */
  #before: readonly string[] = [];
  #turn: readonly string[] = [];
  /** The verdicts on the current turn. */
  #answers: Answers;
  #state: PlayedPosition;
  /** The position in which the current turn began. */
  #begun: PlayedPosition;

  private constructor(
    private readonly core: Core,
    readonly game: string,
    readonly step: LessonStep,
    readonly start: PlayedPosition,
  ) {
    this.#state = this.#begun = start;
    this.#answers = step.answers;
  }

  static async open(core: Core, game: string, step: LessonStep): Promise<StepAttempt> {
    return new StepAttempt(core, game, step, await core.position(game, step.rules, step.position, []));
  }

  /** The position now. */
  get state(): PlayedPosition {
    return this.#state;
  }

  get moves(): readonly string[] {
    return [...this.#before, ...this.#turn];
  }

  /** Play a move of the answer. */
  async play(move: string): Promise<StepFeedback> {
    const turn = [...this.#turn, move];
    this.#state = await this.at([...this.#before, ...turn]);
    this.#turn = turn;
    const next = follow(this.#answers, turn);
    const reply = next === null ? [] : replyOf(next);
    if (next === null || !reply.length) return this.#judge(turn);
    const moves = [...this.moves, ...reply];
    this.#state = this.#begun = await this.at(moves);
    [this.#before, this.#turn, this.#answers] = [moves, [], next];
    return { kind: "goes-on", reply };
  }

  /** Answer with a word. */
  choose(word: string): StepFeedback {
    const feedback = this.#judge([word]);
    return feedback.kind === "wrong" ? { ...feedback, line: [] } : feedback;
  }

  /** Go back to the beginning of the turn, to try again. */
  retry(): void {
    [this.#turn, this.#state] = [[], this.#begun];
  }

  /** Return a right answer that begins like the one so far: its moves with the opponent's, or a word. */
  solution(): readonly string[] {
    return [...this.#before, ...(rightAnswer(this.#answers) ?? [])];
  }

  /** Return the position after these moves from the step's position. */
  at(moves: readonly string[]): Promise<PlayedPosition> {
    return this.core.position(this.game, this.step.rules, this.step.position, moves);
  }

  #judge(moves: readonly string[]): StepFeedback {
    const found = follow(this.#answers, moves);
    if (found === null) throw new Error(`no verdict on ${moves.join(" ")}`);
    if (found === true) return { kind: "right" };
    if (!isReason(found)) return { kind: "more" };
    const [why = "", ...line] = found;
    return { kind: "wrong", why, line: [...this.#before, ...moves, ...line] };
  }
}
