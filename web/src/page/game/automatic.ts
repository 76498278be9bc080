import { gameOf } from "../../games";
import { isStep } from "../../table/history";
import type { GameTable } from "../../table/table.svelte";
import { settings } from "../../theme/settings.svelte";

/** Make the move that needs no decision, if there is one and the player wants that; not right after a take-back. */
export function moveByItself(table: GameTable): void {
  const { room, legal } = table;
  const position = room?.state.position;
  if (!position || !legal.length || !settings.get("endsTurns")) return;
  const last = room.entries.findLast(({ event }) => isStep(event) || event.kind === "taken_back")?.event;
  if (last?.kind !== "moved" || last.seat !== room.seat) return;
  const move = gameOf(position.game).automatic(position, legal);
  if (move) table.play(move);
}
