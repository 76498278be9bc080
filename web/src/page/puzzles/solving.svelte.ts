import { gameOf } from "../../games";
import type { AnyTypes, Chosen, PuzzleChoice, PuzzleParts, TableView } from "../../games/game";
import { text } from "../../language/language.svelte";
import type { LineTurn } from "../../local/line";
import type { PlayedPosition, Questions } from "../../local/question";
import { nextFrame } from "../../part/frame";
import type { Feedback } from "../../puzzles/attempt";
import { Attempt } from "../../puzzles/attempt";
import type { Puzzle } from "../../puzzles/collection";
import type { Announcement } from "../../table/announcement";
import type { Reader } from "../../table/ending";

/** How long each position of a line is shown. */
const FRAME_MS = 900;

type Phase =
  /** An answer is due. */
  | "answer"
  /** The core is thinking. */
  | "thinking"
  | "wrong"
  | "solved"
  /** The solution is shown. */
  | "given-up";

/** A puzzle being solved, as a table that the game's board can show. */
export class Solving implements TableView<AnyTypes> {
  readonly played = [];
  readonly browsing = null;
  readonly isPlayer = true;
  readonly isPlaying = true;
  draft = $state.raw<AnyTypes["draft"]>();
  phase = $state<Phase>("answer");
  /** The latest response, as the id of a text, the id of the choice that it names, and what the board plays with it. */
  said = $state.raw<{ id: string; choice?: string; turns?: readonly LineTurn[] } | null>(null);
  /** The moves of the solution, when it is shown. */
  solution = $state.raw<readonly AnyTypes["move"][]>([]);
  /** What a wrong answer highlights on the board. */
  news = $state.raw<Announcement | null>(null);
  /** Whether each answer was right. */
  marks = $state.raw<readonly boolean[]>([]);
  #state = $state.raw() as PlayedPosition;
  #count = $state(0);
  #timer: ReturnType<typeof setTimeout> | undefined;
  /** Counts the lines shown: a step of an abandoned line must not appear in the next one. */
  #walks = 0;
  #isClosed = false;

  private constructor(
    private readonly attempt: Attempt,
    private readonly parts: PuzzleParts<AnyTypes>,
    /** Called with the result of each attempt; it is true only if no attempt was wrong. */
    private readonly finish: (isSolved: boolean) => void,
  ) {
    this.#state = attempt.state;
    this.draft = gameOf(attempt.puzzle.game).draft.nothing;
  }

  static async open(core: Questions, puzzle: Puzzle, finish: (isSolved: boolean) => void): Promise<Solving> {
    const parts = await gameOf(puzzle.game).puzzles?.();
    if (!parts) throw new Error(`there are no puzzles for ${puzzle.game}`);
    return new Solving(await Attempt.open(core, puzzle, parts), parts, finish);
  }

  get puzzle(): Puzzle {
    return this.attempt.puzzle;
  }

  /** The moves made since the start of the puzzle. */
  get moves(): readonly string[] {
    return this.attempt.moves;
  }

  get position(): AnyTypes["position"] {
    return this.#state.position;
  }

  get seat(): number {
    return this.attempt.start.to_move ?? 1;
  }

  get seats(): readonly number[] {
    return [this.seat];
  }

