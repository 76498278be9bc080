import { flushSync, mount, unmount } from "svelte";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { language } from "../../language/language.svelte";
import { api } from "../../protocol/api";
import { recallHistory } from "../../state/history";
import { recallPlan } from "../../state/plan";
import type { Room } from "../../table/room";
import type { GameTable } from "../../table/table.svelte";
import { router } from "../router.svelte";
import AfterGame from "./AfterGame.svelte";

let drawn: Record<string, unknown> | undefined;
beforeEach(async () => {
  localStorage.clear();
  await language.choose("en");
});
afterEach(() => {
  if (drawn) void unmount(drawn);
  drawn = undefined;
  document.body.replaceChildren();
  localStorage.clear();
});

/** Show the end of a game against a bot of the level *keen*, which the reader in seat 1 won or lost. */
function end(id: string, winner: number, previous: string | null = null, at = "2030-01-01T00:00:00Z"): string {
  const room = {
    description: { id, previous, is_private: false, rules: { game: "quarto", key: "CSHT!" } },
    entries: [{ version: 9, at, event: {} }],
    state: {
      outcome: { winner, reason: "call" },
      seats: [
        { seat: 1, name: "Zoe", bot: null, guest: "me" },
        { seat: 2, name: null, bot: "keen", guest: null },
      ],
    },
  } as unknown as Room;
  const table = { seats: [1], steps: [] } as unknown as GameTable;
  if (drawn) void unmount(drawn);
  drawn = mount(AfterGame, { target: document.body, props: { table, room } });
  flushSync();
  return document.body.textContent?.replace(/\s+/g, " ") ?? "";
}

it("a loss is counted, and no next level is suggested", () => {
  const words = end("g1", 2);
  expect(words).toContain("You against Keen player Won 0, drawn 0, lost 1");
  expect(words).not.toContain("Try next");
});

it("a win earns badges once, and leads to the next level, which is remembered", async () => {
  const words = end("g1", 1);
  expect(words).toContain("Won 1, drawn 0, lost 0");
  expect(words).toContain("First win");
  expect(words).toContain("On your own");
  expect(end("g1", 1), "seen again").not.toContain("First win");
  expect(recallHistory().games).toHaveLength(1);
  const open = vi.spyOn(api, "open").mockResolvedValue({ id: "next1", seats: [], invitation: null });
  const go = vi.spyOn(router, "go").mockImplementation(() => {});
  const button = document.querySelector("button");
  expect(button?.textContent).toContain("Try next: Club player");
  // It appears where the winning click was: another one must not open a game.
  button?.click();
  expect(open).not.toHaveBeenCalled();
  await vi.waitFor(() => expect(button?.hasAttribute("aria-disabled")).toBe(false));
  button?.click();
  await vi.waitFor(() => expect(go).toHaveBeenCalledWith("/g/next1"));
  expect(open.mock.calls[0]?.[0]).toMatchObject({
    game: "quarto",
    rules: "CSHT!",
    seats: [{ kind: "me" }, { kind: "bot", bot: "club" }],
  });
  expect(recallPlan().bots.quarto).toBe("club");
});

it("rematches have their own score", () => {
  end("g1", 1);
  end("g2", 2, "g1", "2030-01-01T00:10:00Z");
  expect(end("g3", 1, "g2", "2030-01-01T00:20:00Z")).toContain("Score including rematches: You 2 Keen player 1");
});
