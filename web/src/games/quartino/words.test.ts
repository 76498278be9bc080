import { describe, expect, it } from "vitest";
import {
  claim,
  declare,
  decline,
  departed,
  end,
  entry,
  GRID,
  log,
  moved,
  quartinoPlayed,
  stone,
} from "../../../tests/moves";
import type { QuartinoPlayed, QuartinoPosition, QuartinoRuleSet } from "../../protocol/types";
import { announce, announceSince, momentWords } from "../../table/announcement";
import { gameOf } from "..";
import { NOTHING } from "./draft";
import { adviceWords, hints, nextOfBest, restOfBest } from "./hint";
import { tourSteps } from "./tour";
import { moveWords, words } from "./words";

const text = (id: string, values: object = {}) => [id, ...Object.values(values)].join(" ");
const scene = {
  text,
  name: (seat: number) => `P${seat}`,
  list: (all: readonly string[]) => all.join("+"),
  rules: GRID,
};
const wording = gameOf("quartino").words;
const COLOURS = "page-stone-R, page-stone-Y, page-stone-G, page-stone-B";
const played = (move: QuartinoPlayed["move"], more: Partial<QuartinoPlayed> = {}, seat = 1, isForced = false) =>
  moved(seat, quartinoPlayed(move, more), isForced);

describe("announcements", () => {
  it("give a returning viewer the current state, without what was taken back", () => {
    const back = { kind: "taken_back" as const, seat: 1, count: 1 };
    const all = log(played(stone("R", 1)), back, played(stone("G", 4)), played(end));
    expect(announceSince(wording, scene, all, 2)).toEqual(["quartino-placed P1 G 4", "page-turn-ended P1"]);
  });

  it("name right and wrong claims by colours and fields, not codes", () => {
    expect(announce(wording, scene, log(played(claim("RYGB", 1))), 1)).toMatchObject([
      {
        kind: "good",
        mark: { kind: "claim", card: "RYGB", window: 1 },
        words: `page-claimed P1 ${COLOURS} 0, 1, 2, 3`,
      },
    ]);
    expect(announce(wording, scene, log(played(claim("RYGB", 1), { fault: "mismatch" })), 2)).toMatchObject([
      { kind: "bad", words: `page-claimed-wrongly P1 ${COLOURS} 0, 1, 2, 3` },
    ]);
    expect(moveWords(text, claim("RYGB", 1))).toBe(`page-move-claim ${COLOURS}`);
  });

  it("name moves that leave the board unchanged, and moves made by the clock", () => {
    expect(announce(wording, scene, log(played(end)), 2)).toMatchObject([
      { kind: "move", words: "page-turn-ended P1" },
    ]);
    expect(announce(wording, scene, log(played(decline)), 1)).toMatchObject([
      { kind: "move", words: "page-colour-declined P1" },
    ]);
    expect(announce(wording, scene, log(played(declare)), 1)).toMatchObject([
      { kind: "good", words: "quartino-declared P1" },
    ]);
    expect(announce(wording, scene, log(played(end, {}, 1, true)), 2)).toMatchObject([
      { kind: "notice", words: "play-time-out P1 page-turn-ended P1" },
    ]);
  });

  it("name the stacks that Column removed, after any event, and who gets the extra stone", () => {
    const column = (seat: number) => ({
      kind: "good",
      words: `page-column 2 0+2 P${seat}`,
      mark: { kind: "column", fields: [0, 2] },
    });
    const ended = played(end, { cleared: [0, 2] });
    expect(announce(wording, scene, log(ended), 2)).toMatchObject([{ words: "page-turn-ended P1" }, column(2)]);
    const left = departed(2, "time", { game: "quartino", cleared: [0, 2] });
    expect(announce(wording, scene, [entry(1, left)], 3)).toMatchObject([{ words: "play-time-out P2" }, column(3)]);
    // The next player gets the stone, and may have placed it by the time of the announcement.
    expect(announce(wording, scene, log(ended, played(stone("R", 1), {}, 2), played(end, {}, 2)), 1)[1]).toMatchObject(
      column(2),
    );
    // When the game is over, nobody gets a stone.
    expect(announce(wording, scene, log(ended), null)).toHaveLength(1);
  });

  it("tell a player taking over the screen everything since their last turn", () => {
    const all = log(played(stone("R", 1)), played(end), played(stone("G", 4), {}, 2), played(end, {}, 2));
    expect(announceSince(wording, scene, all, 1)).toEqual(["quartino-placed P2 G 4", "page-turn-ended P2"]);
  });

  it("describe a moment with Column's effect", () => {
    expect(momentWords(wording, scene, played(end, { cleared: [3] }, 2), 1)).toBe(
      "page-turn-ended P2 page-column 1 3 P1",
    );
  });

  it("hide a card from a wrong claim in earlier positions, and no other card", () => {
    const wrong = quartinoPlayed(claim("RYGB", 1), { fault: "mismatch" });
    const right = quartinoPlayed(claim("RYGB", 1));
    expect(words.past(text, wrong)).toBe("page-move-claim-wrong");
    expect(words.past(text, right)).toBe(`page-move-claim ${COLOURS}`);
    const past = { ...scene, isPast: true };
    expect(words.moved(past, 1, wrong, null)).toEqual([{ kind: "bad", seat: 1, words: "page-claimed-in-vain P1" }]);
    expect(words.moved(past, 1, right, null)).toMatchObject([{ words: `page-claimed P1 ${COLOURS} 0, 1, 2, 3` }]);
  });

  it("tour the board in play", () => {
    const figures = (rules: QuartinoRuleSet) => tourSteps(text, rules).map((step) => step.figure);
    expect(figures(GRID)).toEqual(["grid-card", "grid-place", "grid-claim", "grid-colour"]);
    expect(figures({ ...GRID, geometry: "wheel" })).toEqual(["card", "place", "claim", "colour"]);
    expect(tourSteps(text, GRID)[0]?.words).toBe("page-tour-quartino-1 grid");
  });

  it("say what to do", () => {
    const position = { game: "quartino", stones: 2 } as QuartinoPosition;
    const task = (phase: QuartinoPosition["phase"], card: string | null = null) =>
      words.task(text, { ...position, phase }, { ...NOTHING, card });
    expect(task("colour")).toBe("page-do-colour");
    expect(task("place")).toBe("quartino-do-place 2");
    expect(task("claim")).toBe("page-do-claim");
    expect(task("claim", "RYGB")).toBe("page-do-turn");
  });
});

