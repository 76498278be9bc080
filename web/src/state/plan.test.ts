import { afterEach, describe, expect, it, test } from "vitest";
import { keep } from "./memory";
import { keepPlan, newRoom, newSeek, type Plan, problemOf, recallPlan, seatCount } from "./plan";

afterEach(() => localStorage.clear());

const FIRST: Plan = {
  game: "quarto",
  opponent: "bot",
  bots: { quarto: "casual", quartino: "builder" },
  forms: {
    quarto: { traits: ["C", "S", "H", "T"], hasSquares: false, hasCalls: true },
    quartino: { geometry: "wheel" },
  },
  time: { limit: "none", seconds: 60 },
  players: 2,
  starter: null,
  loserStarts: { quarto: true, quartino: false },
  isPublic: false,
  isShown: false,
  names: ["", "", "", ""],
};

test("a first visit offers a game by the printed rules against a bot", () => {
  expect(recallPlan()).toEqual(FIRST);
});

test("a plan is stored, and changing it leaves the default alone", () => {
  const plan = recallPlan();
  plan.bots.quarto = "expert";
  plan.names[0] = "Ann";
  (plan.forms.quarto as { traits: string[] }).traits.pop();
  localStorage.clear();
  expect(recallPlan()).toEqual(FIRST);
  keepPlan(plan);
  expect(recallPlan()).toEqual(plan);
});

test.each(['{"bots":{"quarto":"genius","quartino":"blocker"}}', '{"bots":{"quartino":"blocker"}}'])(
  "an unknown level is replaced by the default: %s",
  (kept) => {
    keep("plan", kept);
    expect(recallPlan().bots).toEqual({ quarto: "casual", quartino: "blocker" });
  },
);

test.each([
  "{",
  "null",
  "[]",
  '{"bots":null}',
  '{"bots":{"quarto":"gone"}}',
  '{"traits":null}',
  '{"players":99}',
  '{"game":"chess"}',
  '{"opponent":"nobody"}',
  '{"geometry":"cube"}',
  '{"names":[null,5,{}]}',
  '{"forms":5}',
  '{"forms":{"quarto":null,"quartino":{"geometry":3}}}',
  '{"hasMinute":"yes"}',
  '{"time":"long"}',
  '{"time":null}',
  '{"time":{"limit":"hour","seconds":"60"}}',
  '{"starter":5}',
  '{"starter":"loser"}',
  '{"loserStarts":{"quarto":1}}',
])("an invalid plan is repaired: %s", (kept) => {
  keep("plan", kept);
  expect(recallPlan()).toEqual(FIRST);
});

describe("a plan stored before each game had its own form", () => {
  /** Exactly as the earlier page wrote it. */
  const KEPT = {
    game: "quartino",
    opponent: "screen",
    bots: { quarto: "expert", quartino: "planner" },
    traits: ["C", "T"],
    hasSquares: true,
    hasCalls: false,
    hasMinute: true,
    players: 3,
    geometry: "grid",
    isPublic: true,
    isShown: true,
    names: ["Ann", "Ben", "", ""],
  };

  it("is read completely", () => {
    keep("plan", JSON.stringify(KEPT));
    const plan = recallPlan();
    expect(plan).toEqual({
      game: "quartino",
      opponent: "screen",
      bots: { quarto: "expert", quartino: "planner" },
      forms: { quarto: { traits: ["C", "T"], hasSquares: true, hasCalls: false }, quartino: { geometry: "grid" } },
      time: { limit: "minute", seconds: 60 },
      players: 3,
      starter: null,
      loserStarts: { quarto: true, quartino: false },
      isPublic: true,
      isShown: true,
      names: ["Ann", "Ben", "", ""],
    });
    expect(newRoom(plan)).toMatchObject({ game: "quartino", rules: "grid/60" });
    expect(newRoom({ ...plan, game: "quarto" })).toMatchObject({ game: "quarto", rules: "CT+/60" });
  });

  it("is corrected where it was wrong, and can be played", () => {
    keep("plan", '{"traits":["Z","C"],"opponent":"screen","names":["Ann",7]}');
    const room = newRoom(recallPlan());
    expect(room.rules).toBe("C!");
    expect(room.seats.map((each) => each.name)).toEqual(["Ann", "Player 2"]);
  });

  it("is dropped once the new one is stored", () => {
    keep("plan", JSON.stringify(KEPT));
    const plan = recallPlan();
    plan.forms.quartino = { geometry: "wheel" };
    keepPlan(plan);
    expect(recallPlan()).toEqual(plan);
  });
});

