import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { quartinoPosition, stacksOf, WHEEL } from "../../figure/example";
import { api } from "../../protocol/api";
import { ApiError } from "../../protocol/trouble";
import type { Entry, Event, Events, FromServer, Moment, Snapshot, State } from "../../protocol/types";
import { GameSession } from "./session.svelte";

const ME = { id: "ann", name: "Ann" };
const position = (stacks: string) => quartinoPosition(stacksOf(stacks), 1);
const EMPTY = "-/-/-/-/-/-/-/-/-";

/** A socket to a server of paper. */
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

/** Questions about earlier positions, each answered when the test says so. */
let asked: { seat: number | null; answer: (moments: Moment[]) => void }[];

const entry = (version: number, event: Event): Entry => ({ version, at: "", event });
const moved = (version: number, seat: number, move: string) =>
  entry(version, { kind: "moved", seat, move, is_forced: false, fault: null, cleared: [] });
const moment = (stacks: string) => ({ position: position(stacks) }) as Moment;
const MOMENTS = [EMPTY, "-/R/-/-/-/-/-/-/-", "-/R/R/-/-/-/-/-/-"].map(moment);

const state = (version: number, to_move: number, guests: [string, string]): State => ({
  version,
  status: "playing",
  seats: guests.map((guest, index) => ({ seat: index + 1, name: guest, bot: null, guest })),
  to_move,
  position: position("-/R/R/-/-/-/-/-/-"),
  legal: [],
  clock: null,
  outcome: null,
  missed: [],
  draw_offers: [],
  rematch_offers: [],
  next: null,
  can_take_back: false,
});

/** Two moves have been made; it is the turn of seat 1. */
const snapshot = (guests: [string, string]): Snapshot => ({
  type: "snapshot",
  room: { id: "table1", table: WHEEL, is_private: false, previous: null, opened_at: "" },
  seat: 1,
  entries: [moved(1, 1, "R1"), moved(2, 1, "R2")],
  state: state(2, 1, guests),
});
const after = (known: number, entries: Entry[], seat: number, next: State): Events => ({
  type: "events",
  seat,
  after: known,
  entries,
  state: next,
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
  [Socket.all, asked] = [[], []];
  vi.stubGlobal("WebSocket", Socket);
  vi.spyOn(api, "me").mockResolvedValue(ME);
  vi.spyOn(api, "keys").mockResolvedValue({ id: "table1", seats: [], invitation: null });
  vi.spyOn(api, "moments").mockImplementation(
    (_, seat) => new Promise((answer) => asked.push({ seat, answer: (moments) => answer(moments) })),
  );
  session = new GameSession("table1", { seats: [], invitation: null });
});

