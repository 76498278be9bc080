import { gameOf } from "../../games";
import type { AnyTypes, Chosen, TableView } from "../../games/game";
import { text } from "../../language/language.svelte";
import { StepAttempt, type StepFeedback } from "../../lessons/attempt";
import type { Lesson } from "../../lessons/course";
import { type LineTurn, turnsOf } from "../../local/line";
import type { PlayedPosition, Questions } from "../../local/question";
import type { Reader } from "../../table/ending";

/** How long each position of a line is shown. */
const FRAME_MS = 900;

type Phase =
  /** An answer is due. */
  | "answer"
  /** The core is thinking. */
  | "thinking"
  | "wrong"
  | "right"
  /** The solution is shown. */
  | "shown"
  /** The exam is announced; its first task is on the board. */
  | "exam"
  /** All steps are done. */
  | "done";

/** A lesson in progress, as a table that the game's board can show. */
export class Learning implements TableView<AnyTypes> {
  readonly played = [];
  readonly browsing = null;
  readonly news = null;
  readonly isPlayer = true;
  readonly isPlaying = true;
  draft = $state.raw<AnyTypes["draft"]>();
  phase = $state<Phase>("answer");
  /** The reason why the latest answer is wrong: the id of a text and the move that shows it. */
  why = $state.raw<{ id: string; reply: string } | null>(null);
  /** The opponent's reply to a right turn, when another is due. */
  reply = $state.raw<readonly LineTurn[] | null>(null);
  /** Whether the core failed at the latest request, which can be repeated. */
  hasFailed = $state(false);
  index = $state(0);
  /** Whether the first answer to each step so far was right. */
  #marks: boolean[] = [];
  #attempt = $state.raw() as StepAttempt;
  #state = $state.raw() as PlayedPosition;
  #count = $state(0);
  #timer: ReturnType<typeof setTimeout> | undefined;
  #isClosed = false;

  private constructor(
    private readonly core: Questions,
    private readonly game: string,
    readonly lesson: Lesson,
    first: StepAttempt,
    /** Called when all steps are done, with the number of exam tasks that were right at the first attempt. */
    private readonly finish: (right: number) => void,
  ) {
    this.#attempt = first;
    this.#state = first.state;
    this.draft = gameOf(game).draft.nothing;
  }

  static async open(core: Questions, game: string, lesson: Lesson, finish: (right: number) => void): Promise<Learning> {
    const [first] = lesson.steps;
    if (!first) throw new Error(`lesson ${lesson.name} has no steps`);
    return new Learning(core, game, lesson, await StepAttempt.open(core, game, first), finish);
  }

  get step() {
    return this.#attempt.step;
  }

  get position(): AnyTypes["position"] {
    return this.#state.position;
  }

  get seat(): number {
    return this.#attempt.start.to_move ?? 1;
  }

  get seats(): readonly number[] {
    return [this.seat];
  }