describe("a room to open", () => {
  it("has the rule set in notation", () => {
    expect(newRoom(FIRST).rules).toBe("CSHT!");
    const forms = { ...FIRST.forms, quarto: { traits: ["H", "C"], hasSquares: true, hasCalls: true } };
    expect(newRoom({ ...FIRST, forms, time: { limit: "minute", seconds: 5 } }).rules).toBe("CH+!/60");
    expect(newRoom({ ...FIRST, game: "quartino", forms: { quartino: { geometry: "grid" } } }).rules).toBe("grid");
  });

  it("seats bots, people here and people who join later", () => {
    expect(newRoom(FIRST).seats).toEqual([{ kind: "me" }, { kind: "bot", bot: "casual" }]);
    expect(newRoom({ ...FIRST, isPublic: true }).is_private, "isPublic is only for games with a friend").toBe(true);
    const here = newRoom({ ...FIRST, game: "quartino", players: 3, opponent: "screen", names: ["Zoe"] });
    expect(here.seats.map((each) => each.name)).toEqual(["Zoe", "Player 2", "Player 3"]);
    const anyone = { ...FIRST, game: "quartino", players: 4, opponent: "anyone" } as const;
    expect(newSeek(anyone)).toEqual({ game: "quartino", rules: newRoom(anyone).rules });
    expect(newRoom({ ...FIRST, opponent: "friend" })).toMatchObject({
      is_private: true,
      seats: [{}, { kind: "open" }],
    });
  });

  it("has as many seats as the game allows", () => {
    expect(seatCount({ ...FIRST, players: 4 })).toBe(2);
    expect(seatCount({ ...FIRST, game: "quartino", players: 4 })).toBe(4);
  });

  it("starts with a random player; the loser starts the next game only in Quarto!", () => {
    expect(newRoom(FIRST).starter).toBe("loser");
    expect(newRoom({ ...FIRST, game: "quartino" }).starter).toBe("lot");
    expect(newRoom({ ...FIRST, loserStarts: { quarto: false } }).starter).toBe("lot");
    expect(newRoom({ ...FIRST, game: "quartino", loserStarts: { quartino: true } }).starter).toBe("loser");
  });

  it("starts with the agreed player, in every game or until somebody loses", () => {
    expect(newRoom({ ...FIRST, starter: 2 })).toMatchObject({ starter: 2, keeps_starter: false });
    const always = { ...FIRST, starter: 1, loserStarts: { quarto: false } };
    expect(newRoom(always)).toMatchObject({ starter: 1, keeps_starter: true });
  });

  it("ignores that the loser starts if three play, and a starter who is not at the table", () => {
    const three: Plan = { ...FIRST, game: "quartino", players: 3, loserStarts: { quartino: true }, starter: 3 };
    expect(newRoom(three)).toMatchObject({ starter: 3, keeps_starter: true });
    expect(newRoom({ ...three, starter: 4 }).starter).toBe("lot");
    expect(newRoom({ ...three, players: 2 }).starter).toBe("loser");
  });

  it.each([5, 45, 86_400])("allows from 5 seconds to a day per turn: %d", (seconds) => {
    const plan: Plan = { ...FIRST, time: { limit: "other", seconds } };
    expect(problemOf(plan)).toBeNull();
    expect(newRoom(plan).rules).toBe(`CSHT!/${seconds}`);
    keepPlan(plan);
    expect(recallPlan()).toEqual(plan);
  });

  it.each([null, 0, 4, -5, 7.5, 86_401, Number.NaN])("can't be opened with %s seconds per turn", (seconds) => {
    expect(problemOf({ ...FIRST, time: { limit: "other", seconds } })).toBe("start-bad-seconds");
    expect(problemOf({ ...FIRST, time: { limit: "minute", seconds } })).toBeNull();
  });

  it("can't be opened without a trait", () => {
    expect(problemOf(FIRST)).toBeNull();
    expect(problemOf({ ...FIRST, forms: { quarto: { traits: [], hasSquares: false, hasCalls: true } } })).toBe(
      "start-no-trait",
    );
  });
});
