import { gameOf } from "../../games";
import type { AnyTypes, PuzzleChoice, PuzzleParts } from "../../games/game";
import type { PlayedPosition, Questions } from "../../local/question";
import { nextFrame } from "../../part/frame";
import type { Puzzle } from "../../puzzles/collection";
import { dayOf } from "../../puzzles/daily";
import { bestOf, keepScore, recallScores, type Score } from "../../puzzles/scores";
import { afterAnswer, nextBoard, type SprintState, startSprint } from "../../puzzles/sprint";

/** How long a missed answer is shown. */
const SHOWN_MS = 2000;
const TICK_MS = 200;

interface Board {
  readonly puzzle: Puzzle;
  readonly state: PlayedPosition;
}

/** A sprint of one rule set: the board shown, the clock and the score. */
export class SprintRun {
  phase = $state<"ready" | "running" | "over">("ready");
  score = $state.raw<SprintState>(startSprint(0));
  board = $state.raw<Board | null>(null);
  /** Whether the board is visible: a frame after the start, since on a phone both would take too long in one frame. */
  isOpen = $state(false);
  /** What a wrong answer overlooked, or called; null while an answer is due. */
  shown = $state.raw<AnyTypes["mark"] | null>(null);
  isLocked = $state(false);
  /** What is said about the latest answer, as the id of a text; for screen readers, what was overlooked. */
  said = $state.raw<{ readonly id: string; readonly overlooked?: string } | null>(null);
  seconds = $state(0);
  /** Whether the board has been shown for long enough. */
  isHidden = $state(false);
  /** The puzzles that were missed. */
  missed = $state.raw<readonly Puzzle[]>([]);
  scores = $state.raw<readonly Score[]>(recallScores("sprints"));
  /** Whether the sprint that has just ended beat all earlier ones. */
  isBest = $state(false);
  /** The boards with something to see, and those without. */
  readonly #kinds: readonly (readonly Puzzle[])[];
  readonly #seen = new Set<string>();
  #next: Promise<Board | null> | null = null;
  /** Whether the board shown has been answered, and the next one is due. */
  #isAdvancing = false;
  /** Counts the sprints begun and ended: what was due in one must not happen in the next. */
  #runs = 0;
  #ticker: ReturnType<typeof setInterval> | undefined;
  #flash: ReturnType<typeof setTimeout> | undefined;
  #pause: ReturnType<typeof setTimeout> | undefined;

  constructor(
    private readonly core: Questions,
    puzzles: readonly Puzzle[],
    private readonly parts: PuzzleParts<AnyTypes>,
    readonly game: string,
    readonly rules: string,
    /** How many seconds each board is shown; 0 until it is answered. */
    private readonly flash = 0,
  ) {
    const hasMark = ({ answers }: Puzzle) => answers.some((each) => parts.mark(each) !== null);
    this.#kinds = [puzzles.filter(hasMark), puzzles.filter((each) => !hasMark(each))];
  }

  get best(): Score | null {
    return bestOf(this.scores, this.game, this.#scored);
  }

  /** The rules that a score is kept for: one with boards that vanish is another feat. */
  get #scored(): string {
    return this.flash ? `${this.rules} ${this.flash}s` : this.rules;
  }

  get choices(): readonly PuzzleChoice[] {
    if (!this.board) return [];
    return this.parts.choices(this.board.puzzle.theme, this.board.state.legal.moves);
  }

  /** Draw the first board before it is needed, so that the page can have it ready; a failure shows at the start. */
  async prepare(): Promise<void> {
    const first = await this.#draw().catch(() => null);
    if (this.phase === "ready") this.board ??= first;
  }

