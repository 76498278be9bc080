import { GAMES, gameOf } from "../../games";
import type { AnyTypes, Reviewed, ReviewParts } from "../../games/game";
import { language, text } from "../../language/language.svelte";
import { canRunCore } from "../../local/able";
import { isLocalId } from "../../local/identity";
import type { Course } from "../../local/question";
import { api, seatsHash } from "../../protocol/api";
import { problemId } from "../../protocol/trouble";
import type { Moment, Snapshot } from "../../protocol/types";
import { seatName } from "../../state/names";
import { chance, findMistakes, findTurning, lanes, standings } from "../../state/review";
import { type Verdict, verdict } from "../../state/verdict";
import { address } from "../address";
import { findAnalyst } from "../analyst";
import type { Secret } from "../router.svelte";
import { Judge, type Judging } from "./judge.svelte";

/** The server answers this many within a second or two. */
const MAX_MOMENTS_PER_REQUEST = 8;

/** A game under review: the current moment, and what is known about it. */
export class Review implements Reviewed<AnyTypes> {
  snapshot = $state.raw<Snapshot | null>(null);
  /** The game's own parts of the review. */
  parts = $state.raw<ReviewParts<AnyTypes> | null>(null);
  moments = $state.raw<readonly Moment[]>([]);
  judge = $state.raw<Judge | null>(null);
  /** The id of the text that says why there is nothing to show. */
  problem = $state<string | null>(null);
  place = $state(0);
  /** The game as the core reads it, from which a new one can continue. */
  course = $state.raw<Course | null>(null);
  /** How many of the reader's mistakes are now in their training; null if unknown, or if they didn't play this game. */
  kept = $state<number | null>(null);
  /** What to highlight on the board. */
  shown = $state.raw<AnyTypes["mark"] | null>(null);

  readonly total = $derived(this.moments.length - 1);
  readonly moment = $derived(this.moments[this.place] ?? null);
  readonly isAtEnd = $derived(this.place === this.total);
  readonly rules = $derived(this.snapshot?.room.rules ?? null);
  /** Whether values are exact and for two players. */
  readonly isExact = $derived(this.parts?.isExact ?? false);
  readonly outcome = $derived(this.snapshot?.state.outcome ?? null);
  readonly judged = $derived(this.judge?.judged ?? []);
  readonly findings = $derived.by(() => {
    if (!this.outcome || !this.parts) return [];
    const { isExact, order } = this.parts;
    const { winner } = this.outcome;
    if (isExact) return findMistakes(this.moments, this.judged, winner, order);
    return findTurning(this.moments, this.judged, winner);
  });
  readonly finding = $derived(this.findings.find((each) => each.place === this.place) ?? null);
  readonly values = $derived(this.outcome && this.isExact ? standings(this.judged, this.outcome.winner) : []);

  readonly chart = $derived.by(() => {
    if (!this.outcome || !this.snapshot) return [];
    if (this.isExact) return [{ seat: 1, values: this.values, label: "" }];
    const all = lanes(this.judged, this.snapshot.state.seats.length, this.outcome.winner);
    return all.map((values, index) => {
      const value = values[this.place] ?? null;
      const percent = value === null ? "…" : language.percent(chance(value));
      return { seat: index + 1, values, label: text("page-review-lane", { name: this.name(index + 1), percent }) };
    });
  });

  /** At a mistake: the value of the move played and of each better one. */
  readonly marks: readonly { move: AnyTypes["move"]; verdict: Verdict }[] = $derived.by(() => {
    const worth = this.judged[this.place]?.moves;
    if (!this.finding || !this.parts || !worth) return [];
    const moves = [...(this.finding.played ?? []), ...this.finding.better.flat()].filter(this.parts.isDrawn);
    return moves.flatMap((move) => {
      const found = worth.find(({ moves }) => moves.moves[0]?.text === move.text);
      return found ? [{ move, verdict: verdict(found.value) }] : [];
    });
  });

