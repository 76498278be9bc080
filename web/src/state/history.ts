/** The player's finished games, without an account: stored in this browser, and completed from the server's list. */
import { keep, recallRecord } from "./memory";
import type { PastGame } from "./pastGame";

const KEY = "history";
/** The maximum number of games kept; the oldest ones are dropped first. */
export const MAX_GAMES = 1000;

export interface History {
  /** Games that ended by then, in ms on the server's clock, were deleted by the player and don't come back. */
  readonly since: number;
  /** The deleted games' ids: a phrase or a rematch can make a game's time in the server's list later than `since`. */
  readonly deleted: readonly string[];
  /** Oldest first. */
  readonly games: readonly PastGame[];
}

export function recallHistory(): History {
  const { since, deleted, games } = recallRecord(KEY);
  return {
    since: typeof since === "number" ? since : 0,
    deleted: textsOf(deleted),
    games: Array.isArray(games) ? games.filter(isPastGame) : [],
  };
}

function textsOf(value: unknown): string[] {
  return Array.isArray(value) ? value.filter((each) => typeof each === "string") : [];
}

/** Whether this is a game in this page's format; another version may have stored something else. */
function isPastGame(value: unknown): value is PastGame {
  if (typeof value !== "object" || value === null) return false;
  const { id, game, at, players, seats, feats } = value as Record<string, unknown>;
  const areTexts = typeof id === "string" && typeof game === "string";
  return areTexts && typeof at === "number" && [players, seats, feats].every(Array.isArray);
}

/** Return the history with more games; the same object if it has them all. Details seen at the table are kept. */
export function withGames(history: History, more: readonly PastGame[]): History {
  const all = new Map(history.games.map((game) => [game.id, game]));
  const deleted = new Set(history.deleted);
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
    if (game.at <= history.since || deleted.has(game.id) || JSON.stringify(old) === JSON.stringify(whole)) continue;
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

/** Delete everything known so far, for good: the server's list doesn't bring it back. */
export function forget(): History {
  const { since, deleted, games } = recallHistory();
  const empty: History = {
    since: Math.max(since, ...games.map(({ at }) => at)),
    deleted: [...deleted, ...games.map(({ id }) => id)].slice(-MAX_GAMES),
    games: [],
  };
  keep(KEY, JSON.stringify(empty));
  keep(HINTED, "{}");
  return empty;
}

/** Erase everything from this browser, because its guest no longer exists. */
export function wipe(): void {
  keep(KEY, "{}");
  keep(HINTED, "{}");
}

const HINTED = "hinted";
const MAX_HINTED = 100;

function recallHinted(): string[] {
  return textsOf(recallRecord(HINTED).ids);
}

/** Note that hints were shown in a game. */
export function noteHint(id: string): void {
  const ids = recallHinted();
  if (!ids.includes(id)) keep(HINTED, JSON.stringify({ ids: [...ids, id].slice(-MAX_HINTED) }));
}

export function isHinted(id: string): boolean {
  return recallHinted().includes(id);
}
