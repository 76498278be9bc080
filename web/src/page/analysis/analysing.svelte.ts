import { keepDraft, recallDraft } from "../../analysis/draft";
import { type Continuation, explore } from "../../analysis/explore";
import { type Analysis, type Linked, readLink, writeLink } from "../../analysis/link";
import { readPasted } from "../../analysis/paste";
import { writeTree } from "../../analysis/recorded";
import { type Search, Thinker } from "../../analysis/thinker";
import * as tree from "../../analysis/tree";
import { weighMoves } from "../../analysis/weight";
import { findGame, GAMES } from "../../games";
import type { Analysed, AnalysisParts, AnyGame, AnyTypes } from "../../games/game";
import { CoreError, type Course, type PlayedPosition, type Questions } from "../../local/question";
import type { PositionAnalysis, RuleSet } from "../../protocol/types";

/** Why something can't be shown: a text, with the core's own sentence if it has one. */
export interface Trouble {
  readonly id: string;
  readonly sentence: string | null;
}

/** The analysis board: a first position, a tree of what can be played from it, and what the position shown is worth. */
export class Analysing implements Analysed<AnyTypes> {
  game = $state.raw() as AnyGame;
  parts = $state.raw<AnalysisParts<AnyTypes> | null>(null);
  rules = $state.raw<RuleSet | null>(null);
  /** The first position in notation. */
  start = $state("");
  place = $state.raw<tree.Place>({ tree: tree.START, path: [] });
  found = $state.raw<PositionAnalysis | null>(null);
  isThinking = $state(false);
  trouble = $state.raw<Trouble | null>(null);
  shown = $state.raw<AnyTypes["mark"] | null>(null);
  /** The number of analyses opened so far; a move changes the current one and opens none. */
  opened = $state(0);
  /** Whether every change to the analysis is saved. */
  isSaved = false;
  /** The id of a text that says what can be undone, until the next step. */
  said = $state<string | null>(null);
  /** What was last put aside: an unsaved analysis, or one before a branch of it was deleted. */
  #draft = $state.raw<(Linked & { readonly opened?: number }) | null>(recallDraft());
  #state = $state.raw<PlayedPosition | null>(null);
  readonly #explored = new Map<string, Continuation[]>();
  /** The start of the game shown. */
  #origin = "";
  readonly #thinker: Thinker;
  /** The latest request to show something: the answers to older ones are ignored. */
  #latest = 0;

  readonly weights = $derived(new Map((this.found ? weighMoves(this.found) : []).map((each) => [each.move, each])));
  readonly node = $derived(tree.nodeAt(this.place.tree, this.place.path));
  /** What a link and the saved analyses contain. */
  readonly analysis: Analysis = $derived({
    game: this.game?.name ?? "",
    rules: this.rules?.key ?? "",
    position: this.start,
    tree: this.place.tree,
  });
  readonly canUndo = $derived(this.#draft !== null && !isAlike(this.#draft, this.analysis));
  readonly isReady = $derived(this.#state !== null && this.rules !== null && this.parts !== null);

  constructor(
    private readonly core: Questions,
    search: Search,
  ) {
    this.#thinker = new Thinker(search, (found, isThinking) => {
      this.found = found;
      this.isThinking = isThinking;
    });
  }

