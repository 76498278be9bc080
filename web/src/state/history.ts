/** One's finished games, without an account: kept in this browser, and filled up from the server's list. */
import { keep, recallRecord } from "./memory";
import type { PastGame } from "./pastGame";

const KEY = "history";
/** The maximum number of games kept; the oldest ones go first. */
export const MAX_GAMES = 1000;

export interface History {
  /** Games that ended before, in ms, were deleted by the player and don't come back. */
  readonly since: number;
  /** Oldest first. */
  readonly games: readonly PastGame[];
}

export function recallHistory(): History {
  const { since, games } = recallRecord(KEY);
  return {
    since: typeof since === "number" ? since : 0,
    games: Array.isArray(games) ? games.filter(isPastGame) : [],
  };
}

/** Whether this is a game as this page keeps it; another version may have kept something else. */
function isPastGame(value: unknown): value is PastGame {
  if (typeof value !== "object" || value === null) return false;
  const { id, game, at, players, seats, feats } = value as Record<string, unknown>;
  const areTexts = typeof id === "string" && typeof game === "string";
  return areTexts && typeof at === "number" && [players, seats, feats].every(Array.isArray);
}

/** Return the history with more games; the same object if it has them all. What was seen at the table stays known. */
export function withGames(history: History, more: readonly PastGame[]): History {
  const all = new Map(history.games.map((game) => [game.id, game]));
  let isNew = false;
  for (const game of more) {
    const old = all.get(game.id);
    const whole: PastGame = {
      ...game,
      at: old?.at ?? game.at,
      previous: game.previous ?? old?.previous ?? null,
      isHinted: game.isHinted ?? old?.isHinted ?? null,
      feats: game.feats.length ? game.feats : (old?.feats ?? []),
    };
    if (game.at <= history.since || JSON.stringify(old) === JSON.stringify(whole)) continue;
    all.set(game.id, whole);
    isNew = true;
  }
  if (!isNew) return history;
  const games = [...all.values()].sort((one, other) => one.at - other.at).slice(-MAX_GAMES);
  return { ...history, games };
}

/** Keep more games, and return the whole history. */
export function remember(more: readonly PastGame[]): History {
  const history = recallHistory();
  const whole = withGames(history, more);
  if (whole !== history) keep(KEY, JSON.stringify(whole));
  return whole;
}

/** Delete everything that is known until now. */
export function forget(now: number): History {
  const empty: History = { since: now, games: [] };
  keep(KEY, JSON.stringify(empty));
  keep(HINTED, "{}");
  return empty;
}

const HINTED = "hinted";
const MAX_HINTED = 100;

function recallHinted(): string[] {
  const { ids } = recallRecord(HINTED);
  return Array.isArray(ids) ? ids.filter((id) => typeof id === "string") : [];
}

/** Note that hints were shown in a game. */
export function noteHint(id: string): void {
  const ids = recallHinted();
  if (!ids.includes(id)) keep(HINTED, JSON.stringify({ ids: [...ids, id].slice(-MAX_HINTED) }));
}

export function isHinted(id: string): boolean {
  return recallHinted().includes(id);
}
