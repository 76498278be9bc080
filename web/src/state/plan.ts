import { GAMES, gameOf } from "../games";
import type { AnyGame } from "../games/game";
import type { GameName, NewRoom, SeatWish, Seek } from "../protocol/types";
import { flag, keep, known, recallRecord, recordOf } from "./memory";
import { defaultName } from "./names";
import { isAllowed, recallTime, secondsOf, type TurnTime } from "./turnTime";

export type Opponent = "bot" | "screen" | "friend" | "anyone";

export const OPPONENTS: readonly Opponent[] = ["bot", "screen", "friend", "anyone"];
const KEY = "plan";

/** The start page's choices, stored in the browser. */
export interface Plan {
  game: GameName;
  opponent: Opponent;
  /** The bots' level in each game. */
  bots: Record<string, string>;
  /** Each game's form of the rule set. */
  forms: Record<string, object>;
  time: TurnTime;
  players: number;
  /** The agreed starter's seat; null if it is drawn by lot. */
  starter: number | null;
  /** For each game, whether the loser starts the next one. */
  loserStarts: Record<string, boolean>;
  isPublic: boolean;
  /** Whether a game against bots is in the public lists. */
  isShown: boolean;
  /** The names of players at one screen, by seat. */
  names: string[];
}

/** Return the last choices, with defaults for anything this page doesn't know. */
export function recallPlan(): Plan {
  const kept = recallRecord(KEY);
  const bots = recordOf(kept.bots);
  const forms = recordOf(kept.forms);
  const losers = recordOf(kept.loserStarts);
  const names: unknown[] = Array.isArray(kept.names) ? kept.names : [];
  const counts = GAMES.flatMap((game) => game.seats);
  return {
    game: (GAMES.find((game) => game.name === kept.game) ?? firstGame()).name,
    opponent: known(kept.opponent, OPPONENTS, "bot"),
    bots: byGame((game) => known(bots[game.name], game.levels, game.firstLevel)),
    // Older pages stored the fields of all forms in the plan itself.
    forms: byGame((game) => game.form.recall(recordOf(forms[game.name] ?? kept))),
    time: recallTime(kept.time, kept.hasMinute),
    players: known(kept.players, counts, 2),
    starter: known(
      kept.starter,
      Array.from({ length: Math.max(...counts) }, (_, index) => index + 1),
      null,
    ),
    loserStarts: byGame((game) => flag(losers[game.name], game.loserStarts)),
    isPublic: flag(kept.isPublic, false),
    isShown: flag(kept.isShown, false),
    names: Array.from({ length: Math.max(...counts) }, (_, index) => {
      const name = names[index];
      return typeof name === "string" ? name : "";
    }),
  };
}

/** Return the game that was chosen last; undefined if none has been. */
export function chosenGame(): AnyGame | undefined {
  const { game } = recallRecord(KEY);
  return GAMES.find(({ name }) => name === game);
}

function byGame<T>(of: (game: AnyGame) => T): Record<string, T> {
  return Object.fromEntries(GAMES.map((game) => [game.name, of(game)]));
}

/** Return the default game. */
export function firstGame(): AnyGame {
  const [first] = GAMES;
  if (!first) throw new Error("no game is registered");
  return first;
}

export function keepPlan(plan: Plan): void {
  keep(KEY, JSON.stringify(plan));
}

/** Return the number of players. */
export function seatCount(plan: Plan): number {
  const { seats } = gameOf(plan.game);
  return known(plan.players, seats, seats[0] ?? plan.players);
}

/** Return the starting seat; null if it is drawn by lot or the chosen seat is not at the table. */
export function starterSeat(plan: Plan): number | null {
  return plan.starter !== null && plan.starter <= seatCount(plan) ? plan.starter : null;
}

/** Whether a game will have a single loser, who can start the next. */
export function hasLoser(plan: Plan): boolean {
  return seatCount(plan) === 2;
}

/** Whether the loser starts the next game. */
export function isLoserNext(plan: Plan): boolean {
  return hasLoser(plan) && (plan.loserStarts[plan.game] ?? gameOf(plan.game).loserStarts);
}

function starterFields(plan: Plan): Pick<NewRoom, "starter" | "keeps_starter"> {
  const seat = starterSeat(plan);
  if (seat !== null) return { starter: seat, keeps_starter: !isLoserNext(plan) };
  return { starter: isLoserNext(plan) ? "loser" : "lot" };
}

/** Return a game's form in a plan. */
export function formOf(plan: Plan, game: AnyGame): object {
  return plan.forms[game.name] ?? game.form.first;
}

/** Return the request to play with anyone who wants the same game. */
export function newSeek(plan: Plan): Seek {
  const game = gameOf(plan.game);
  return { game: plan.game, rules: game.form.key(formOf(plan, game), secondsOf(plan.time)) };
}

/** Whether the game is in the public lists. */
function isListed(plan: Plan): boolean {
  if (plan.opponent === "friend") return plan.isPublic;
  return plan.opponent === "bot" ? plan.isShown : plan.opponent === "anyone";
}

/** Return the room to open. */
export function newRoom(plan: Plan): NewRoom {
  const game = gameOf(plan.game);
  const seats: SeatWish[] = [{ kind: "me" }];
  for (let seat = 2; seat <= seatCount(plan); seat++) {
    if (plan.opponent === "bot") seats.push({ kind: "bot", bot: plan.bots[plan.game] ?? game.firstLevel });
    else seats.push({ kind: plan.opponent === "screen" ? "me" : "open" });
  }
  const named =
    plan.opponent === "screen"
      ? seats.map((each, index) => ({ ...each, name: plan.names[index]?.trim() || defaultName(index + 1) }))
      : seats;
  return {
    game: plan.game,
    rules: game.form.key(formOf(plan, game), secondsOf(plan.time)),
    seats: named,
    is_private: !isListed(plan),
    ...starterFields(plan),
  };
}

/** Return the id of the text that says why a plan can't be played, or null if it can. */
export function problemOf(plan: Plan): string | null {
  const game = gameOf(plan.game);
  return game.form.problem(formOf(plan, game)) ?? (isAllowed(plan.time) ? null : "start-bad-seconds");
}
