import { canRunCore } from "../../local/able";
import type { Questions } from "../../local/question";
import { facetsOf, levelsOf, weeksOf } from "../../mistakes/figures";
import { dueNow, KINDS, type Mistake, type ReviewedGame } from "../../mistakes/mistake";
import { afterAnswer } from "../../mistakes/schedule";
import { openTraining } from "../../mistakes/store";
import { merge, readTraining, type Training, writeTraining } from "../../mistakes/transfer";
import { dayOf } from "../../puzzles/daily";
import { keepAttempts, recallAttempts } from "../../puzzles/history";
import { keepScores, recallScores } from "../../puzzles/scores";
import { findAnalyst } from "../analyst";

const WEEKS = 12;

/** The player's own mistakes and their statistics, stored in this browser. */
export class TrainingState {
  mistakes = $state.raw<readonly Mistake[]>([]);
  games = $state.raw<readonly ReviewedGame[]>([]);
  attempts = $state.raw(recallAttempts());
  sprints = $state.raw(recallScores("sprints"));
  streaks = $state.raw(recallScores("streaks"));
  core = $state.raw<Questions | null>(null);
  isReady = $state(false);
  /** The id of a text; null if there is no problem. */
  problem = $state<string | null>(null);
  /** The time that due dates are compared with. */
  now = $state.raw(new Date());

  readonly due = $derived(dueNow(this.mistakes, this.now));
  readonly kinds = $derived(
    KINDS.map((kind) => ({ kind, count: this.mistakes.filter((each) => each.kind === kind).length })),
  );
  readonly facets = $derived(facetsOf(this.mistakes));
  readonly levels = $derived(levelsOf(this.games));
  readonly weeks = $derived(
    weeksOf(
      [
        ...this.attempts.map(({ day, isSolved }) => ({ day, isRight: isSolved })),
        ...this.mistakes.flatMap(({ answers }) =>
          answers.map(({ at, isRight }) => ({ day: dayOf(new Date(at)), isRight })),
        ),
      ],
      dayOf(this.now),
      WEEKS,
    ),
  );
  readonly isEmpty = $derived(
    [this.mistakes, this.games, this.attempts, this.sprints, this.streaks].every((kept) => kept.length === 0),
  );

  async load(): Promise<void> {
    this.problem = null;
    try {
      await this.#read();
      this.core = canRunCore ? await findAnalyst() : null;
    } catch {
      this.problem = "page-incomplete";
    }
    this.isReady = true;
  }

  /** Keep the result of a first answer. */
  async record(mistake: Mistake, isRight: boolean): Promise<void> {
    const next = afterAnswer(mistake, isRight, new Date());
    this.mistakes = this.mistakes.map((each) => (each.id === next.id ? next : each));
    await (await openTraining()).write({ mistakes: [next], games: [] });
  }

  export(): string {
    return writeTraining(this.#whole);
  }

  /** Add a file's content; throws if it isn't a training file. */
  async import(file: Blob): Promise<void> {
    const whole = merge(this.#whole, readTraining(await file.text()));
    await (await openTraining()).write(whole);
    keepAttempts(whole.attempts);
    keepScores("sprints", whole.sprints);
    keepScores("streaks", whole.streaks);
    await this.#read();
  }

  async forget(): Promise<void> {
    await (await openTraining()).clear();
    keepAttempts([]);
    keepScores("sprints", []);
    keepScores("streaks", []);
    await this.#read();
  }

  get #whole(): Training {
    const { mistakes, games, attempts, sprints, streaks } = this;
    return { mistakes, games, attempts, sprints, streaks };
  }

  async #read(): Promise<void> {
    const { mistakes, games } = await (await openTraining()).read();
    [this.mistakes, this.games] = [mistakes, games];
    [this.sprints, this.streaks] = [recallScores("sprints"), recallScores("streaks")];
    [this.attempts, this.now] = [recallAttempts(), new Date()];
  }
}