  readonly ending = $derived(this.outcome?.ending ?? null);
  readonly played: readonly (AnyTypes["played"] | AnyTypes["aftermath"] | null)[] = $derived(
    this.moments.slice(1, this.place + 1).map(({ event }) => {
      if (event?.kind === "moved") return event.played;
      return event?.kind === "departed" ? event.aftermath : null;
    }),
  );

  #isClosed = false;

  constructor(
    readonly id: string,
    readonly secret: Secret,
  ) {}

  async load(): Promise<void> {
    const token = this.secret.seats[0] ?? null;
    try {
      // The response says which game it is; until then, preload the parts of all games.
      for (const game of GAMES) void game.review().catch(() => {});
      const { snapshot, moments } = await this.#read(token);
      this.parts = await gameOf(snapshot.room.rules.game).review();
      [this.snapshot, this.moments] = [snapshot, moments];
    } catch (error) {
      this.problem = problemId(error);
      return;
    }
    // Before the game begins there is no first moment.
    if (!this.moments.length) {
      this.problem = this.snapshot.state.status === "closed" ? "page-room-closed" : "refusal-not-started";
      return;
    }
    this.follow();
    if (this.#isClosed || !this.outcome || this.total < 1) return;
    const judging = await this.#findJudging();
    if (this.#isClosed) return;
    this.judge = new Judge(this.moments, judging);
    await this.judge.start();
    if (this.judge.isOver && !this.#isClosed) await this.#keepMistakes();
  }

  /** Keep the reader's mistakes for their training, if they played one of the seats. */
  async #keepMistakes(): Promise<void> {
    const { snapshot, moments, findings, isExact, id } = this;
    if (!snapshot || !canRunCore) return;
    try {
      const { keepMistakes } = await import("../training/keepMistakes");
      this.kept = await keepMistakes({ id, snapshot, moments, findings: isExact ? findings : [] });
    } catch {
      // The review works without training.
    }
  }

  async #read(token: string | null): Promise<{ snapshot: Snapshot; moments: readonly Moment[] }> {
    if (isLocalId(this.id)) {
      const { openLibrary } = await import("../../local");
      const found = await (await openLibrary()).look(this.id);
      this.course = found.course;
      return found;
    }
    const [snapshot, moments] = await Promise.all([api.look(this.id, token), api.moments(this.id, null, token)]);
    return { snapshot, moments };
  }

  /** Choose who evaluates the game: the core in this browser, else the server. */
  async #findJudging(): Promise<Judging> {
    try {
      const analyst = await findAnalyst();
      if (analyst) {
        const course = this.course ?? (await analyst.replay(await api.record(this.id)));
        this.course = course;
        return async (first) => [await analyst.judgement({ ...course, events: course.events.slice(0, first) })];
      }
    } catch {
      // The server can evaluate it too.
    }
    return (first) => api.judgements(this.id, first, MAX_MOMENTS_PER_REQUEST);
  }

  /** Go to the moment in the address. */
  follow = (): void => {
    const wanted = new URLSearchParams(location.hash.slice(1)).get("move");
    this.go(wanted === null ? this.total : Number.parseInt(wanted, 10) || 0);
  };

  close(): void {
    this.#isClosed = true;
    this.judge?.stop();
  }

  name = (seat: number): string => {
    return this.snapshot && this.rules ? seatName(text, this.rules.game, this.snapshot.state.seats, seat) : "";
  };

  go = (place: number): void => {
    this.shown = null;
    this.place = Math.min(Math.max(0, place), Math.max(0, this.total));
  };

  /** The address of what is on screen, so that coming back shows the same move. */
  get address(): string {
    const kept = seatsHash(this.secret.seats);
    const move = this.isAtEnd ? "" : `${kept ? "&" : "#"}move=${this.place}`;
    return address.review(this.id) + kept + move;
  }
}
