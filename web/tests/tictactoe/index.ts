/** Tic-tac-toe on the page: a third game, added by following docs/adding-a-game.md. */
import type { GameModule } from "../../src/games/game";
import { refresh } from "./draft";
import Face from "./Face.svelte";
import Past from "./Past.svelte";
import Picture from "./Picture.svelte";
import RulesForm from "./RulesForm.svelte";
import type { TicTacToe } from "./types";

export const tictactoe: GameModule<TicTacToe> = {
  name: "tictactoe",
  seats: [2],
  levels: ["random"],
  firstLevel: "random",
  loserStarts: true,
  draft: { nothing: null, refresh, sent: () => null },
  words: {
    moved: ({ text, name }, seat, { move }) => [
      { kind: "move", seat, words: text("page-placed", { name: name(seat), square: move.square }) },
    ],
    departed: () => [],
    notation: ({ move }) => move.text,
    move: (text, { square }) => text("page-move-place", { square }),
    past: (text, { move }) => text("page-move-place", { square: move.square }),
    task: (_text, _position, draft) => (draft === null ? "choose a square" : `confirm ${draft}`),
    note: () => null,
    ended: (text, _ending, { winner, name }) =>
      winner === null ? null : text("play-won-line", { name: name(winner) }),
    rules: () => [],
    facts: () => ({}),
  },
  hints: { isFollowed: () => false, words: () => null },
  form: {
    first: {},
    recall: () => ({}),
    key: (_form, seconds) => (seconds === null ? "3" : `3/${seconds}`),
    problem: () => null,
  },
  layout: { shape: 1, rest: { low: 20, narrow: 20, wide: 20 }, over: "tray" },
  endsTurn: () => true,
  automatic: () => null,
  offersCall: () => false,
  isOut: () => false,
  feats: { names: [], of: () => [] },
  shortcuts: [],
  sections: [{ name: "goal", figures: [] }],
  tour: {
    steps: (text) => [{ words: text("page-tour-tictactoe-1"), figure: "line" }],
    seen: "hasSeenTicTacToeTour",
  },
  Picture,
  Face,
  RulesForm,
  Past,
  Left: null,
  Ending: null,
  table: () => import("./Game.svelte"),
  demo: async () => (await import("./demo")).demo,
  review: async () => (await import("./review")).review,
  figure: () => import("./Figure.svelte"),
  puzzles: null,
  analysis: null,
  lessons: null,
};
