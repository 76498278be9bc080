/** An attempt at a step of a lesson. The core knows the rules, the course the verdicts. */
import type { PlayedPosition, Questions } from "../local/question";
import { follow, isReason, type LessonStep, rightAnswer } from "./course";

export type StepFeedback =
  /** The turn continues. */
  | { readonly kind: "more" }
  | { readonly kind: "right" }
  /** `why` is the id of a text; `line` has the moves that show it, the answer's first. */
  | { readonly kind: "wrong"; readonly why: string; readonly line: readonly string[] };

type Core = Pick<Questions, "position">;

export class StepAttempt {
  #moves: readonly string[] = [];
  #state: PlayedPosition;

  private constructor(
    private readonly core: Core,
    readonly game: string,
    readonly step: LessonStep,
    readonly start: PlayedPosition,
  ) {
    this.#state = start;
  }

  static async open(core: Core, game: string, step: LessonStep): Promise<StepAttempt> {
    return new StepAttempt(core, game, step, await core.position(game, step.rules, step.position, []));
  }

  /** The position now. */
  get state(): PlayedPosition {
    return this.#state;
  }

  get moves(): readonly string[] {
    return this.#moves;
  }

  /** Play a move of the answer. */
  async play(move: string): Promise<StepFeedback> {
    const moves = [...this.#moves, move];
    this.#state = await this.at(moves);
    this.#moves = moves;
    return this.#judge(moves);
  }

  /** Answer with a word. */
  choose(word: string): StepFeedback {
    const feedback = this.#judge([word]);
    return feedback.kind === "wrong" ? { ...feedback, line: [] } : feedback;
  }

  /** Go back to the step's position, to try again. */
  retry(): void {
    [this.#moves, this.#state] = [[], this.start];
  }

  /** Return a right answer: its moves, or a word. */
  solution(): readonly string[] {
    return rightAnswer(this.step.answers) ?? [];
  }

  /** Return the position after these moves from the step's position. */
  at(moves: readonly string[]): Promise<PlayedPosition> {
    return this.core.position(this.game, this.step.rules, this.step.position, moves);
  }

  #judge(moves: readonly string[]): StepFeedback {
    const found = follow(this.step.answers, moves);
    if (found === null) throw new Error(`no verdict on ${moves.join(" ")}`);
    if (found === true) return { kind: "right" };
    if (!isReason(found)) return { kind: "more" };
    const [why = "", ...line] = found;
    return { kind: "wrong", why, line: [...moves, ...line] };
  }
}
