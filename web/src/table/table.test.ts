// @vitest-environment node
import { beforeEach, describe, expect, it } from "vitest";
import { claim, departed, end, entry, GRID, log, moved, quartinoMoves, quartinoPlayed, stone } from "../../tests/moves";
import { stacksOf } from "../../tests/stacks";
import type { AnyGame } from "../games/game";
import { NOTHING, type QuartinoDraft, refresh } from "../games/quartino/draft";
import { quartinoPosition } from "../games/quartino/figures/example";
import { words } from "../games/quartino/words";
import type { Trouble } from "../protocol/trouble";
import type { Entry, Events, Moment, QuartinoMove, Refused, RuleSet, Snapshot, State } from "../protocol/types";
import type { Announcement } from "./announcement";
import type { Action, Connection } from "./connection";
import { GameTable, type Sound } from "./table.svelte";

const position = (stacks: string) => quartinoPosition(stacksOf(stacks), 1);
const EMPTY = "-/-/-/-/-/-/-/-/-";
/** As in the registry: the table knows the game only by name. */
const QUARTINO = {
  draft: { nothing: NOTHING, refresh, sent: (draft: QuartinoDraft) => ({ ...draft, field: null }) },
  words,
} as unknown as AnyGame;

/** A fake room: records requests, and answers when the test says so. */
class FakeRoom implements Connection {
  acts: { action: Action; version: number; seat: number | null }[] = [];
  watched: [number | null, number | null][] = [];
  asked: { seat: number | null; answer: (moments: Moment[]) => void; fail: () => void }[] = [];

  act(action: Action, version: number, seat: number | null): string {
    this.acts.push({ action, version, seat });
    return `act-${this.acts.length}`;
  }

  watch(seat: number | null, after: number | null = null): void {
    this.watched.push([seat, after]);
  }

  moments(seat: number | null): Promise<Moment[]> {
    return new Promise((answer, reject) =>
      this.asked.push({ seat, answer, fail: () => reject(new Error("unreachable")) }),
    );
  }

  hasCall(): Promise<boolean> {
    return Promise.resolve(false);
  }
}

const moment = (stacks: string) => ({ position: position(stacks) }) as Moment;
const MOMENTS = [EMPTY, "-/R/-/-/-/-/-/-/-", "-/R/R/-/-/-/-/-/-"].map(moment);
const played = (version: number, seat: number, move: QuartinoMove, more = {}) =>
  entry(version, moved(seat, quartinoPlayed(move, more)));

const state = (version: number, to_move: number | null, guests: string[], ...legal: QuartinoMove[]): State => ({
  version,
  status: "playing",
  seats: guests.map((guest, index) => ({ seat: index + 1, name: guest, bot: null, guest })),
  to_move,
  position: position("-/R/R/-/-/-/-/-/-"),
  legal: legal.length ? quartinoMoves(...legal) : null,
  clock: null,
  outcome: null,
  draw_offers: [],
  rematch_offers: [],
  next: null,
  can_take_back: false,
  can_offer_draw: false,
});

/** Two moves have been made; seat 1 is to move. */
const snapshot = (guests: string[], now: State = state(2, 1, guests), rules: RuleSet = GRID): Snapshot => ({
  type: "snapshot",
  room: { id: "table1", rules, is_private: false, previous: null, opened_at: "" },
  seat: 1,
  entries: log(moved(1, quartinoPlayed(stone("R", 1))), moved(1, quartinoPlayed(stone("R", 2)))),
  state: now,
});
const after = (known: number, entries: Entry[], seat: number, next: State): Events => ({
  type: "events",
  seat,
  after: known,
  entries,
  state: next,
});
const refused = (id: string | null, code: Refused["code"]): Refused => ({
  type: "refused",
  id,
  code,
  detail: "",
  version: null,
  wait: null,
});

const APART = ["ann", "ben"];
const TOGETHER = ["ann", "ann"];
let room: FakeRoom;
let heard: Sound[];
let shown: Announcement[];
let troubles: Trouble[];
let held = 0;
let table: GameTable;

function sit(guests: string[], now?: State, rules?: RuleSet) {
  table.received(snapshot(guests, now, rules));
}

