import { GAMES } from "../../games";
import type { AnyTypes, PuzzleParts } from "../../games/game";
import { language } from "../../language/language.svelte";
import { canRunCore } from "../../local/able";
import type { Questions } from "../../local/question";
import type { RuleSet } from "../../protocol/types";
import { loadPuzzles, type Puzzle } from "../../puzzles/collection";
import { dailyPuzzle, dayOf } from "../../puzzles/daily";
import { type FirstAttempt, keepAttempt, ratingOf, recallAttempts, streakOf } from "../../puzzles/history";
import { isApproximate } from "../../puzzles/rating";
import { type FamilyOf, familiesOf, levelsOf, recallTraining, suitable, TRAINING_KEY } from "../../puzzles/training";
import { keep } from "../../state/memory";
import { recallPlan } from "../../state/plan";
import { findAnalyst } from "../analyst";

/** The puzzle collection, the player's attempts at it, and what they want to train. */
export class Trainer {
  readonly training = $state(recallTraining());
  puzzles = $state.raw<readonly Puzzle[]>([]);
  attempts = $state.raw<readonly FirstAttempt[]>(recallAttempts());
  /** The id of a text; null if there is no problem. */
  problem = $state<string | null>(null);
  core = $state.raw<Questions | null>(null);
  #parts = $state.raw<ReadonlyMap<string, PuzzleParts<AnyTypes>>>(new Map());
  /** The rule set of each game's puzzle of the day. */
  dailyRules = $state.raw<ReadonlyMap<string, RuleSet>>(new Map());
  /** The day whose puzzles are shown. After midnight it stays until the screen changes: so does a puzzle being solved. */
  today = $state(dayOf(new Date()));

  readonly #rating = $derived(ratingOf(this.attempts, this.today));
  readonly rating = $derived(Math.round(this.#rating.value));
  /** The rating in words; marked as approximate while little is known. */
  readonly ratingWords = $derived((isApproximate(this.#rating) ? "≈\u00a0" : "") + language.number(this.rating));
  readonly streak = $derived(streakOf(this.attempts));

  async load(): Promise<void> {
    this.problem = null;
    if (!canRunCore || typeof DecompressionStream === "undefined") {
      this.problem = "puzzle-unable";
      return;
    }
    try {
      const [puzzles, core, parts] = await Promise.all([
        loadPuzzles(),
        findAnalyst(),
        Promise.all(GAMES.map(async (game) => [game.name as string, await game.puzzles?.()] as const)),
      ]);
      this.#parts = new Map(parts.flatMap(([name, each]) => (each ? [[name, each] as const] : [])));
      this.puzzles = puzzles;
      // The theme or level trained last may no longer exist.
      if (this.families.length) this.pick(this.training.game, this.training.theme);
      else this.pick("", "");
      const sets = core ? await Promise.all(this.dailies.map(({ game, rules }) => core.rules(game, rules))) : [];
      this.dailyRules = new Map(sets.map((set) => [set.game, set]));
      this.core = core;
      if (!core) this.problem = "puzzle-unable";
    } catch {
      this.problem = "page-incomplete";
    }
  }

  /** Show the puzzles of the current day from now on. */
  turnDay(): void {
    this.today = dayOf(new Date());
  }

  /** Find a puzzle by its id; `daily` is today's for the game that the reader plays, `daily-GAME` for that game. */
  find(id: string): Puzzle | null {
    if (id === "daily") return this.daily(recallPlan().game);
    if (id.startsWith("daily-")) return this.daily(id.slice("daily-".length));
    return this.puzzles.find((each) => each.id === id) ?? null;
  }

  /** Today's puzzle of a game; null if it has none. */
  daily(game: string): Puzzle | null {
    return dailyPuzzle(this.puzzles, this.today, game);
  }

  /** Today's puzzle of each game that has some, the reader's game first. */
  get dailies(): Puzzle[] {
    const { game } = recallPlan();
    const names = [game, ...GAMES.map(({ name }) => name).filter((name) => name !== game)];
    return names.map((name) => this.daily(name)).filter((each) => each !== null);
  }

  isDaily(puzzle: Puzzle): boolean {
    return this.daily(puzzle.game)?.id === puzzle.id;
  }

  readonly #familyOf: FamilyOf = ({ game, rules }) => this.#parts.get(game)?.familyOf(rules) ?? "";
  /** The families of rule sets in which the chosen theme has puzzles. */
  readonly families = $derived.by(() => {
    const found = familiesOf(this.puzzles, this.training, this.#familyOf);
    const all = [...this.#parts.values()].flatMap(({ families }) => families);
    return [...new Set(all)].filter((family) => found.has(family));
  });
  /** The levels at which the chosen theme has puzzles in the chosen family. */
  readonly levels = $derived(levelsOf(this.puzzles, this.training, this.#familyOf));

  /**
   * Train a theme, in a family of rule sets. Without puzzles in that family, offer all; without puzzles at the chosen
   * level, offer those around the player's rating.
   */
  pick(game: string, theme: string, family = this.training.family): void {
    [this.training.game, this.training.theme] = [game, theme];
    this.training.family = this.families.includes(family) ? family : "";
    if (!this.levels.includes(this.training.level)) this.training.level = "own";
  }

  /** Choose a puzzle to train with; null if there is none left. */
  choose(): Puzzle | null {
    const tried = new Set(this.attempts.map(({ id }) => id));
    const found = suitable(this.puzzles, this.training, tried, this.rating, this.#familyOf);
    return found[Math.floor(Math.random() * found.length)] ?? null;
  }

  /** Record a first attempt; return how the rating has changed, or null if it was not the first. */
  record(puzzle: Puzzle, isSolved: boolean): number | null {
    const [rating, count] = [this.rating, this.attempts.length];
    this.attempts = keepAttempt(puzzle, dayOf(new Date()), isSolved);
    return this.attempts.length > count ? this.rating - rating : null;
  }

  keepTraining(): void {
    keep(TRAINING_KEY, JSON.stringify(this.training));
  }
}