  get steps(): readonly unknown[] {
    return Array.from({ length: this.#count });
  }

  get legal(): readonly AnyTypes["move"][] {
    return this.phase === "answer" && !this.step.choices.length ? this.#state.legal.moves : [];
  }

  get ending(): AnyTypes["ending"] | null {
    return this.#state.outcome?.ending ?? null;
  }

  get reader(): Reader | null {
    const { outcome } = this.#state;
    return outcome && (outcome.winner === this.seat ? "winner" : "loser");
  }

  /** A right answer in a word or in notation. */
  get solution(): string {
    return this.#attempt.solution().join(" ");
  }

  get examTasks(): number {
    return this.lesson.steps.filter((each) => each.is_exam).length;
  }

  get examRight(): number {
    return this.lesson.steps.filter((each, index) => each.is_exam && this.#marks[index]).length;
  }

  name(seat: number): string {
    return text("play-player", { seat });
  }

  play(move: AnyTypes["move"]): void {
    void this.#answer(() => this.#attempt.play(move.text));
  }

  take({ draft, send }: Chosen<AnyTypes>): void {
    this.draft = draft;
    if (send) this.play(send);
  }

  drop(chosen: Chosen<AnyTypes>): void {
    this.take(chosen);
  }

  async browse(): Promise<void> {}

  /** Answer with a button. */
  choose(word: string): void {
    void this.#answer(async () => this.#attempt.choose(word));
  }

  retry(): void {
    this.#stop();
    this.#attempt.retry();
    this.#begin();
  }

  /** Show a right answer on the board. */
  async showSolution(): Promise<void> {
    this.#stop();
    this.#mark(false);
    this.phase = "shown";
    this.why = null;
    this.hasFailed = false;
    this.#attempt.retry();
    const moves = this.step.choices.length ? [] : this.#attempt.solution();
    try {
      await this.#walk(moves, this.#attempt.moves.length);
    } catch {
      this.hasFailed = true;
    }
  }

  /** Continue to the next step, or to the end. */
  async next(): Promise<void> {
    this.#stop();
    const step = this.lesson.steps[this.index + 1];
    if (!step) {
      this.phase = "done";
      this.finish(this.examRight);
      return;
    }
    const isExam = step.is_exam && !this.step.is_exam;
    await this.#go(this.index + 1, isExam ? "exam" : "answer");
  }

  /** The exam was announced: its first task is due. */
  startExam(): void {
    this.phase = "answer";
    this.#show(this.#attempt.state);
  }

  /** Take the exam again, once all steps are done; its first answers count again. */
  async repeatExam(): Promise<void> {
    await this.#go(
      this.lesson.steps.findIndex((each) => each.is_exam),
      "exam",
    );
  }

  close(): void {
    this.#isClosed = true;
    this.#stop();
  }

  async #go(index: number, phase: "answer" | "exam"): Promise<void> {
    this.hasFailed = false;
    const step = this.lesson.steps[index];
    try {
      const attempt = step && (await StepAttempt.open(this.core, this.game, step));
      if (!attempt || this.#isClosed) return;
      this.#marks = this.#marks.slice(0, index);
      this.#attempt = attempt;
      this.index = index;
      this.#begin(phase);
    } catch {
      this.hasFailed = true;
    }
  }

  #begin(phase: "answer" | "exam" = "answer"): void {
    this.phase = phase;
    this.why = null;
    this.reply = null;
    this.hasFailed = false;
    this.draft = gameOf(this.game).draft.nothing;
    this.#show(this.#attempt.state);
  }

  /** Only the first answer to a step counts. */
  #mark(isRight: boolean): void {
    this.#marks[this.index] ??= isRight;
  }

  async #answer(ask: () => Promise<StepFeedback>): Promise<void> {
    if (this.phase !== "answer") return;
    this.phase = "thinking";
    this.hasFailed = false;
    try {
      const feedback = await ask();
      if (!this.#isClosed) await this.#take(feedback);
    } catch {
      // The core's worker has ended; the next question starts another.
      this.retry();
      this.hasFailed = true;
    }
  }

  async #take(feedback: StepFeedback): Promise<void> {
    if (feedback.kind === "wrong") {
      this.#mark(false);
      const done = this.#attempt.moves.length;
      this.why = { id: feedback.why, reply: feedback.line.slice(done).join(" ") };
      this.draft = gameOf(this.game).draft.nothing;
      this.phase = "wrong";
      // If the line can't be shown, the text still says why.
      this.#walk(feedback.line, done).catch(() => {});
      return;
    }
    if (feedback.kind === "right") this.#mark(true);
    if (feedback.kind === "goes-on") {
      const attempt = this.#attempt;
      const { moves } = attempt;
      const first = moves.length - feedback.reply.length;
      // If the core fails, the board still shows the reply.
      this.reply = await turnsOf((line) => attempt.at(line), moves, first).catch(() => []);
      if (this.#isClosed) return;
    }
    this.phase = feedback.kind === "right" ? "right" : "answer";
    this.#show(this.#attempt.state);
  }

  /** Show the position after some moves of a line, then the next ones, one after another. */
  async #walk(line: readonly string[], first: number): Promise<void> {
    const attempt = this.#attempt;
    const state = await attempt.at(line.slice(0, first));
    // By now the learner may have tried again, or be at the next step.
    if (this.#isClosed || this.phase === "answer" || attempt !== this.#attempt) return;
    this.#show(state);
    if (first >= line.length) return;
    this.#timer = setTimeout(() => {
      this.#walk(line, first + 1).catch(() => {});
    }, FRAME_MS);
  }

  #show(state: PlayedPosition): void {
    this.#state = state;
    this.#count += 1;
    this.draft = gameOf(this.game).draft.refresh(this.draft, this.legal);
  }

  #stop(): void {
    clearTimeout(this.#timer);
  }
}