beforeEach(() => {
  [room, heard, shown, troubles, held] = [new FakeRoom(), [], [], [], 0];
  table = new GameTable({
    game: () => QUARTINO,
    text: (id, values = {}) => [id, ...Object.values(values)].join(" "),
    list: (all) => all.join("+"),
    now: () => 1_000,
    ownSeats: ({ state }) => state.seats.filter((each) => each.guest === "ann").map((each) => each.seat),
    play: (sound) => void heard.push(sound),
    show: (news) => void shown.push(news),
    hold: () => void held++,
    refuse: (trouble) => void troubles.push(trouble),
  });
  table.connect(room);
});

describe("a dropped move", () => {
  const drafted = { colour: "R", field: 3, card: null, window: null, isSent: false };
  const drop = () => table.drop({ draft: drafted, send: stone("R", 3) });
  beforeEach(() => sit(APART, state(2, 1, APART, stone("R", 3), stone("R", 4))));

  it("is a draft until it is settled", () => {
    drop();
    expect([held, table.draft, room.acts]).toEqual([1, drafted, []]);
    table.settle();
    table.settle();
    expect(room.acts).toEqual([{ action: { kind: "move", move: "R3" }, version: 2, seat: 1 }]);
    expect(table.dropped).toBeNull();
  });

  it("is forgotten when it is undone or taken back", () => {
    for (const undo of [() => table.undo(), () => table.act({ kind: "take_back" })]) {
      drop();
      undo();
      table.settle();
      expect([table.dropped, table.draft, room.acts]).toEqual([null, QUARTINO.draft.nothing, []]);
    }
  });

  it("is sent only once if it is confirmed first", () => {
    drop();
    table.play(stone("R", 3));
    table.settle();
    expect(room.acts).toHaveLength(1);
  });

  it("is sent even while an earlier position is shown", () => {
    drop();
    table.browsing = 0;
    table.settle();
    expect(room.acts).toHaveLength(1);
  });

  it("is discarded if the turn has passed in the meantime", () => {
    drop();
    table.received(after(2, log(moved(1, quartinoPlayed(stone("R", 4)))), 1, state(3, 2, APART)));
    table.settle();
    expect([table.dropped, room.acts]).toEqual([null, []]);
  });
});

describe("a table", () => {
  it("needs no browser", () => {
    expect(globalThis.document).toBeUndefined();
    expect(table.room).toBeNull();
    expect(table.legal).toEqual([]);
    expect(table.known()).toBeUndefined();
    expect(() => new GameTable({} as never).liftCurtain()).not.toThrow();
  });

  it("offers its room's moves on the player's turn, and sends the chosen one in notation", () => {
    sit(APART, state(2, 1, APART, stone("R", 3), stone("R", 4)));
    expect(table.isMyTurn).toBe(true);
    expect(table.legal).toEqual([stone("R", 3), stone("R", 4)]);
    table.play(stone("R", 3));
    expect(room.acts).toEqual([{ action: { kind: "move", move: "R3" }, version: 2, seat: 1 }]);
    // Nothing else can be done until the answer arrives.
    expect(table.isSending).toBe(true);
    expect(table.legal).toEqual([]);
    table.received({ type: "accepted", id: "act-1", version: 3 });
    expect(table.isSending).toBe(false);
  });

  it("keeps its draft while it is legal, and then the selected colour", () => {
    sit(APART, state(2, 1, APART, stone("R", 3)));
    table.take({ draft: { ...NOTHING, colour: "R", field: 3 }, send: null });
    expect(room.acts).toEqual([]);
    table.received(
      after(2, [entry(3, { kind: "said", seat: 2, phrase: "hello" })], 1, state(3, 1, APART, stone("R", 3))),
    );
    expect(table.draft).toMatchObject({ colour: "R", field: 3 });
    table.take({ draft: { ...NOTHING, colour: "R", field: 3 }, send: stone("R", 3) });
    expect(table.draft).toEqual({ ...NOTHING, colour: "R" });
    expect(room.acts).toHaveLength(1);
    table.received(after(3, [played(4, 1, stone("R", 3))], 1, state(4, 1, APART, stone("B", 1))));
    expect(table.draft).toEqual(NOTHING);
  });

  it("reports a refusal, and requests everything if something is missing", () => {
    table.received(refused(null, "unknown_game"));
    expect(troubles).toEqual(["unknown_game"]);
    sit(APART);
    table.act({ kind: "take_back" });
    expect(table.isSending).toBe(true);
    table.received(refused("act-1", "cannot_take_back"));
    expect([table.isSending, table.refusal]).toEqual([false, "cannot_take_back"]);
    table.received(after(7, [], 1, state(8, 1, APART)));
    expect(room.watched).toEqual([[1, null]]);
  });

  it("is closed when its game is deleted, even while on screen", () => {
    sit(APART);
    table.received(refused(null, "unknown_game"));
    expect(troubles).toEqual(["unknown_game"]);
  });

  it("acts for all seats of one person", () => {
    sit(TOGETHER);
    table.actForAll("offer_draw", [1]);
    expect(room.acts).toEqual([{ action: { kind: "offer_draw" }, version: 2, seat: 2 }]);
  });
});