afterEach(() => {
  session.close();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

describe("whoever looks at an earlier position", () => {
  it("goes on seeing it when somebody moves", async () => {
    await sit(APART);
    const browsing = session.browse(1);
    asked[0]?.answer(MOMENTS);
    await browsing;
    expect(session.position).toEqual(MOMENTS[1]?.position);
    say(after(2, [moved(3, 2, "R3")], 1, state(3, 1, APART)));
    expect(session.browsing).toBe(1);
    expect(session.position).toEqual(MOMENTS[1]?.position);
    // What has come since is asked for when it is wanted.
    say(after(3, [moved(4, 2, "R4")], 1, state(4, 1, APART)));
    await session.browse(2);
    expect(asked).toHaveLength(1);
    void session.browse(3);
    expect(asked).toHaveLength(2);
  });

  it("sees now when what they look at was taken back", async () => {
    await sit(APART);
    const browsing = session.browse(1);
    asked[0]?.answer(MOMENTS);
    await browsing;
    say(after(2, [entry(3, { kind: "taken_back", seat: 1, count: 2 })], 1, state(3, 1, APART)));
    expect(session.browsing).toBeNull();
    expect(session.position).not.toBeNull();
  });

  it("sees what they asked for last", async () => {
    await sit(APART);
    const first = session.browse(0);
    await session.browse(2);
    asked[0]?.answer(MOMENTS);
    await first;
    expect(session.browsing).toBeNull();
  });
});

describe("at one screen the cards of a seat", () => {
  it("are not shown by an answer that comes when it is another's turn", async () => {
    await sit(TOGETHER);
    session.curtain = null;
    const browsing = session.browse(1);
    expect(asked[0]?.seat).toBe(1);
    say(after(2, [moved(3, 1, ".")], 1, state(3, 2, TOGETHER)));
    expect(session.curtain).toBe(2);
    session.liftCurtain();
    say(after(3, [], 2, state(3, 2, TOGETHER)));
    expect(session.curtain).toBeNull();
    asked[0]?.answer(MOMENTS);
    await browsing;
    expect(session.browsing).toBeNull();
    expect(session.moments).toEqual([]);
  });

  it("go away with the curtain, also where somebody was looking at them", async () => {
    await sit(TOGETHER);
    session.curtain = null;
    const browsing = session.browse(1);
    asked[0]?.answer(MOMENTS);
    await browsing;
    expect(session.browsing).toBe(1);
    say(after(2, [moved(3, 1, ".")], 1, state(3, 2, TOGETHER)));
    expect(session.curtain).toBe(2);
    expect(session.browsing).toBeNull();
    expect(session.moments).toEqual([]);
  });
});

describe("a game that can't be had just now", () => {
  afterEach(() => {
    vi.useRealTimers();
  });

  it("is asked for again by itself, and at once by whoever wants it", async () => {
    vi.useFakeTimers();
    const keys = vi.mocked(api.keys);
    for (const trouble of ["too_many_requests", "unreachable", "busy"] as const)
      keys.mockRejectedValueOnce(new ApiError(trouble));
    await session.open();
    expect(session.entrance.hindrance).toBe("too_many_requests");
    await vi.advanceTimersByTimeAsync(1000);
    expect(session.entrance.hindrance).toBe("unreachable");
    session.retry();
    await vi.advanceTimersByTimeAsync(0);
    expect(session.entrance.hindrance).toBe("busy");
    expect(session.entrance.problem).toBeNull();
    expect(Socket.all).toEqual([]);
    await vi.advanceTimersByTimeAsync(8000);
    expect(Socket.all).toHaveLength(1);
    Socket.all[0]?.onopen();
    say(snapshot(APART));
    expect(session.entrance.hindrance).toBeNull();
    expect(keys).toHaveBeenCalledTimes(4);
  });

  it("is not asked for again where it is not there", async () => {
    vi.mocked(api.keys).mockRejectedValueOnce(new ApiError("unknown_game"));
    await session.open();
    expect(session.entrance.problem).toBe("unknown_game");
    expect(session.entrance.hindrance).toBeNull();
  });
});

describe("whoever plays several seats by the link of them", () => {
  it("looks from each with its own token, and acts at each", async () => {
    const seats = [1, 2].map((seat) => ({ seat, token: `token-${seat}` }));
    vi.mocked(api.keys).mockResolvedValue({ id: "table1", seats, invitation: null });
    const act = vi.spyOn(api, "act").mockResolvedValue({});
    session = new GameSession("table1", { seats: ["token-1", "token-2"], invitation: null });
    const sent: string[] = [];
    vi.spyOn(Socket.prototype, "send").mockImplementation((...text: unknown[]) => void sent.push(String(text[0])));
    await sit(TOGETHER);
    expect(session.seats).toEqual([1, 2]);
    session.curtain = 2;
    session.liftCurtain();
    const watched = sent.map((text) => JSON.parse(text)).filter(({ type }) => type === "watch");
    expect(watched.map(({ seat, token }) => [seat, token])).toEqual([
      [null, "token-1"],
      [2, "token-2"],
    ]);
    session.actForAll("offer_draw", [1]);
    expect(act).toHaveBeenCalledWith("table1", expect.objectContaining({ seat: 2 }), "token-2");
  });
});

describe("a page that was left", () => {
  it("opens no socket afterwards", async () => {
    const opening = session.open();
    session.close();
    await opening;
    expect(Socket.all).toEqual([]);
  });
});

describe("the curtain", () => {
  it("calls the one whose turn it is, also when the clock has moved for the one before", async () => {
    await sit(TOGETHER);
    expect(session.curtain).toBe(1);
    session.liftCurtain();
    say(snapshot(TOGETHER));
    expect(session.curtain).toBeNull();
    say(after(2, [moved(3, 1, ".")], 1, state(3, 2, TOGETHER)));
    expect(session.curtain).toBe(2);
    say(after(3, [moved(4, 2, "R3"), moved(5, 2, ".")], 1, state(5, 1, TOGETHER)));
    expect(session.curtain).toBe(1);
  });

  it("is gone when the clock has ended the game", async () => {
    await sit(TOGETHER);
    const over: State = {
      ...state(3, 1, TOGETHER),
      status: "over",
      to_move: null,
      outcome: { winner: 2, reason: "time", group: null, shared: {} },
    };
    say(after(2, [entry(3, { kind: "departed", seat: 1, reason: "time", cleared: [] })], 1, over));
    expect(session.curtain).toBeNull();
  });
});

describe("whoever has no cookies", () => {
  it("is nobody at the table after getting up", async () => {
    const seats = [{ seat: 2, token: "secret" }];
    vi.mocked(api.keys).mockResolvedValue({ id: "table1", seats, invitation: null });
    session = new GameSession("table1", { seats: ["secret"], invitation: null });
    await session.open();
    Socket.all.at(-1)?.onopen();
    say({ ...snapshot(APART), seat: 2 });
    expect(session.seats).toEqual([2]);
    say({ ...snapshot(APART), seat: null });
    expect(session.isPlayer).toBe(false);
  });
});
