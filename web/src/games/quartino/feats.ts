/** Rare feats: two cards played in one turn. */
import type { GameModule } from "../game";
import type { Quartino } from "./types";

export const feats: GameModule<Quartino>["feats"] = {
  names: ["double"],
  of(turns, seat) {
    const claims = turns
      .filter((turn) => turn.seat === seat)
      .map(({ played }) => played.filter(({ move, fault }) => move.kind === "claim" && fault === null).length);
    return claims.some((count) => count >= 2) ? ["double"] : [];
  },
};
