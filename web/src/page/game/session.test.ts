import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { GRID, log, moved, quartinoMoves, quartinoPlayed, stone } from "../../../tests/moves";
import { api, cookieless } from "../../protocol/api";
import { ApiError } from "../../protocol/trouble";
import type { FromServer, Snapshot, State } from "../../protocol/types";
import { router } from "../router.svelte";
import { UNDO_MS } from "./newTable";
import { GameSession } from "./session.svelte";

const ME = { id: "ann", name: "Ann" };

/** A fake socket. */
class Socket {
  static all: Socket[] = [];
  onopen = () => {};
  onmessage = (_: { data: string }) => {};
  onclose = () => {};
  send() {}
  close() {}
  constructor() {
    Socket.all.push(this);
  }
}
const say = (message: FromServer) => Socket.all.at(-1)?.onmessage({ data: JSON.stringify(message) });

const state = (guests: [string, string]): State => ({
  version: 2,
  status: "playing",
  seats: guests.map((guest, index) => ({ seat: index + 1, name: guest, bot: null, guest })),
  to_move: 1,
  position: null,
  legal: null,
  clock: null,
  outcome: null,
  draw_offers: [],
  rematch_offers: [],
  next: null,
  can_take_back: false,
  can_offer_draw: false,
});

const snapshot = (guests: [string, string]): Snapshot => ({
  type: "snapshot",
  room: { id: "table1", rules: GRID, is_private: false, previous: null, opened_at: "" },
  seat: 1,
  entries: log(moved(1, quartinoPlayed(stone("R", 1))), moved(1, quartinoPlayed(stone("R", 2)))),
  state: state(guests),
});

const APART: [string, string] = ["ann", "ben"];
const TOGETHER: [string, string] = ["ann", "ann"];
let session: GameSession;

async function sit(guests: [string, string]) {
  await session.open();
  Socket.all.at(-1)?.onopen();
  say(snapshot(guests));
}

beforeEach(() => {
  Socket.all = [];
  vi.stubGlobal("WebSocket", Socket);
  vi.spyOn(api, "me").mockResolvedValue(ME);
  vi.spyOn(api, "keys").mockResolvedValue({ id: "table1", seats: [], invitation: null });
  session = new GameSession("table1", { seats: [], invitation: null });
});

