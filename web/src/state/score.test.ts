import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import {
  forget,
  type History,
  isHinted,
  MAX_GAMES,
  noteHint,
  recallHistory,
  remember,
  wipe,
  withGames,
} from "./history";
import { keep } from "./memory";
import { fromListing, levelOf, type PastGame, resultOf } from "./pastGame";
import { against, badgesOf, nextLevel, scoreOf, seriesOf, streaks } from "./score";

const bot = (level: string) => ({ bot: level, name: null });
const person = (name: string) => ({ bot: null, name });
const past = (id: string, winner: number | null, more: Partial<PastGame> = {}): PastGame => ({
  id,
  game: "quarto",
  at: Number(id.replace(/\D/g, "")) || 1,
  players: [person("Zoe"), bot("casual")],
  seats: [1],
  winner,
  previous: null,
  isHinted: null,
  feats: [],
  ...more,
});
const SCREEN = { players: [person("Ann"), person("Ben")], seats: [1, 2] };

describe("scores", () => {
  it("count a player's results; games on one screen have none", () => {
    const games = [past("g1", 1), past("g2", 2), past("g3", null), past("g4", 1), past("g5", 1, SCREEN)];
    expect(scoreOf(games)).toEqual({ won: 2, drawn: 1, lost: 1 });
    expect(resultOf(past("g5", 1, SCREEN))).toBeNull();
  });

  it("are against the bots of one level", () => {
    const mixed = { players: [person("Zoe"), bot("casual"), bot("keen")] };
    const games = [past("g1", 1), past("g2", 1, mixed), past("g3", 1, { game: "quartino" }), past("g4", 1, SCREEN)];
    expect(games.map(levelOf)).toEqual(["casual", null, "casual", null]);
    expect(against(games, "quarto", "casual").map(({ id }) => id)).toEqual(["g1"]);
  });

  it("include the current and the best winning streak", () => {
    const results = [1, 1, 2, 1, 1, 1, null, 1].map((winner, index) => past(`g${index + 1}`, winner));
    expect(streaks(results)).toEqual({ now: 1, best: 3 });
  });

  it("lead to the next level", () => {
    expect([nextLevel(["a", "b"], "a"), nextLevel(["a", "b"], "b"), nextLevel(["a"], "z")]).toEqual(["b", null, null]);
  });
});

describe("a series of rematches", () => {
  it("counts wins by player, although they change seats", () => {
    const games = [
      past("g1", 1),
      past("g2", 1, { previous: "g1", players: [bot("casual"), person("Zoe")], seats: [2] }),
      past("g3", null, { previous: "g2" }),
      past("g4", 1, { previous: "g3" }),
      past("g9", 1),
    ];
    const series = seriesOf(games, "g4");
    expect(series?.tallies.map(({ isMe, wins }) => [isMe, wins])).toEqual([
      [true, 2],
      [false, 1],
    ]);
    expect(series?.draws).toBe(1);
    expect(seriesOf(games, "g9"), "no rematch").toBeNull();
    expect(seriesOf(games, "none")).toBeNull();
  });

  it("counts by name on one screen, and ends where a game is unknown", () => {
    const games = [past("g2", 2, { ...SCREEN, previous: "g1" }), past("g3", 2, { ...SCREEN, previous: "g2" })];
    expect(seriesOf(games, "g3")?.tallies.map(({ player, wins }) => [player.name, wins])).toEqual([
      ["Ann", 0],
      ["Ben", 2],
    ]);
  });
});

