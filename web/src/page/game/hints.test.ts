import { afterEach, expect, test, vi } from "vitest";
import { api } from "../../protocol/api";
import type { PositionAnalysis } from "../../protocol/types";
import { settings } from "../../theme/settings.svelte";
import { Hints } from "./hints.svelte";
import type { GameSession } from "./session.svelte";

afterEach(() => {
  vi.restoreAllMocks();
});

test("a turn that passes before the answer comes leaves nobody thinking", async () => {
  let answer = (_: PositionAnalysis) => {};
  vi.spyOn(api, "analyse").mockImplementation(() => new Promise((resolve) => (answer = resolve)));
  settings.set("hasHints", true);
  const session = {
    isAgainstBots: true,
    isMyTurn: true,
    state: { status: "playing", position: { text: "somewhere" } },
    table: { game: "quarto", rules: "CSHT!" },
  };
  const hints = new Hints(session as unknown as GameSession);
  const asking = hints.follow();
  expect(hints.isAsking).toBe(true);
  session.isMyTurn = false;
  await hints.follow();
  answer({ game: "quarto" } as PositionAnalysis);
  await asking;
  expect(hints.isAsking).toBe(false);
  expect(hints.analysis).toBeNull();
});
