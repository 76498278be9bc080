/** Rare feats: calling a line that the opponent completed and missed. */
import type { GameModule } from "../game";
import type { Quarto } from "./types";

export const feats: GameModule<Quarto>["feats"] = {
  names: ["caught"],
  of(turns, seat) {
    const moves = turns.flatMap((turn) => turn.played.map(({ move, fault }) => ({ seat: turn.seat, move, fault })));
    const last = moves.at(-1);
    const isCall = last?.seat === seat && last.move.kind === "call" && last.fault === null;
    const placed = moves.findLast(({ move }) => move.kind === "place");
    return isCall && placed !== undefined && placed.seat !== seat ? ["caught"] : [];
  },
};
