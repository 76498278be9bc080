import { TRAITS, type Trait } from "../protocol/moves";
import { LEVELS, type NewRoom, type Place } from "../protocol/types";
import { keep, known, recallJson } from "./memory";
import { madeUpName } from "./names";

export type GameName = "quarto" | "quartino";
export type Opponent = "bot" | "screen" | "friend";

/** What somebody wants to play; the browser remembers it. */
export interface Plan {
  game: GameName;
  opponent: Opponent;
  bots: Record<GameName, string>;
  traits: Trait[];
  hasSquares: boolean;
  hasCalls: boolean;
  hasMinute: boolean;
  players: number;
  geometry: "wheel" | "grid";
  isPublic: boolean;
  names: string[];
}

export const FIRST_PLAN: Plan = {
  game: "quarto",
  opponent: "bot",
  bots: { quarto: "casual", quartino: "builder" },
  traits: [...TRAITS],
  hasSquares: false,
  hasCalls: true,
  hasMinute: false,
  players: 2,
  geometry: "wheel",
  isPublic: false,
  names: ["", "", "", ""],
};

/** Return what somebody wanted last; of what this page does not know, what it offers first. */
export function recallPlan(): Plan {
  const kept = recallJson("plan", FIRST_PLAN);
  const { game, opponent, bots, geometry, players } = FIRST_PLAN;
  return {
    ...kept,
    game: known<GameName>(kept.game, ["quarto", "quartino"], game),
    opponent: known<Opponent>(kept.opponent, ["bot", "screen", "friend"], opponent),
    bots: {
      quarto: known(kept.bots.quarto, LEVELS.quarto, bots.quarto),
      quartino: known(kept.bots.quartino, LEVELS.quartino, bots.quartino),
    },
    traits: TRAITS.filter((trait) => kept.traits.includes(trait)),
    players: known(kept.players, [2, 3, 4], players),
    geometry: known<Plan["geometry"]>(kept.geometry, ["wheel", "grid"], geometry),
    names: FIRST_PLAN.names.map((none, index) => {
      const name: unknown = kept.names[index];
      return typeof name === "string" ? name : none;
    }),
  };
}

export function keepPlan(plan: Plan): void {
  keep("plan", JSON.stringify(plan));
}

export function seatCount(plan: Plan): number {
  return plan.game === "quarto" ? 2 : plan.players;
}

/** Write the rule set as the notation does. */
export function rulesKey(plan: Plan): string {
  const time = plan.hasMinute ? "/60" : "";
  if (plan.game === "quartino") return plan.geometry + time;
  const traits = TRAITS.filter((trait) => plan.traits.includes(trait)).join("");
  return traits + (plan.hasSquares ? "+" : "") + (plan.hasCalls ? "!" : "") + time;
}

/** Return the room to be opened. */
export function newRoom(plan: Plan): NewRoom {
  const seats: Place[] = [{ kind: "me" }];
  for (let seat = 2; seat <= seatCount(plan); seat++) {
    if (plan.opponent === "bot") seats.push({ kind: "bot", bot: plan.bots[plan.game] });
    else seats.push({ kind: plan.opponent === "screen" ? "me" : "open" });
  }
  const named =
    plan.opponent === "screen"
      ? seats.map((place, index) => ({ ...place, name: plan.names[index]?.trim() || madeUpName(index + 1) }))
      : seats;
  return {
    game: plan.game,
    rules: rulesKey(plan),
    seats: named,
    is_private: plan.opponent === "friend" ? !plan.isPublic : plan.opponent === "screen",
  };
}

export function isPlayable(plan: Plan): boolean {
  return plan.game === "quartino" || plan.traits.length > 0;
}
