import { parseMove } from "../protocol/moves";
import type { Moment } from "../protocol/types";
import { announceColumn, announceMove, type Scene } from "./announcement";
import { isTimeOut } from "./review";

/** Tell what led to a moment of a game. */
export function momentWords(scene: Scene, moment: Moment): string {
  const column = announceColumn(scene, moment.cleared, moment.to_move)?.words;
  return [whatHappened(scene, moment), column].filter(Boolean).join(" ");
}

function whatHappened(scene: Scene, { seat, move, fault, to_move }: Moment): string {
  const { text } = scene;
  if (move === null) return text("page-started", { name: to_move ? scene.name(to_move) : "" });
  if (seat === null) return text("play-drawn-agreement");
  const name = scene.name(seat);
  if (parseMove(move).kind === "unknown") return text(isTimeOut(move) ? "play-time-out" : "play-resigned", { name });
  return announceMove(scene, { seat, move, fault })?.words ?? "";
}
