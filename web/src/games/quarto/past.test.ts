import { mount, unmount } from "svelte";
import { expect, test } from "vitest";
import { CSHT, call, give, put, quartoPlayed } from "../../../tests/moves";
import type { QuartoPlayed } from "../../protocol/types";
import Past from "./Past.svelte";
import { words } from "./words";

function shown(...played: QuartoPlayed[]): { text: string; pictures: number; wrong: number } {
  const target = document.createElement("div");
  const past = mount(Past, { target, props: { rules: CSHT, played } });
  const found = {
    text: (target.textContent ?? "").replace(/\s+/g, ""),
    pictures: target.querySelectorAll("svg").length,
    wrong: target.querySelectorAll(".wrong").length,
  };
  void unmount(past);
  return found;
}

test("a past turn shows the square, the line that was called and the piece given", () => {
  const turn = [quartoPlayed(put("b3")), quartoPlayed(call("a1-d1"), "different"), quartoPlayed(give("A"))];
  expect(shown(...turn)).toEqual({ text: "b3page-call", pictures: 2, wrong: 1 });
  expect(turn.map(words.notation)).toEqual(["b3", "!a1-d1", "=A"]);
  expect(shown(quartoPlayed(call("a1-d1")))).toEqual({ text: "page-call", pictures: 1, wrong: 0 });
});
