import type { Puzzle } from "../../puzzles/collection";
import { dayOf } from "../../puzzles/daily";
import { bestOf, keepScore, recallScores, type Score } from "../../puzzles/scores";
import { nextInStreak, streakPuzzles } from "../../puzzles/streak";

/** A streak with one game: the puzzle to solve, and how many were solved. */
export class StreakRun {
  puzzle = $state.raw<Puzzle | null>(null);
  solved = $state(0);
  isOver = $state(false);
  /** Whether the streak that has just ended beat all earlier ones. */
  isBest = $state(false);
  scores = $state.raw<readonly Score[]>(recallScores("streaks"));
  readonly #puzzles: readonly Puzzle[];
  readonly #seen = new Set<string>();

  constructor(
    puzzles: readonly Puzzle[],
    readonly game: string,
  ) {
    this.#puzzles = streakPuzzles(puzzles, game);
  }

  get best(): number {
    return bestOf(this.scores, this.game, "")?.right ?? 0;
  }

  start(): void {
    [this.solved, this.isOver, this.isBest] = [0, false, false];
    this.next();
  }

  /** Show the next puzzle; if none is left, the streak ends. */
  next(): void {
    const puzzle = nextInStreak(this.#puzzles, this.#seen, this.solved, Math.random);
    if (puzzle) {
      this.#seen.add(puzzle.id);
      this.puzzle = puzzle;
    } else this.#end(0);
  }

  /** Take the result of the puzzle shown. */
  record(isSolved: boolean): void {
    if (this.isOver) return;
    if (isSolved) this.solved += 1;
    else this.#end(1);
  }

  #end(wrong: number): void {
    this.isOver = true;
    this.isBest = this.solved > this.best;
    const score = { game: this.game, rules: "", day: dayOf(new Date()), right: this.solved, wrong };
    this.scores = keepScore("streaks", score);
  }
}