  async start(): Promise<void> {
    const ready = this.phase === "ready" ? this.board : null;
    this.close();
    const run = this.#runs;
    this.#seen.clear();
    [this.missed, this.said, this.#isAdvancing] = [[], null, false];
    this.score = startSprint(Date.now());
    let first: Board | null;
    try {
      first = ready ?? (await this.#draw());
    } catch {
      if (run === this.#runs) this.said = { id: "puzzle-failed" };
      return;
    }
    if (run !== this.#runs) return;
    if (ready) this.#seen.add(ready.puzzle.id);
    this.score = startSprint(Date.now());
    this.phase = "running";
    this.#ticker = setInterval(() => this.#tick(), TICK_MS);
    this.#tick();
    this.#show(first);
    await nextFrame();
    this.isOpen = this.phase === "running";
  }

  answer(answer: string): void {
    const { board } = this;
    if (this.phase !== "running" || this.isLocked || this.#isAdvancing || !board) return;
    const isRight = board.puzzle.answers.includes(answer);
    const score = afterAnswer(this.score, isRight, Date.now());
    const isLate = score === this.score;
    this.score = score;
    if (!isRight && !isLate) this.missed = [...this.missed, board.puzzle];
    this.#tick();
    if (this.phase !== "running") return;
    const { flash } = this.parts;
    const overlooked = board.puzzle.answers.map((each) => this.parts.mark(each)).find((each) => each !== null);
    if (isRight) this.said = { id: "puzzle-right" };
    else if (overlooked && flash) this.said = { id: flash.missed(overlooked), overlooked: flash.name(overlooked) };
    else this.said = { id: this.parts.why(board.puzzle.theme, answer) ?? "puzzle-why-goal" };
    if (isRight) {
      void this.#advance();
      return;
    }
    // Show the line that was missed; if there was none, the wrong call.
    this.shown = overlooked ?? this.parts.mark(answer);
    clearTimeout(this.#flash);
    [this.isLocked, this.isHidden] = [true, false];
    this.#pause = setTimeout(() => void this.#advance(), SHOWN_MS);
  }

  close(): void {
    this.#runs += 1;
    clearInterval(this.#ticker);
    clearTimeout(this.#pause);
    clearTimeout(this.#flash);
  }

  async #advance(): Promise<void> {
    const run = this.#runs;
    this.#isAdvancing = true;
    // Without a board the sprint ends with the score so far.
    const [next] = await Promise.all([this.#next?.catch(() => null) ?? null, nextFrame()]);
    if (run !== this.#runs) return;
    this.#isAdvancing = false;
    this.#show(next);
  }

  /** Show a board, and prepare the one after it. */
  #show(board: Board | null): void {
    // The message about a mistake doesn't apply to the next board.
    if (this.isLocked) this.said = null;
    [this.board, this.shown, this.isLocked, this.isHidden] = [board, null, false, false];
    clearTimeout(this.#flash);
    if (board && this.flash) this.#flash = setTimeout(() => (this.isHidden = true), 1000 * this.flash);
    if (board) this.#next = this.#draw();
    else this.#end();
  }

  async #draw(): Promise<Board | null> {
    const puzzle = nextBoard(this.#kinds, this.#seen, this.score.right, Math.random);
    if (!puzzle) return null;
    this.#seen.add(puzzle.id);
    return { puzzle, state: await this.core.position(puzzle.game, puzzle.rules, puzzle.position, []) };
  }

  #tick(): void {
    const left = this.score.ends - Date.now();
    this.seconds = Math.max(0, Math.ceil(left / 1000));
    if (left <= 0 && this.phase === "running") this.#end();
  }

  #end(): void {
    this.close();
    const before = this.best?.right ?? 0;
    const { right, wrong } = this.score;
    this.isBest = right > before;
    if (right + wrong > 0)
      this.scores = keepScore("sprints", {
        game: this.game,
        rules: this.#scored,
        day: dayOf(new Date()),
        right,
        wrong,
      });
    this.phase = "over";
    this.said = null;
    this.isOpen = false;
  }
}

/** The rule sets in which a game has boards for a sprint, the most common first. */
export async function findSprints(puzzles: readonly Puzzle[], games: readonly string[]) {
  const found = await Promise.all(
    games.map(async (game) => {
      const parts = (await gameOf(game).puzzles?.()) ?? null;
      if (!parts?.flash) return [];
      const own = puzzles.filter((each) => each.game === game && each.theme === parts.flash?.theme);
      const sets = grouped(own);
      return [...sets].map(([rules, boards]) => ({ game, rules, boards, parts }));
    }),
  );
  return found.flat().sort((one, other) => other.boards.length - one.boards.length);
}

function grouped(puzzles: readonly Puzzle[]): Map<string, Puzzle[]> {
  const sets = new Map<string, Puzzle[]>();
  for (const each of puzzles) sets.set(each.rules, [...(sets.get(each.rules) ?? []), each]);
  return sets;
}