describe("news", () => {
  it("is shown and heard; errors are read first, however fast the others play", () => {
    sit(APART, state(2, 2, APART));
    table.received(after(2, [played(3, 2, stone("R", 3))], 1, state(3, 2, APART)));
    expect([table.news, heard]).toEqual([null, ["move"]]);
    expect(table.spoken).toBe("quartino-placed ben R 3");
    table.received(after(3, [played(4, 2, claim("RYGB", 1), { fault: "mismatch" })], 1, state(4, 2, APART)));
    expect(table.news).toMatchObject({ kind: "bad", mark: { kind: "claim", card: "RYGB", window: 1 } });
    table.received(after(4, [entry(5, { kind: "draw_offered", seat: 2 })], 1, state(5, 1, APART)));
    expect(table.news?.kind).toBe("bad");
    expect(table.news?.words).toMatch(/^page-claimed-wrongly .* page-draw-offered ben$/);
    expect(heard).toEqual(["move", "bad", "turn"]);
    expect(shown).toHaveLength(2);
    table.dropNews();
    expect(table.news).toBeNull();
  });

  it("says how the game ended, once", () => {
    sit(APART);
    const over: State = {
      ...state(3, null, APART),
      status: "over",
      outcome: { winner: 2, reason: "resignation", ending: { game: "quartino" } },
    };
    const left = entry(3, departed(1, "resignation", { game: "quartino", cleared: [] }));
    table.received(after(2, [left], 1, over));
    expect(table.spoken).toBe("play-resigned ann page-you-lost");
    expect(table.ending).toEqual({ game: "quartino" });
  });

  it("plays a sound for the player who is nudged, and for nobody else", () => {
    const nudge = (version: number, seat: number): Entry => entry(version, { kind: "said", seat, phrase: "nudge" });
    sit(APART, state(2, 1, APART));
    heard.length = 0;
    table.received(after(2, [nudge(3, 2)], 1, state(3, 1, APART)));
    expect([table.nudges, heard]).toEqual([1, ["nudge"]]);
    // Ann's own nudge, while Ben is to move.
    table.received(after(3, [nudge(4, 1)], 1, state(4, 2, APART)));
    expect([table.nudges, heard]).toEqual([1, ["nudge"]]);
  });

  it("names a rematch that has been opened in the meantime", () => {
    sit(APART);
    table.received(after(2, [entry(3, { kind: "rematch_opened", game_id: "table2" })], 1, state(3, 1, APART)));
    expect(table.next).toBe("table2");
  });
});

