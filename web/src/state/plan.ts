import { TRAITS, type Trait } from "../protocol/moves";
import { LEVELS, type NewRoom, type Place } from "../protocol/types";
import { keep, recallJson } from "./memory";

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

/** Return what this browser remembers; a level that there is no more becomes the first one's. */
export function recallPlan(): Plan {
  const plan = recallJson("plan", FIRST_PLAN);
  const level = (game: GameName) => {
    const kept = plan.bots?.[game];
    return LEVELS[game].includes(kept) ? kept : FIRST_PLAN.bots[game];
  };
  return { ...plan, bots: { quarto: level("quarto"), quartino: level("quartino") } };
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

/** Return the room to be opened; `name` gives a player at this screen a name where they gave none. */
export function newRoom(plan: Plan, name: (seat: number) => string): NewRoom {
  const seats: Place[] = [{ kind: "me" }];
  for (let seat = 2; seat <= seatCount(plan); seat++) {
    if (plan.opponent === "bot") seats.push({ kind: "bot", bot: plan.bots[plan.game] });
    else seats.push({ kind: plan.opponent === "screen" ? "me" : "open" });
  }
  const named =
    plan.opponent === "screen"
      ? seats.map((place, index) => ({ ...place, name: plan.names[index]?.trim() || name(index + 1) }))
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