describe("badges", () => {
  const OFFERED = [
    { name: "quarto", feats: { names: ["caught"] } },
    { name: "quartino", feats: { names: [] } },
  ];
  const earned = (...games: PastGame[]) =>
    badgesOf(games, OFFERED)
      .filter((badge) => badge.isEarned)
      .map((badge) => badge.id);

  it("are earned by achievements", () => {
    expect(earned()).toEqual([]);
    expect(earned(past("g1", 2), past("g2", 1, SCREEN))).toEqual([]);
    expect(earned(past("g1", 1))).toEqual(["first"]);
    expect(earned(past("g1", 1, { isHinted: true }))).toEqual(["first"]);
    expect(earned(past("g1", 1, { isHinted: false }))).toEqual(["first", "unaided"]);
    expect(earned(past("g1", 1), past("g2", 1), past("g3", 1, { game: "quartino" }))).toEqual([
      "first",
      "streak",
      "all",
    ]);
    expect(earned(past("g1", 1, { feats: ["caught"] }))).toEqual(["first", "quarto-caught"]);
  });
});

describe("the history", () => {
  beforeEach(() => localStorage.clear());
  afterEach(() => void vi.useRealTimers());
  const EMPTY: History = { since: 0, deleted: [], games: [] };

  it("has each game once, oldest first, and knows what was seen at the table", () => {
    const seen = past("g2", 1, { isHinted: false, feats: ["caught"], previous: "g1" });
    const listed = past("g2", 1);
    for (const order of [
      [seen, listed],
      [listed, seen],
    ])
      expect(order.reduce((history, game) => withGames(history, [game]), EMPTY).games).toEqual([seen]);
    expect(withGames(EMPTY, [past("g3", 1), past("g1", 2)]).games.map(({ id }) => id)).toEqual(["g1", "g3"]);
    const whole = withGames(EMPTY, [seen]);
    expect(withGames(whole, [listed]), "nothing new").toBe(whole);
  });

  it("keeps the latest games", () => {
    const many = Array.from({ length: MAX_GAMES + 5 }, (_, index) => past(`g${index + 1}`, 1));
    const { games } = withGames(EMPTY, many);
    expect([games.length, games[0]?.id]).toEqual([MAX_GAMES, "g6"]);
  });

  it("is deleted for good: the server's list doesn't bring it back", () => {
    expect(remember([past("g5", 1)]).games).toHaveLength(1);
    forget();
    expect(recallHistory().games).toEqual([]);
    expect(remember([past("g4", 1), past("g5", 1), past("g8", 2)]).games.map(({ id }) => id)).toEqual(["g8"]);
  });

  it("is deleted for good although the browser's clock is slow, or a game's time in the list moves on", () => {
    vi.setSystemTime(1);
    remember([past("g5", 1), past("g6", 1)]);
    forget();
    const rematched = { ...past("g5", 1), at: 9 };
    expect(remember([rematched, past("g6", 1)]).games).toEqual([]);
    forget();
    expect(remember([rematched]).games, "deleted twice").toEqual([]);
  });

  it("keeps a game that ends after the deletion although the browser's clock is fast", () => {
    vi.setSystemTime(1_000);
    remember([past("g5", 1)]);
    forget();
    expect(remember([past("g6", 1)]).games.map(({ id }) => id)).toEqual(["g6"]);
  });

  it("is wiped with its guest", () => {
    remember([past("g5", 1)]);
    noteHint("g5");
    forget();
    wipe();
    expect([recallHistory(), isHinted("g5")]).toEqual([EMPTY, false]);
  });

  it.each(["{", "[]", '{"games":5}', '{"games":[null,{"id":1}],"since":"x","deleted":[1]}'])("survives %s", (text) => {
    keep("history", text);
    expect(recallHistory()).toEqual(EMPTY);
  });

  it("knows in which games hints were shown", () => {
    noteHint("g1");
    noteHint("g1");
    expect([isHinted("g1"), isHinted("g2")]).toEqual([true, false]);
  });

  it("takes a game from the server's list", () => {
    const listed = {
      id: "g1",
      game: "quarto",
      status: "over",
      seats: [
        { seat: 1, name: null, bot: "keen", guest: null },
        { seat: 2, name: "Zoe", bot: null, guest: "me" },
      ],
      winner: 2,
      updated_at: "2030-01-01T00:00:00Z",
    } as never;
    const game = fromListing(listed, "me");
    expect([levelOf(game), resultOf(game), game.isHinted]).toEqual(["keen", "won", null]);
  });
});
