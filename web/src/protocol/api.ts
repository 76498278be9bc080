import { base } from "./base";
import { ApiError, troubleOfStatus } from "./trouble";
import type {
  Act,
  AnalysisRequest,
  Entry,
  Gentle,
  Join,
  Judgement,
  ListedGame,
  Lobby,
  Me,
  Moment,
  Network,
  NewRoom,
  PositionAnalysis,
  Problem,
  RoomKeys,
  Seek,
  Snapshot,
} from "./types";

async function ask<T>(method: string, path: string, body?: unknown, token?: string | null): Promise<T> {
  const headers: Record<string, string> = {};
  if (body !== undefined) headers["content-type"] = "application/json";
  if (token) headers["x-seat-token"] = token;
  let answer: Response;
  try {
    answer = await fetch(base + path, {
      method,
      headers,
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
  } catch {
    throw new ApiError("unreachable");
  }
  const found: unknown = await answer.json().catch(() => null);
  if (answer.ok) return found as T;
  const problem = found as Problem | null;
  const wait = problem?.wait ?? (Number(answer.headers.get("retry-after")) || null);
  throw new ApiError(problem?.code ?? troubleOfStatus(answer.status), wait);
}

const at = (id: string, rest = "") => `api/games/${encodeURIComponent(id)}${rest}`;

/** The maximum number of moments per request. */
const MAX_MOMENTS_PER_PAGE = 200;

/** Return a whole game move by move, however long it is. */
async function moments(id: string, seat: number | null, token: string | null): Promise<Moment[]> {
  const all: Moment[] = [];
  for (;;) {
    const query = new URLSearchParams({ first: String(all.length), limit: String(MAX_MOMENTS_PER_PAGE) });
    if (seat) query.set("seat", String(seat));
    const page = await ask<Moment[]>("GET", at(id, `/moments?${query}`), undefined, token);
    all.push(...page);
    if (page.length < MAX_MOMENTS_PER_PAGE) return all;
  }
}

/** The maximum number of entries per request. */
const MAX_ENTRIES_PER_PAGE = 500;

/** Return all entries before a version. */
async function entriesBefore(id: string, version: number): Promise<Entry[]> {
  const all: Entry[] = [];
  while (all.length < version - 1) {
    const limit = Math.min(MAX_ENTRIES_PER_PAGE, version - 1 - all.length);
    const query = new URLSearchParams({ first: String(all.length + 1), limit: String(limit) });
    const page = await ask<Entry[]>("GET", at(id, `/entries?${query}`));
    if (!page.length) throw new ApiError("unreachable");
    all.push(...page);
  }
  return all;
}

const MAX_GAMES_PER_PAGE = 100;

/** Format the fragment of a link that opens seats. */
export function seatsHash(tokens: readonly string[]): string {
  return tokens.length ? `#${tokens.map((token) => `seat=${encodeURIComponent(token)}`).join("&")}` : "";
}

/**
 * Without cookies, the link to a player's seats proves their identity. Return its fragment, with the invitation, which
 * can't be fetched with a seat's token.
 */
export function cookieless(keys: RoomKeys): string {
  const hash = navigator.cookieEnabled ? "" : seatsHash(keys.seats.map(({ token }) => token));
  return hash && keys.invitation ? `${hash}&invitation=${encodeURIComponent(keys.invitation)}` : hash;
}

export const api = {
  me: () => ask<Me | null>("GET", "api/me"),
  signOutElsewhere: () => ask<Me>("POST", "api/me/renewal"),
  signOut: () => ask<null>("DELETE", "api/me"),
  rename: (name: string) => ask<Me>("PUT", "api/me", { name }),
  open: (room: NewRoom) => ask<RoomKeys>("POST", "api/games", room),
  seek: (seek: Seek) => ask<RoomKeys>("POST", "api/games/seek", seek),
  lobby: () => ask<Lobby>("GET", "api/games/lobby"),
  /** The player's own games, latest first, and where the next page begins. */
  mine: (before: string | null) => {
    const query = new URLSearchParams({ limit: String(MAX_GAMES_PER_PAGE), ...(before === null ? {} : { before }) });
    return ask<{ games: ListedGame[]; next: string | null }>("GET", `api/games/mine?${query}`);
  },
  network: () => ask<Network>("GET", "api/network"),
  look: (id: string, token: string | null) => ask<Snapshot>("GET", at(id), undefined, token),
  keys: (id: string, token: string | null) => ask<RoomKeys>("GET", at(id, "/keys"), undefined, token),
  renewKeys: (id: string) => ask<RoomKeys>("POST", at(id, "/keys")),
  sit: (id: string, join: Join) => ask<RoomKeys>("POST", at(id, "/seats"), join),
  act: (id: string, act: Act, token: string) => ask<object>("POST", at(id, "/actions"), act, token),
  moments,
  entriesBefore,
  judgements: (id: string, first: number, limit: number) =>
    ask<(Judgement | null)[]>("GET", at(id, `/analysis?first=${first}&limit=${limit}`)),
  gentle: (id: string, seat: number | null, token: string | null) =>
    ask<Gentle>("GET", at(id, seat === null ? "/gentle" : `/gentle?seat=${seat}`), undefined, token),
  record: async (id: string) => {
    const answer = await fetch(base + at(id, "/record")).catch(() => null);
    if (!answer?.ok) throw new ApiError("unreachable");
    return answer.text();
  },
  recordAddress: (id: string) => base + at(id, "/record"),
  analyse: (request: AnalysisRequest) => ask<PositionAnalysis>("POST", "api/analysis", request),
};