  get steps(): readonly unknown[] {
    return Array.from({ length: this.#count });
  }

  get legal(): readonly AnyTypes["move"][] {
    return this.phase === "answer" ? this.parts.offered(this.puzzle.theme, this.#state.legal.moves) : [];
  }

  get choices(): readonly PuzzleChoice[] {
    return this.parts.choices(this.puzzle.theme, this.attempt.start.legal.moves);
  }

  get ending(): AnyTypes["ending"] | null {
    return this.#state.outcome?.ending ?? null;
  }

  get reader(): Reader | null {
    const { outcome } = this.#state;
    return outcome && (outcome.winner === this.seat ? "winner" : "loser");
  }

  get isOver(): boolean {
    return this.phase === "solved" || this.phase === "given-up";
  }

  /** Whether no answer was wrong so far. */
  get isFlawless(): boolean {
    return !this.marks.includes(false);
  }

  name(seat: number): string {
    return text("play-player", { seat });
  }

  play(move: AnyTypes["move"]): void {
    void this.#answer(() => this.attempt.play(move.text));
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
  choose({ answer }: PuzzleChoice): void {
    void this.#answer(() => this.attempt.choose(answer));
  }

  async retry(): Promise<void> {
    this.#stop();
    this.attempt.retry();
    this.#show(this.attempt.state);
    await nextFrame();
    this.said = null;
    this.phase = "answer";
  }

  /** Give up: show a solution on the board. */
  async giveUp(): Promise<void> {
    this.#stop();
    this.#record(false);
    this.phase = "thinking";
    await nextFrame();
    if (this.#isClosed) return;
    this.phase = "given-up";
    const [answer = ""] = this.puzzle.answers;
    const choice = this.choices.find((each) => this.puzzle.answers.includes(each.answer));
    this.said = { id: "puzzle-solution", ...(choice && { choice: choice.words }) };
    try {
      await nextFrame();
      if (!choice) this.solution = await this.attempt.read(this.parts.split(answer));
      const moves = choice && !this.parts.isWord(this.puzzle.theme) ? [] : await this.attempt.solution();
      await nextFrame();
      await this.#walk(moves, 0);
    } catch {
      this.#fail();
    }
  }

  /** Return the moves of a line from the puzzle's position. */
  read(line: readonly string[]): Promise<AnyTypes["move"][]> {
    return this.attempt.read(line);
  }

  close(): void {
    this.#isClosed = true;
    this.#stop();
  }

  async #answer(ask: () => Promise<Feedback>): Promise<void> {
    if (this.phase !== "answer") return;
    this.phase = "thinking";
    this.news = null;
    try {
      const frame = nextFrame();
      const feedback = await ask();
      if (this.#isClosed) return;
      if (feedback.kind === "solved" || feedback.kind === "wrong") this.#record(feedback.kind === "solved");
      await frame;
      if (!this.#isClosed) await this.#take(feedback);
    } catch {
      // The core's worker has ended; the next question starts another.
      await this.retry();
      this.#fail();
    }
  }

  #fail(): void {
    this.said = { id: "puzzle-failed" };
  }

  /** Record a result at once, without waiting for a frame: the reader may leave the page now. */
  #record(isRight: boolean): void {
    this.marks = [...this.marks, isRight];
    this.finish(this.isFlawless);
  }

  /** Respond to an answer, in steps of one frame each: on a phone, all in one would take too long. */
  async #take(feedback: Feedback): Promise<void> {
    if (feedback.kind === "wrong") return this.#reject(feedback.why, feedback.line);
    if (feedback.kind === "more") this.phase = "answer";
    this.#show(this.attempt.state);
    if (feedback.kind === "more") return;
    const reply = feedback.kind === "right" ? feedback.reply : [];
    const [turns] = await Promise.all([this.#turns(this.moves, this.moves.length - reply.length), nextFrame()]);
    if (this.#isClosed) return;
    const isSolved = feedback.kind === "solved";
    this.phase = isSolved ? "solved" : "answer";
    const praise = this.isFlawless ? "puzzle-solved" : "puzzle-solved-later";
    this.said = isSolved ? { id: praise } : { id: "puzzle-goes-on", turns };
  }

  async #reject(why: string, line: readonly string[]): Promise<void> {
    const turns = await this.#turns(line, this.moves.length);
    if (this.#isClosed) return;
    this.phase = "wrong";
    this.said = { id: why, turns };
    this.draft = gameOf(this.puzzle.game).draft.nothing;
    const mark = this.parts.mark(this.attempt.moves.at(-1) ?? "");
    if (mark !== null) this.news = { kind: "bad", seat: this.seat, words: text(why), mark };
    await nextFrame();
    // If the line can't be shown, the text still says how it ends.
    this.#walk(line, this.moves.length).catch(() => {});
  }

  /** Return the turns of a line after its first moves; none if the core fails, as the board shows them too. */
  #turns(line: readonly string[], first: number): Promise<readonly LineTurn[]> {
    return this.attempt.turns(line, first).catch(() => []);
  }

  /** Show the position after some moves of a line, then the next ones, one after another. */
  async #walk(line: readonly string[], first: number): Promise<void> {
    const walk = this.#walks;
    const state = await this.attempt.at(line.slice(0, first));
    if (this.#isClosed || this.#walks !== walk) return;
    this.#show(state);
    if (first >= line.length) return;
    this.#timer = setTimeout(() => {
      this.#walk(line, first + 1).catch(() => {});
    }, FRAME_MS);
  }

  #show(state: PlayedPosition): void {
    this.#state = state;
    this.#count += 1;
    this.draft = gameOf(this.puzzle.game).draft.refresh(this.draft, this.legal);
  }

  #stop(): void {
    clearTimeout(this.#timer);
    this.#walks += 1;
    this.news = null;
  }
}
