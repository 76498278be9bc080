/** Adds the mistakes of a reviewed game to the reader's training. */
import { gameOf } from "../../games";
import { isOwn } from "../../local/identity";
import { collect } from "../../mistakes/collect";
import { withNew } from "../../mistakes/mistake";
import { openTraining } from "../../mistakes/store";
import type { Moment, Snapshot } from "../../protocol/types";
import type { Finding } from "../../state/review";
import { findAnalyst } from "../analyst";

interface ReviewedRoom {
  readonly id: string;
  readonly snapshot: Snapshot;
  readonly moments: readonly Moment[];
  /** Exact findings; empty if the game's values are estimates. */
  readonly findings: readonly Finding[];
}

/** Return the number of mistakes kept from this game; null if the reader didn't play exactly one seat of it. */
export async function keepMistakes({ id, snapshot, moments, findings }: ReviewedRoom): Promise<number | null> {
  const { seat, state, room } = snapshot;
  const me = state.seats.find((each) => each.seat === seat)?.guest ?? null;
  if (seat === null || state.seats.filter(({ guest }) => isOwn(guest, me)).length !== 1) return null;
  const { game, key: rules } = room.rules;
  const [core, parts] = await Promise.all([findAnalyst(), gameOf(game).puzzles?.() ?? null]);
  if (!core || !parts) return null;
  const others = state.seats.filter((each) => each.seat !== seat);
  const level = others.every(({ bot }) => bot === others[0]?.bot) ? (others[0]?.bot ?? null) : null;
  const now = new Date();
  const found = await collect(core, parts, { id, game, rules, seat, level, moments, findings }, now);
  const store = await openTraining();
  const kept = await store.read();
  const known = new Set(kept.mistakes.map((each) => each.id));
  const added = withNew(kept.mistakes, found).filter((each) => !known.has(each.id));
  const reviewed = { id, game, level, at: now.toISOString(), mistakes: found.length };
  await store.write({ mistakes: added, games: [reviewed] });
  return found.length;
}
