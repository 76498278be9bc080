import { beforeEach, expect, test, vi } from "vitest";
import { claim, end, entry, log, moved, quartinoPlayed, stone } from "../../../tests/moves";
import type { Entry } from "../../protocol/types";
import type { GameTable } from "../../table/table.svelte";
import { settings } from "../../theme/settings.svelte";
import { moveByItself } from "./automatic";

const PLACED = log(moved(1, quartinoPlayed(stone("R", 3))));
const play = vi.fn();

function follow(can_match: boolean, entries: Entry[] = PLACED, legal = [end, claim("RYGB", 1)]): void {
  const position = { game: "quartino", can_match };
  moveByItself({ room: { seat: 1, entries, state: { position } }, legal, play } as unknown as GameTable);
}

beforeEach(() => {
  play.mockClear();
  settings.set("endsTurns", true);
});

test("a turn ends automatically after its stones if no card could match", () => {
  follow(false);
  expect(play).toHaveBeenCalledExactlyOnceWith(end);
});

test("a turn doesn't end automatically if a card could match, whoever holds it", () => {
  follow(true);
  expect(play).not.toHaveBeenCalled();
});

test("a turn doesn't end automatically against the player's wishes, or while they can't move", () => {
  follow(false, PLACED, []);
  settings.set("endsTurns", false);
  follow(false);
  expect(play).not.toHaveBeenCalled();
});

test("a turn doesn't end automatically right after a take-back, but does after a phrase", () => {
  follow(false, [...PLACED, entry(2, { kind: "taken_back", seat: 1, count: 1 })]);
  follow(false, log(moved(2, quartinoPlayed(end))));
  expect(play).not.toHaveBeenCalled();
  follow(false, [...PLACED, entry(2, { kind: "said", seat: 2, phrase: "hello" })]);
  expect(play).toHaveBeenCalledTimes(1);
});
