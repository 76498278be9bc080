/** The Quarto! module. */
import "./pieces.css";
import { LEVELS } from "../../protocol/types";
import type { GameModule } from "../game";
import { canCall, NOTHING, refresh, sent } from "./draft";
import Ending from "./Ending.svelte";
import Face from "./Face.svelte";
import { feats } from "./feats";
import { form } from "./form";
import { hints } from "./hint";
import Past from "./Past.svelte";
import Picture from "./Picture.svelte";
import RulesForm from "./RulesForm.svelte";
import { tourSteps } from "./tour";
import type { Quarto } from "./types";
import { words } from "./words";

export const quarto: GameModule<Quarto> = {
  name: "quarto",
  seats: [2],
  levels: LEVELS.quarto,
  firstLevel: "casual",
  loserStarts: true,
  draft: { nothing: NOTHING, refresh, sent },
  words,
  hints,
  form,
  layout: { shape: 1.095, rest: { low: 26.5, narrow: 29.75, wide: 39 }, over: "hand" },
  endsTurn: (move) => move.kind === "give" || move.kind === "pass",
  automatic: () => null,
  offersCall: (position, legal) => canCall(position, legal),
  isOut: () => false,
  feats,
  shortcuts: [{ keys: ["!"], words: "page-key-call" }],
  sections: [
    { name: "material", figures: ["traits"] },
    { name: "goal", figures: [] },
    { name: "lines", figures: ["shared", "lines"] },
    { name: "course", figures: ["giving"] },
    { name: "calls", figures: ["calling"] },
    { name: "end", figures: [] },
    { name: "time", figures: [] },
    { name: "beginners", figures: [] },
    { name: "advanced", figures: ["squares"] },
    { name: "automatic", figures: [] },
    { name: "notation", figures: [] },
  ],
  tour: { steps: tourSteps, seen: "hasSeenTour" },
  Picture,
  Face,
  RulesForm,
  Past,
  Left: null,
  Ending,
  table: () => import("./Game.svelte"),
  demo: async () => (await import("./demo")).demo,
  review: async () => (await import("./review")).review,
  figure: () => import("./figures/Figure.svelte"),
  puzzles: async () => (await import("./puzzle")).puzzles,
  analysis: async () => (await import("./analysis")).analysis,
  lessons: async () => (await import("./lessons")).course,
};