describe("looking at an earlier position", () => {
  it("stays there when somebody moves", async () => {
    sit(APART);
    const browsing = table.browse(1);
    room.asked[0]?.answer(MOMENTS);
    await browsing;
    expect(table.position).toEqual(MOMENTS[1]?.position);
    expect(table.played).toHaveLength(1);
    expect(table.shownWords).toBe("quartino-placed ann R 1");
    table.received(after(2, [played(3, 2, stone("R", 3))], 1, state(3, 1, APART)));
    expect(table.browsing).toBe(1);
    expect(table.position).toEqual(MOMENTS[1]?.position);
    // Later moments are requested when needed.
    table.received(after(3, [played(4, 2, stone("R", 4))], 1, state(4, 1, APART)));
    await table.browse(2);
    expect(room.asked).toHaveLength(1);
    void table.browse(3);
    expect(room.asked).toHaveLength(2);
  });

  it("doesn't reveal a card from a wrong claim again", async () => {
    sit(APART);
    table.received(after(2, [played(3, 2, claim("RYGB", 1), { fault: "mismatch" })], 1, state(3, 1, APART)));
    table.received(after(3, [played(4, 1, stone("R", 4))], 1, state(4, 1, APART)));
    const place = table.steps.length - 1;
    const browsing = table.browse(place);
    room.asked[0]?.answer([...MOMENTS, ...MOMENTS, ...MOMENTS]);
    await browsing;
    expect(table.browsing).toBe(place);
    expect(table.shownWords).toBe("page-claimed-in-vain ben");
  });

  it("offers no move, and falls back to the current position if the past can't be loaded", async () => {
    sit(APART, state(2, 1, APART, stone("R", 3)));
    const browsing = table.browse(1);
    room.asked[0]?.answer(MOMENTS);
    await browsing;
    expect(table.legal).toEqual([]);
    await table.browse(2);
    expect(table.legal).toHaveLength(1);
    table.moments = [];
    const failing = table.browse(0);
    room.asked[1]?.fail();
    await failing;
    expect(table.browsing).toBeNull();
  });

  it("returns to the current position when the earlier one is taken back", async () => {
    sit(APART);
    const browsing = table.browse(1);
    room.asked[0]?.answer(MOMENTS);
    await browsing;
    table.received(after(2, [entry(3, { kind: "taken_back", seat: 1, count: 2 })], 1, state(3, 1, APART)));
    expect(table.browsing).toBeNull();
    expect(table.position).not.toBeNull();
  });

  it("shows the position that was requested last", async () => {
    sit(APART);
    const first = table.browse(0);
    await table.browse(2);
    room.asked[0]?.answer(MOMENTS);
    await first;
    expect(table.browsing).toBeNull();
  });
});

describe("on one screen, a seat's cards", () => {
  it("are not shown by a response that arrives during another player's turn", async () => {
    sit(TOGETHER);
    table.curtain = null;
    const browsing = table.browse(1);
    expect(room.asked[0]?.seat).toBe(1);
    table.received(after(2, [played(3, 1, end)], 1, state(3, 2, TOGETHER)));
    expect(table.curtain).toBe(2);
    table.liftCurtain();
    table.received(after(3, [], 2, state(3, 2, TOGETHER)));
    expect(table.curtain).toBeNull();
    room.asked[0]?.answer(MOMENTS);
    await browsing;
    expect(table.browsing).toBeNull();
    expect(table.moments).toEqual([]);
  });

  it("are hidden by the curtain, even while being viewed", async () => {
    sit(TOGETHER);
    table.curtain = null;
    const browsing = table.browse(1);
    room.asked[0]?.answer(MOMENTS);
    await browsing;
    expect(table.browsing).toBe(1);
    table.received(after(2, [played(3, 1, end)], 1, state(3, 2, TOGETHER)));
    expect(table.curtain).toBe(2);
    expect(table.browsing).toBeNull();
    expect(table.moments).toEqual([]);
  });

  it("need no curtain if the rules have no secrets: the view follows the seat to move", () => {
    sit(TOGETHER, state(2, 2, TOGETHER), { ...GRID, has_secrets: false });
    expect(table.curtain).toBeNull();
    expect(room.watched).toEqual([[2, 2]]);
  });
});

describe("the curtain", () => {
  it("calls the player to move, even when the clock has moved for the previous one", () => {
    sit(TOGETHER);
    expect(table.curtain).toBe(1);
    table.liftCurtain();
    expect(room.watched).toEqual([[1, 2]]);
    table.received(snapshot(TOGETHER));
    expect(table.curtain).toBeNull();
    table.received(after(2, [played(3, 1, end)], 1, state(3, 2, TOGETHER)));
    expect(table.curtain).toBe(2);
    const meanwhile = [played(4, 2, stone("R", 3)), played(5, 2, end)];
    table.received(after(3, meanwhile, 1, state(5, 1, TOGETHER)));
    expect(table.curtain).toBe(1);
  });

  it("is lifted for the awaited seat, even after a reconnect", () => {
    sit(TOGETHER);
    table.received(after(2, [played(3, 1, end)], 1, state(3, 2, TOGETHER)));
    expect(table.known()).toEqual({ after: 3, seat: 1 });
    table.liftCurtain();
    expect(table.known()).toEqual({ after: 3, seat: 2 });
  });

  it("is gone when the clock has ended the game", () => {
    sit(TOGETHER);
    const over: State = {
      ...state(3, 1, TOGETHER),
      status: "over",
      to_move: null,
      outcome: { winner: 2, reason: "time", ending: { game: "quartino" } },
    };
    table.received(after(2, [entry(3, departed(1, "time", { game: "quartino", cleared: [] }))], 1, over));
    expect(table.curtain).toBeNull();
  });
});