afterEach(() => {
  session.close();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

describe("a game that is temporarily unavailable", () => {
  afterEach(() => {
    vi.useRealTimers();
  });

  it("is retried automatically, or at once on request", async () => {
    vi.useFakeTimers();
    const keys = vi.mocked(api.keys);
    for (const trouble of ["too_many_requests", "unreachable", "busy"] as const)
      keys.mockRejectedValueOnce(new ApiError(trouble));
    await session.open();
    expect(session.entrance.retryReason).toBe("too_many_requests");
    await vi.advanceTimersByTimeAsync(1000);
    expect(session.entrance.retryReason).toBe("unreachable");
    session.retry();
    await vi.advanceTimersByTimeAsync(0);
    expect(session.entrance.retryReason).toBe("busy");
    expect(session.entrance.problem).toBeNull();
    expect(Socket.all).toEqual([]);
    await vi.advanceTimersByTimeAsync(8000);
    expect(Socket.all).toHaveLength(1);
    Socket.all[0]?.onopen();
    say(snapshot(APART));
    expect(session.entrance.retryReason).toBeNull();
    expect(keys).toHaveBeenCalledTimes(4);
  });

  it("is not retried if it doesn't exist", async () => {
    vi.mocked(api.keys).mockRejectedValueOnce(new ApiError("unknown_game"));
    await session.open();
    expect(session.entrance.problem).toBe("unknown_game");
    expect(session.entrance.retryReason).toBeNull();
  });
});

/** Answer like the server: a token only gives access to its own seat, here and in the rematch. */
function openEachByItsToken() {
  vi.mocked(api.keys).mockImplementation(async (id, token) => {
    const seat = Number(token?.at(-1));
    return { id, seats: [{ seat, token: id === "table1" ? `token-${seat}` : `next-${seat}` }], invitation: null };
  });
}

describe("a player with links to several seats", () => {
  it("goes to the rematch with each seat's token", async () => {
    openEachByItsToken();
    const go = vi.spyOn(router, "go").mockReturnValue();
    session = new GameSession("table1", { seats: ["token-1", "token-2"], invitation: null });
    await sit(TOGETHER);
    await session.goOn("table2");
    expect(go).toHaveBeenCalledWith("/g/table2#seat=next-1&seat=next-2");
  });

  it("watches from each seat with its own token, and acts for each", async () => {
    openEachByItsToken();
    const act = vi.spyOn(api, "act").mockResolvedValue({});
    session = new GameSession("table1", { seats: ["token-1", "token-2"], invitation: null });
    const sent: string[] = [];
    vi.spyOn(Socket.prototype, "send").mockImplementation((...text: unknown[]) => void sent.push(String(text[0])));
    await sit(TOGETHER);
    expect(session.table.seats).toEqual([1, 2]);
    session.table.curtain = 2;
    session.table.liftCurtain();
    const watched = sent.map((text) => JSON.parse(text)).filter(({ type }) => type === "watch");
    expect(watched.map(({ seat, token }) => [seat, token])).toEqual([
      [null, "token-1"],
      [2, "token-2"],
    ]);
    session.table.actForAll("offer_draw", [1]);
    expect(act).toHaveBeenCalledWith("table1", expect.objectContaining({ seat: 2 }), "token-2");
  });
});

describe("a dropped move", () => {
  const R3 = stone("R", 3);

  /** Sit down, and drop a stone with this much time left, or without a clock. */
  async function drop(leftMs: number | null) {
    await sit(APART);
    const clock = leftMs === null ? null : { seat: 1, seconds: 60, left_ms: leftMs };
    say({ ...snapshot(APART), state: { ...state(APART), legal: quartinoMoves(R3), clock } });
    vi.useFakeTimers();
    const play = vi.spyOn(session.table, "play").mockReturnValue();
    session.table.drop({ draft: session.table.draft, send: R3 });
    return play;
  }

  afterEach(() => {
    vi.useRealTimers();
  });

  it("is sent after two seconds", async () => {
    const play = await drop(null);
    vi.advanceTimersByTime(UNDO_MS - 1);
    expect(play).not.toHaveBeenCalled();
    vi.advanceTimersByTime(1);
    expect(play).toHaveBeenCalledWith(R3);
  });

  it("is sent at once if the clock is about to run out", async () => {
    const play = await drop(UNDO_MS + 1_000);
    expect(play).toHaveBeenCalledWith(R3);
  });

  it("is sent when its player leaves the page", async () => {
    const play = await drop(60_000);
    dispatchEvent(new Event("pagehide"));
    expect(play).toHaveBeenCalledWith(R3);
  });
});

describe("a page that was left", () => {
  it("opens no more sockets", async () => {
    const opening = session.open();
    session.close();
    await opening;
    expect(Socket.all).toEqual([]);
  });
});

describe("a player without cookies", () => {
  it("keeps the invitation next to the seat, and doesn't join again with it", async () => {
    vi.stubGlobal("navigator", { cookieEnabled: false });
    const seats = [{ seat: 2, token: "token-2" }];
    expect(cookieless({ id: "table1", seats, invitation: "come" })).toBe("#seat=token-2&invitation=come");
    expect(cookieless({ id: "table1", seats: [], invitation: "come" })).toBe("");
    openEachByItsToken();
    const take = vi.spyOn(api, "sit");
    session = new GameSession("table1", { seats: ["token-2"], invitation: "come" });
    await session.open();
    expect(session.table.seats).toEqual([]);
    expect(session.entrance.tokens).toEqual(new Map([[2, "token-2"]]));
    expect(take).not.toHaveBeenCalled();
  });

  it("is a spectator after leaving the seat", async () => {
    const seats = [{ seat: 2, token: "secret" }];
    vi.mocked(api.keys).mockResolvedValue({ id: "table1", seats, invitation: null });
    session = new GameSession("table1", { seats: ["secret"], invitation: null });
    await session.open();
    Socket.all.at(-1)?.onopen();
    say({ ...snapshot(APART), seat: 2 });
    expect(session.table.seats).toEqual([2]);
    say({ ...snapshot(APART), seat: null });
    expect(session.table.isPlayer).toBe(false);
  });
});

describe("joining over a failing connection", () => {
  it("repeats the same request, and makes a new one only after an answer", async () => {
    const keys = { id: "table1", seats: [], invitation: null };
    const take = vi.spyOn(api, "sit").mockRejectedValueOnce(new ApiError("unreachable")).mockResolvedValue(keys);
    await sit(APART);
    for (let time = 0; time < 3; time++) await session.sit();
    const ids = take.mock.calls.map(([, join]) => join.id ?? "");
    expect(ids[0]).toMatch(/^[0-9A-Za-z_-]{22,64}$/);
    expect(ids[1]).toBe(ids[0]);
    expect(ids[2]).not.toBe(ids[0]);
  });
});

describe("news", () => {
  afterEach(() => {
    vi.useRealTimers();
  });

  it("stays for a while, errors longer", async () => {
    vi.useFakeTimers();
    await sit(APART);
    const claimed = quartinoPlayed({ kind: "claim", text: "RYGB@1", card: "RYGB", window: 1 }, { fault: "mismatch" });
    const events = (version: number, event: Snapshot["entries"][number]["event"]): FromServer => ({
      type: "events",
      seat: 1,
      after: version - 1,
      entries: [{ version, at: "", event }],
      state: { ...state(APART), version },
    });
    say(events(3, { kind: "draw_offered", seat: 2 }));
    expect(session.table.news?.kind).toBe("notice");
    await vi.advanceTimersByTimeAsync(6_000);
    expect(session.table.news).toBeNull();
    say(events(4, moved(2, claimed)));
    await vi.advanceTimersByTimeAsync(6_000);
    expect(session.table.news?.kind).toBe("bad");
    await vi.advanceTimersByTimeAsync(6_000);
    expect(session.table.news).toBeNull();
  });
});
