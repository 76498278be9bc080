/** Finds a player's mistakes in a reviewed game. The core says what each move would have led to. */
import type { AnyTypes, PuzzleParts } from "../games/game";
import type { PlayedPosition, Questions } from "../local/question";
import type { Moment, Outcome } from "../protocol/types";
import type { Finding } from "../state/review";
import { type Kind, type Mistake, mistakeId } from "./mistake";

type Core = Pick<Questions, "position" | "analysis">;

/** The parts of a reviewed game needed to find its mistakes. */
export interface Source {
  readonly id: string;
  readonly game: string;
  readonly rules: string;
  readonly seat: number;
  readonly level: string | null;
  readonly moments: readonly Moment[];
  /** Exact findings of all seats; empty if the game's values are estimates. */
  readonly findings: readonly Finding[];
}

/** Return the seat's mistakes, each once. Positions that the core can't read are left out. */
export async function collect(core: Core, parts: PuzzleParts<AnyTypes>, source: Source, now: Date): Promise<Mistake[]> {
  const { game, rules, seat, moments } = source;
  const found: Mistake[] = [];
  const add = (place: number, played: readonly string[], better: string[][], { kind, ending }: Diagnosis) => {
    const position = moments[place]?.position.text ?? "";
    found.push({
      id: mistakeId(game, rules, position),
      game,
      rules,
      position,
      kind,
      played,
      better,
      facets: ending ? parts.facets(ending) : [],
      level: source.level,
      source: { id: source.id, place },
      at: now.toISOString(),
      card: null,
      answers: [],
    });
  };
  const texts = (moves: readonly { text: string }[]) => moves.map(({ text }) => text);
  for (const finding of source.findings) {
    const { place, played, better } = finding;
    if (finding.seat !== seat || !played || !better.length) continue;
    try {
      const diagnosis = await diagnose(sceneAt(core, source, place), finding);
      const { first } = diagnosis;
      const sorted = first ? [first, ...better.filter((moves) => moves !== first)] : better;
      add(place, texts(played), sorted.map(texts), diagnosis);
    } catch {
      // Without it the others are still worth practising.
    }
  }
  for (const { place, played, isSilent } of slips(parts, moments, seat)) {
    const scene = sceneAt(core, source, place);
    const better = await findRewards(scene, parts, seat).catch(() => []);
    if (better.length) add(place, [played], better, { kind: "missed", ending: null });
    if (better.length || isSilent) continue;
    // With nothing to claim, ending the turn was right.
    const { legal } = await scene.at([]);
    const ends = legal.moves.filter(parts.isSilent).map(({ text }) => [text]);
    if (ends.length) add(place, [played], ends, { kind: "turn", ending: null });
  }
  return found;
}

/** What a mistake was, and how the game ended, or would have ended, because of it. */
interface Diagnosis {
  readonly kind: Kind;
  readonly ending: AnyTypes["ending"] | null;
  /** The move to show before other good ones. */
  readonly first?: Finding["better"][number];
}

/**
 * The moves with which a seat ended a turn without a claim, or with a wrong one, each with the index of the moment before
 * it.
 */
function slips(parts: PuzzleParts<AnyTypes>, moments: readonly Moment[], seat: number) {
  return moments.flatMap(({ event }, index) => {
    if (event?.kind !== "moved" || event.seat !== seat) return [];
    const { move, fault } = event.played;
    const isSilent = parts.isSilent(move);
    const isWrong = parts.isReward(move) && fault !== null;
    return isSilent || isWrong ? [{ place: index - 1, played: move.text, isSilent }] : [];
  });
}

/** Return the claims that would have been right. */
async function findRewards(scene: Scene, parts: PuzzleParts<AnyTypes>, seat: number): Promise<string[][]> {
  const { legal } = await scene.at([]);
  const right: string[][] = [];
  for (const move of legal.moves.filter(parts.isReward)) {
    // A wrong claim ends the turn.
    const { to_move, outcome } = await scene.at([move.text]);
    if (outcome ? outcome.winner === seat : to_move === seat) right.push([move.text]);
  }
  return right;
}

/** A position, and what follows from it. */
class Scene {
  constructor(
    private readonly core: Core,
    private readonly game: string,
    private readonly rules: string,
    private readonly position: string,
  ) {}

  at(moves: readonly string[]): Promise<PlayedPosition> {
    return this.core.position(this.game, this.rules, this.position, moves);
  }

  /** Return the outcome if the seat, to move after these moves, wins within its turn; else null. */
  async winOf(moves: readonly string[], seat: number): Promise<Outcome | null> {
    const state = await this.at(moves);
    if (state.outcome) return state.outcome.winner === seat ? state.outcome : null;
    if (state.to_move !== seat) return null;
    const { value, line } = await this.core.analysis(this.game, this.rules, state.position.text);
    if (value !== 1 || !line[0]) return null;
    const after = await this.at([...moves, ...line[0].moves.map(({ text }) => text)]);
    return after.outcome?.winner === seat ? after.outcome : null;
  }
}

function sceneAt(core: Core, { game, rules, moments }: Source, place: number): Scene {
  return new Scene(core, game, rules, moments[place]?.position.text ?? "");
}

async function diagnose(scene: Scene, { seat, before, after, played, better }: Finding): Promise<Diagnosis> {
  const texts = (moves: Finding["played"]) => (moves ?? []).map(({ text }) => text);
  for (const moves of before === 1 ? better : []) {
    const missed = await scene.winOf(texts(moves), seat);
    if (missed) return { kind: "missed", ending: missed.ending, first: moves };
  }
  const { to_move } = await scene.at(texts(played));
  const isGiven = after === -1 && to_move !== null && to_move !== seat;
  const given = isGiven ? await scene.winOf(texts(played), to_move) : null;
  return given ? { kind: "given", ending: given.ending } : { kind: "turn", ending: null };
}
