import { mount, unmount } from "svelte";
import { expect, test } from "vitest";
import { claim, declare, end, GRID, quartinoPlayed, stone } from "../../../tests/moves";
import type { QuartinoPlayed } from "../../protocol/types";
import Past from "./Past.svelte";
import { words } from "./words";

function shown(...played: QuartinoPlayed[]): { text: string; pictures: number } {
  const target = document.createElement("div");
  const past = mount(Past, { target, props: { rules: GRID, played } });
  const text = (target.textContent ?? "").replace(/\s+/g, "");
  const pictures = target.querySelectorAll("svg").length;
  void unmount(past);
  return { text, pictures };
}

test("a past turn shows its stones and the claimed card", () => {
  expect(shown(quartinoPlayed(stone("R", 3)), quartinoPlayed(claim("RYGB", 1)))).toEqual({ text: "3", pictures: 2 });
});

test("a card from a wrong claim is hidden again", () => {
  const wrong = quartinoPlayed(claim("RYGB", 1), { fault: "mismatch" });
  expect(shown(quartinoPlayed(stone("R", 3)), wrong, quartinoPlayed(end))).toEqual({ text: "3?", pictures: 1 });
});

test("declaring Colour is a picture, and the notation hides what the picture hides", () => {
  const turn = [quartinoPlayed(declare), quartinoPlayed(stone("R", 3)), quartinoPlayed(claim("RYGB", 1))];
  expect(shown(...turn)).toEqual({ text: "3", pictures: 3 });
  expect(turn.map(words.notation)).toEqual(["+", "R3", "RYGB@1"]);
  expect(words.notation(quartinoPlayed(claim("RYGB", 1), { fault: "mismatch" }))).toBe("?");
});