  get state(): PlayedPosition {
    if (!this.#state) throw new Error("nothing is analysed yet");
    return this.#state;
  }

  get position(): AnyTypes["position"] {
    return this.state.position;
  }

  get legal(): readonly AnyTypes["move"][] {
    return this.state.legal.moves;
  }

  get toMove(): number | null {
    return this.state.to_move;
  }

  get ending(): AnyTypes["ending"] | null {
    return this.state.outcome?.ending ?? null;
  }

  get insight(): AnyTypes["insight"] | null {
    return this.found?.insight ?? null;
  }

  /** The games that can be analysed. */
  get games(): readonly AnyGame[] {
    return GAMES.filter((game) => game.analysis);
  }

  /** Show what a link's fragment names, else the first game's start. */
  async follow(fragment: string): Promise<void> {
    try {
      const linked = await readLink(fragment);
      if (linked) await this.open(linked);
      else if (!this.isReady) await this.begin(this.games[0] as AnyGame);
    } catch (error) {
      if (!this.isReady) await this.begin(this.games[0] as AnyGame);
      this.trouble = troubleOf(error, "analysis-bad-link");
    }
  }

  /** Analyse a game from its start, with its default rules. */
  async begin(game: AnyGame): Promise<void> {
    const rules = game.form.key(game.form.first, null);
    await this.open({ game: game.name, rules, position: "", tree: tree.START, path: [] });
  }

  /** Show an analysis; throws if a move in it is illegal, or its first position impossible. */
  async open(linked: Linked): Promise<void> {
    const request = ++this.#latest;
    const game = findGame(linked.game);
    if (!game?.analysis) throw new Error(`no analysis board for ${linked.game}`);
    const [rules, parts, origin] = await Promise.all([
      this.core.rules(game.name, linked.rules),
      game.analysis(),
      this.#startOf(game, linked.rules),
    ]);
    const start = linked.position || origin;
    for (const moves of tree.linesOf(linked.tree)) await this.core.position(game.name, rules.key, start, moves);
    const moves = tree.movesTo(linked.tree, linked.path);
    const state = await this.core.position(game.name, rules.key, start, moves);
    if (request !== this.#latest) return;
    const isReplaced = this.#isWorthKeeping && !isAlike({ ...linked, position: start }, this.analysis);
    if (isReplaced) this.#putAside();
    this.#origin = origin;
    [this.game, this.rules, this.parts, this.start] = [game, rules, parts, start];
    this.place = { tree: linked.tree, path: linked.path };
    this.opened += 1;
    this.#show(state);
    if (isReplaced) this.said = "analysis-put-aside";
  }

  /** Analyse what a pasted text contains: a position, a record or a link. Return what is wrong with it, if anything. */
  async paste(text: string): Promise<Trouble | null> {
    const { name } = this.game;
    try {
      await this.open(await readPasted(this.core, text, { game: name, rules: this.rules?.key ?? "" }));
      return null;
    } catch (error) {
      return troubleOf(error, "analysis-bad-text");
    }
  }

  play(move: AnyTypes["move"]): void {
    void this.walk([move.text]);
  }

  /** Make moves from the position shown. */
  async walk(moves: readonly string[]): Promise<void> {
    await this.turnTo(tree.play(this.place, ...moves));
  }

  async go(path: tree.Path): Promise<void> {
    await this.turnTo({ tree: this.place.tree, path });
  }

  back(): Promise<void> {
    return this.go(this.place.path.slice(0, -1));
  }

  async forward(): Promise<void> {
    if (this.node.children.length) await this.go([...this.place.path, 0]);
  }

  /** Delete the move shown and all that follow. */
  async cut(): Promise<void> {
    this.#putAside();
    if (await this.turnTo(tree.remove(this.place))) this.said = "analysis-cut";
  }

  /** Bring back what was put aside, and put aside what is shown now. */
  async undo(): Promise<void> {
    const draft = this.#draft;
    if (!draft) return;
    const shown = this.#isWorthKeeping ? this.#shown : null;
    try {
      if (draft.opened === this.opened) await this.#turnTo(draft);
      else await this.open(draft);
      this.#draft = shown && { ...shown, opened: draft.opened === this.opened ? this.opened : -1 };
      keepDraft(this.#draft);
      this.said = null;
    } catch (error) {
      this.trouble = troubleOf(error, "analysis-bad-link");
    }
  }

  /** Return the rules of a position to be set up; throws the core's error if it is impossible. */
  async check(rules: string, position: string): Promise<RuleSet> {
    const { name } = this.game;
    const [found] = await Promise.all([this.core.rules(name, rules), this.core.position(name, rules, position, [])]);
    return found;
  }

  /** Return what each next move of an opening leads to; null once another position is shown. */
  async explore(): Promise<Continuation[] | null> {
    const { name } = this.game;
    const [rules, start, state] = [this.rules?.key ?? "", this.start, this.#state];
    const { isUsual = () => false } = this.parts?.openings ?? {};
    const key = [name, rules, this.position.text].join("\n");
    const played = tree.movesTo(this.place.tree, this.place.path);
    const ask = (moves: readonly string[]) => this.core.position(name, rules, start, [...played, ...moves]);
    const found = this.#explored.get(key) ?? (await explore(this.legal, isUsual, ask, () => state !== this.#state));
    if (found) this.#explored.set(key, found);
    return found;
  }

  /** Change a move's comment; the position stays. */
  change(changed: tree.Node): void {
    this.place = { tree: changed, path: this.place.path };
  }

  /** Write the analysis as a record, with its first position unless that is the game's start. */
  async record(): Promise<string> {
    const { game, rules, position, tree: grown } = this.analysis;
    // A game with cards has as many starts as deals.
    const isStart = !this.rules?.has_secrets && position === (await this.#startOf(this.game, rules));
    return this.core.recordTree(game, rules, isStart ? "" : position, writeTree(grown));
  }

  /** The game that leads to the position shown; null if it is over or cards are unknown, so that nobody can play it. */
  get course(): Course | null {
    if (this.toMove === null || this.start.includes("?")) return null;
    const { game, rules, position } = this.analysis;
    const events = tree.movesTo(this.place.tree, this.place.path);
    // The seats are those that the board names: seat 1 starts.
    return { game, rules, seats: this.parts?.seatsOf(this.position) ?? 2, starter: 1, deal: null, position, events };
  }

  /** The fragment of a link to what is shown. */
  link(): Promise<string> {
    return writeLink({ ...this.analysis, path: this.place.path });
  }

  close(): void {
    if (this.#isWorthKeeping) this.#putAside();
    this.#thinker.stop();
  }

  /** Show a node, possibly of a changed tree. Return false if the core failed, which is then said. */
  async turnTo(place: tree.Place): Promise<boolean> {
    try {
      await this.#turnTo(place);
      return true;
    } catch (error) {
      this.trouble = troubleOf(error, "puzzle-failed");
      return false;
    }
  }

  async #turnTo(place: tree.Place): Promise<void> {
    const request = ++this.#latest;
    const moves = tree.movesTo(place.tree, place.path);
    const state = await this.core.position(this.game.name, this.rules?.key ?? "", this.start, moves);
    if (request !== this.#latest) return;
    this.place = place;
    this.#show(state);
  }

  get #shown(): Linked & { readonly opened: number } {
    return { ...this.analysis, path: this.place.path, opened: this.opened };
  }

  /** Whether it would be a loss: it is not saved, and more than a game's start. */
  get #isWorthKeeping(): boolean {
    const { children, comment } = this.place.tree;
    return this.isReady && !this.isSaved && (children.length > 0 || comment !== "" || this.start !== this.#origin);
  }

  #putAside(): void {
    this.#draft = this.#shown;
    keepDraft(this.#draft);
  }

  #show(state: PlayedPosition): void {
    this.#state = state;
    this.said = null;
    this.shown = null;
    this.trouble = null;
    if (state.outcome) {
      // The position alone doesn't show that the game is over, by a call for example.
      this.#thinker.stop();
      [this.found, this.isThinking] = [null, false];
      return;
    }
    const subject = { game: this.game.name, rules: this.rules?.key ?? "", position: state.position.text };
    this.#thinker.think(subject).catch((error: unknown) => {
      this.isThinking = false;
      this.trouble = troubleOf(error, "page-incomplete");
    });
  }

  async #startOf(game: AnyGame, rules: string): Promise<string> {
    const seats = game.seats[0] ?? 2;
    const deal = await this.core.deal(game.name, rules, seats, "0");
    const course = { game: game.name, rules, seats, starter: 1, deal, events: [] };
    return (await this.core.state(course, null)).position.text;
  }
}

function isAlike(one: Analysis, other: Analysis): boolean {
  const values = [one, other].map(({ game, rules, position, tree: grown }) => [game, rules, position, grown]);
  return JSON.stringify(values[0]) === JSON.stringify(values[1]);
}

/** Describe an error: in the core's words if it refused, else with a text. */
export function troubleOf(error: unknown, id: string): Trouble {
  return { id, sentence: error instanceof CoreError ? error.message : null };
}
