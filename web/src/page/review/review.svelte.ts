import { language, text } from "../../language/language.svelte";
import { api, seatsHash } from "../../protocol/api";
import { problemId } from "../../protocol/trouble";
import type { Missed, Moment, Snapshot } from "../../protocol/types";
import { type Verdict, verdict } from "../../state/hint";
import { lastStone } from "../../state/lastStone";
import { seatName } from "../../state/names";
import { chance, findMistakes, findTurning, lanes, standings } from "../../state/review";
import type { Secret } from "../router.svelte";
import { Judge } from "./judge.svelte";

/** A game that somebody looks through: where they are in it, and what is known of that moment. */
export class Review {
  snapshot = $state.raw<Snapshot | null>(null);
  moments = $state.raw<readonly Moment[]>([]);
  judge = $state.raw<Judge | null>(null);
  /** The id of the text that says why there is nothing to see. */
  problem = $state<string | null>(null);
  place = $state(0);
  /** The missed line that somebody wants to see. */
  shown = $state<string | null>(null);

  readonly total = $derived(this.moments.length - 1);
  readonly moment = $derived(this.moments[this.place] ?? null);
  readonly isAtEnd = $derived(this.place === this.total);
  readonly table = $derived(this.snapshot?.room.table ?? null);
  /** Quarto! is judged exactly, Quartino by a bot. */
  readonly isExact = $derived(this.table?.game === "quarto");
  readonly windows = $derived(this.table?.game === "quartino" ? this.table.windows : []);
  /** The field of the stone that was placed last. */
  readonly last = $derived(lastStone(this.moments.slice(0, this.place + 1)));
  readonly geometry = $derived(this.table?.game === "quartino" ? this.table.geometry : "wheel");
  readonly outcome = $derived(this.snapshot?.state.outcome ?? null);
  readonly judged = $derived(this.judge?.judged ?? []);
  readonly findings = $derived.by(() => {
    if (!this.outcome) return [];
    return (this.isExact ? findMistakes : findTurning)(this.moments, this.judged, this.outcome.winner);
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

  /** At a mistake: what each better move, and the one that was played, was worth. */
  readonly #marks: [string, Verdict][] = $derived.by(() => {
    const worth = this.judged[this.place]?.moves;
    if (!this.finding || !this.isExact || !worth) return [];
    return [this.finding.played, ...this.finding.better].flatMap((move) => {
      const value = move === null ? undefined : worth[move];
      return move === null || value === undefined ? [] : [[move, verdict(value)]];
    });
  });
  readonly squareMarks = $derived(Object.fromEntries(this.#marks.filter(([move]) => /^[a-d]/.test(move))));
  readonly pieceMarks = $derived(
    Object.fromEntries(this.#marks.flatMap(([move, value]) => (move.startsWith("=") ? [[move.slice(1), value]] : []))),
  );
  /** The group to show: the one chosen, one that could be called now, or the one that won. */
  readonly group = $derived.by(() => {
    const call = this.finding?.better.find((move) => move.startsWith("!"));
    return this.shown ?? call?.slice(1) ?? (this.isAtEnd ? (this.outcome?.group ?? null) : null);
  });

  #isClosed = false;

  constructor(
    readonly id: string,
    readonly secret: Secret,
  ) {}

  async load(): Promise<void> {
    const token = this.secret.seats[0] ?? null;
    try {
      [this.snapshot, this.moments] = await Promise.all([api.look(this.id, token), api.moments(this.id, null, token)]);
    } catch (error) {
      this.problem = problemId(error);
      return;
    }
    // There is no first moment before the game begins.
    if (!this.moments.length) {
      this.problem = this.snapshot.state.status === "closed" ? "page-room-closed" : "refusal-not-started";
      return;
    }
    this.follow();
    if (this.#isClosed || !this.outcome || this.total < 1) return;
    this.judge = new Judge(this.id, this.moments);
    void this.judge.start();
  }

  /** Go to the moment that the address names. */
  follow = (): void => {
    const wanted = new URLSearchParams(location.hash.slice(1)).get("move");
    this.go(wanted === null ? this.total : Number.parseInt(wanted, 10) || 0);
  };

  close(): void {
    this.#isClosed = true;
    this.judge?.stop();
  }

  name = (seat: number): string => {
    return this.snapshot && this.table ? seatName(text, this.table.game, this.snapshot.state.seats, seat) : "";
  };

  go = (place: number): void => {
    this.shown = null;
    this.place = Math.min(Math.max(0, place), Math.max(0, this.total));
  };

  /** Show a missed line where it was completed; the same one again takes it off. */
  showMissed = (missed: Missed): void => {
    const isShown = this.shown === missed.group;
    this.go(missed.number);
    this.shown = isShown ? null : missed.group;
  };

  /** The address of what is on the screen: whoever comes back finds the same move. */
  get address(): string {
    const kept = seatsHash(this.secret.seats);
    const move = this.isAtEnd ? "" : `${kept ? "&" : "#"}move=${this.place}`;
    return `/g/${this.id}/review${kept}${move}`;
  }
}
