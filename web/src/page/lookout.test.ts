import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { settings } from "../theme/settings.svelte";
import { attention } from "./attention.svelte";
import { Lookout } from "./lookout";
import type { Route } from "./router.svelte";

const PUZZLES: Route = { name: "puzzles", id: null };
const gamePage = (id: string): Route => ({ name: "game", id, secret: { seats: [], invitation: null } });

/** A game between the player and somebody else. */
const game = (id: string, status = "playing") => ({
  ...{ id, status, game: "quarto", version: 4, winner: null, updated_at: "2026-01-01T00:00:00Z" },
  seats: [
    { seat: 1, name: "Ann", bot: null, guest: "ann" },
    { seat: 2, name: "Ben", bot: null, guest: "ben" },
  ],
});

let mine: ReturnType<typeof game>[] = [];
let toMove = 2;
let asked: string[] = [];
let isHidden = false;

beforeEach(() => {
  [mine, toMove, asked, isHidden] = [[], 2, [], false];
  attention.leave();
  attention.list([]);
  vi.spyOn(document, "hidden", "get").mockImplementation(() => isHidden);
  vi.stubGlobal("fetch", async (address: string) => {
    asked.push(address);
    if (address.endsWith("lobby")) return Response.json({ mine, waiting: [], playing: [], over: [] });
    if (address.endsWith("me")) return Response.json({ id: "ann", name: "Ann" });
    return Response.json({ state: { version: 4 + asked.length, to_move: toMove } });
  });
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

const lobbies = () => asked.filter((each) => each.endsWith("lobby")).length;

test("every page's title counts the games that wait, and the server is polled while there are any", async () => {
  const lookout = new Lookout();
  lookout.turnTo(PUZZLES);
  mine = [game("one"), game("over", "over")];
  await lookout.look();
  expect(attention.title("Puzzles")).toBe("Puzzles");
  toMove = 1;
  await lookout.look();
  expect(attention.title("Puzzles")).toBe("(1) Puzzles");
  // The game on the screen has its own title.
  attention.show("one", "Your turn");
  expect(attention.title("Quarto!")).toBe("Quarto!");
  attention.show("one", null);
  attention.leave();
  expect(attention.title("Puzzles")).toBe("Puzzles");
});

test("without a game elsewhere the server is polled once per page", async () => {
  const lookout = new Lookout();
  mine = [game("one")];
  lookout.turnTo(gamePage("one"));
  for (let count = 0; count < 3; count += 1) await lookout.look();
  expect(lobbies()).toBe(1);
  lookout.turnTo(PUZZLES);
  for (let count = 0; count < 3; count += 1) await lookout.look();
  expect(lobbies()).toBe(4);
  // The start page has its own poll.
  lookout.turnTo({ name: "start" });
  await lookout.look();
  expect(lobbies()).toBe(4);
});

test("a hidden page asks only for notifications, and shows one for each new turn", async () => {
  const shown: string[] = [];
  vi.stubGlobal("isSecureContext", true);
  vi.stubGlobal(
    "Notification",
    class {
      static permission = "granted";
      constructor(words: string) {
        shown.push(words);
      }
    },
  );
  const lookout = new Lookout();
  lookout.turnTo(PUZZLES);
  [mine, toMove, isHidden] = [[game("one")], 1, true];
  await lookout.look();
  expect(lobbies()).toBe(0);
  settings.set("hasNotifications", true);
  await lookout.look();
  await lookout.look();
  settings.set("hasNotifications", false);
  expect([lobbies(), shown.length]).toEqual([2, 1]);
});
