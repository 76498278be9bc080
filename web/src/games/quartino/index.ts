/** The Quartino module. */
import "./stones.css";
import { LEVELS } from "../../protocol/types";
import type { GameModule } from "../game";
import { NOTHING, refresh } from "./draft";
import Face from "./Face.svelte";
import { feats } from "./feats";
import { form, SEATS } from "./form";
import { hints } from "./hint";
import Left from "./Left.svelte";
import Past from "./Past.svelte";
import Picture from "./Picture.svelte";
import RulesForm from "./RulesForm.svelte";
import { tourSteps } from "./tour";
import type { Quartino } from "./types";
import { words } from "./words";

export const quartino: GameModule<Quartino> = {
  name: "quartino",
  seats: SEATS,
  levels: LEVELS.quartino,
  firstLevel: "builder",
  loserStarts: false,
  draft: { nothing: NOTHING, refresh, sent: (draft) => ({ ...draft, isSent: true }) },
  words,
  hints,
  form,
  layout: { shape: 1.033, rest: { low: 27.75, narrow: 29.5, wide: 38 }, over: "tray" },
  endsTurn: (move) => move.kind === "end",
  // Uses only public knowledge: if it used the player's cards, a turn that doesn't end by itself would reveal a match.
  automatic: ({ can_match }, legal) => (can_match ? null : (legal.find((move) => move.kind === "end") ?? null)),
  offersCall: (_position, legal) => legal.some((move) => move.kind === "claim"),
  isOut: (position, seat) => position.racks[seat - 1]?.is_out ?? false,
  feats,
  shortcuts: [
    { keys: ["R", "Y", "G", "B"], words: "page-key-colours" },
    { keys: ["O"], words: "page-key-stack" },
    { keys: ["+", "-"], words: "page-key-declare" },
    { keys: ["←", "→"], words: "page-key-turn" },
    { keys: ["."], words: "quartino-end" },
  ],
  sections: [
    { name: "material", figures: ["card"] },
    { name: "setup", figures: [] },
    { name: "goal", figures: [] },
    { name: "turn", figures: [] },
    { name: "colour", figures: ["colour"] },
    { name: "column", figures: ["column"] },
    { name: "place", figures: ["place"] },
    { name: "quartino", figures: ["claim"] },
    { name: "stones", figures: [] },
    { name: "examples", figures: ["normal", "full"] },
    { name: "end", figures: [] },
    { name: "secrets", figures: [] },
    { name: "geometry", figures: [] },
    { name: "readings", figures: [] },
    { name: "time", figures: [] },
    { name: "next", figures: [] },
    { name: "notation", figures: [] },
  ],
  tour: { steps: tourSteps, seen: "hasSeenQuartinoTour" },
  Picture,
  Face,
  RulesForm,
  Past,
  Left,
  Ending: null,
  table: () => import("./Game.svelte"),
  demo: async () => (await import("./demo")).demo,
  review: async () => (await import("./review")).review,
  figure: () => import("./figures/Figure.svelte"),
  puzzles: async () => (await import("./puzzle")).puzzles,
  analysis: async () => (await import("./analysis")).analysis,
  lessons: async () => (await import("./lessons")).course,
};