describe("hints", () => {
  const best = [declare, stone("R", 3), claim("RYGB", 1), end];
  const analysis = {
    game: "quartino",
    value: 0,
    standing: null,
    is_exact: false,
    turns: [{ value: 0, moves: { game: "quartino", moves: best } }],
  };

  it("suggest the next move of the best turn while the player follows it", () => {
    expect(restOfBest(analysis, [])?.[0]).toEqual(declare);
    expect(restOfBest(analysis, [declare, stone("R", 3)])).toEqual([claim("RYGB", 1), end]);
    expect(restOfBest(analysis, [declare, stone("R", 4)])).toBeNull();
    expect(restOfBest(analysis, [null])).toBeNull();
    expect(best.map((move) => adviceWords(text, move))).toEqual([
      "page-hint-declare",
      "page-hint-stone R 3",
      "page-hint-claim",
      "page-hint-end",
    ]);
  });

  it("are requested again after the turn, or after another move", () => {
    expect(hints.isFollowed(analysis, [declare])).toBe(true);
    expect(hints.isFollowed(analysis, [decline])).toBe(false);
    expect(hints.isFollowed(analysis, best)).toBe(false);
  });

  it("are described in words, claims with their fields", () => {
    const hinted = (done: (typeof best)[number][] | null) => hints.words(text, GRID, { analysis, done });
    expect(hinted([])).toEqual({ words: "play-hint page-hint-declare", more: "" });
    expect(hinted([declare, stone("R", 3)])).toEqual({
      words: "play-hint page-hint-claim",
      more: `page-card ${COLOURS}. page-card-lies 0, 1, 2, 3`,
    });
    expect(hinted(null)).toBeNull();
    expect(nextOfBest(null)).toBeNull();
  });
});
