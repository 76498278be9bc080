/**
 * Encodes a game in this browser for a link's fragment: how it was opened, and its steps. Whoever has the link has the
 * whole game, hidden cards too. What was taken back, offered or said is left out.
 */
import { LEVELS, type Opened } from "../protocol/types";
import { type LogEvent, writeStep } from "./event";
import { LOCAL_GUEST, LOCAL_ID } from "./identity";
import { startOf, stepsOf } from "./opening";
import { packValues, unpackValues } from "./packing";
import type { Course, Questions } from "./question";
import { courseOf, type LocalGame } from "./room";

export interface Parcel {
  readonly id: string;
  readonly course: Course;
  readonly bots: readonly (string | null)[];
  /** The name in each person's seat. */
  readonly names: readonly (string | null)[];
  readonly starter: Opened["starter"];
  readonly keepsStarter: boolean;
  readonly seed: string;
}

export function pack(room: LocalGame): Parcel {
  const { id, plan, people, started } = room;
  return {
    id,
    course: courseOf(room),
    bots: plan.seats.map(({ bot }) => bot),
    names: plan.seats.map((_, index) => people.get(index + 1)?.name ?? null),
    starter: plan.starter,
    keepsStarter: plan.keeps_starter,
    seed: started?.seed ?? "0",
  };
}

/** Return a parcel's log, checked by the core; throws if the game isn't legal. */
export async function unpack(core: Questions, parcel: Parcel): Promise<LogEvent[]> {
  const { course, bots, names, seed } = parcel;
  const rules = await core.rules(course.game, course.rules);
  if (!bots.every((bot) => bot === null || bot === "random" || LEVELS[rules.game].includes(bot)))
    throw new Error("the link has an unknown bot");
  const steps = await stepsOf(core, course);
  if (steps.map(writeStep).join(" ") !== course.events.join(" ")) throw new Error("the link's game is not legal");
  const opened: Opened = {
    kind: "opened",
    game: rules.game,
    rules: rules.key,
    seats: bots.map((bot) => ({ bot })),
    is_private: true,
    starter: parcel.starter,
    keeps_starter: parcel.keepsStarter,
    is_seek: false,
    host: LOCAL_GUEST,
    previous: null,
  };
  const joined = names.flatMap((name, index): LogEvent[] =>
    name === null ? [] : [{ kind: "joined", seat: index + 1, guest: LOCAL_GUEST, name }],
  );
  return [opened, ...joined, startOf(course, seed), ...steps];
}

export async function writeParcel(parcel: Parcel): Promise<string> {
  const { id, course, bots, names, starter, keepsStarter, seed } = parcel;
  const { game, rules, starter: start, deal, position, events } = course;
  const values = [id, game, rules, bots, names, starter, keepsStarter, start, deal, seed, events.join(" ")];
  return packValues(position ? [...values, position] : values);
}

/** Read a parcel; throws if it is invalid. */
export async function readParcel(text: string): Promise<Parcel> {
  return check(await unpackValues(text));
}

const MAX_SEATS = 4;
const MAX_NAME_CHARACTERS = 40;
/** Characters that break the line, or hide or reverse the text around them. */
const UNSEEN = /[\p{Cc}\p{Zl}\p{Zp}\u202a-\u202e\u2066-\u2069]+/gu;
/** No line breaks: one would start another line of a request to the core. */
const WORD = /^[!-~]{1,400}$/;
const DEAL = /^[ -~]{1,400}$/;
const POSITION = /^[ -~]{0,1000}$/;
const STEPS = /^([!-~]{1,32}( |$)){0,4000}$/;

/** Validate values from an untrusted source. */
function check(values: unknown): Parcel {
  if (!Array.isArray(values)) throw new Error("the link contains no game");
  const [id, game, rules, bots, names, starter, keepsStarter, start, deal, seed, events, position = ""] =
    values as unknown[];
  const isText = (value: unknown, pattern: RegExp): value is string => typeof value === "string" && pattern.test(value);
  const isSeat = (value: unknown): value is number =>
    Number.isInteger(value) && Number(value) >= 1 && Number(value) <= MAX_SEATS;
  const isName = (value: unknown): value is string | null =>
    value === null || (typeof value === "string" && value.length <= MAX_NAME_CHARACTERS && cleanName(value) !== "");
  if (
    !isText(id, LOCAL_ID) ||
    !isText(game, WORD) ||
    !isText(rules, WORD) ||
    !Array.isArray(bots) ||
    bots.length > MAX_SEATS ||
    !bots.every((bot) => bot === null || isText(bot, WORD)) ||
    !Array.isArray(names) ||
    names.length !== bots.length ||
    !names.every(isName) ||
    !bots.every((bot, index) => (bot === null) === (typeof names[index] === "string")) ||
    !(starter === "lot" || starter === "loser" || (isSeat(starter) && starter <= bots.length)) ||
    !isSeat(start) ||
    !(deal === null || isText(deal, DEAL)) ||
    !isText(position, POSITION) ||
    !isText(seed, /^\d{1,60}$/) ||
    !isText(events, STEPS)
  )
    throw new Error("the link contains no game");
  const course = {
    game,
    rules,
    seats: bots.length,
    starter: start,
    deal,
    ...(position ? { position } : {}),
    events: events.split(" ").filter(Boolean),
  };
  const cleanNames = names.map((name) => (name === null ? null : cleanName(name)));
  return { id, course, bots, names: cleanNames, starter, keepsStarter: keepsStarter === true, seed };
}

function cleanName(name: string): string {
  return name.replace(UNSEEN, " ").trim();
}
