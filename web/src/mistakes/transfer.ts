/** Training data as a JSON file: all that this browser stores. */
import { type FirstAttempt, isAttempt } from "../puzzles/history";
import { isScore, type Score } from "../puzzles/scores";
import { KINDS, type Mistake, type ReviewedGame } from "./mistake";

const FORMAT = "fourfold-training 1";

export interface Training {
  readonly mistakes: readonly Mistake[];
  readonly games: readonly ReviewedGame[];
  readonly attempts: readonly FirstAttempt[];
  readonly sprints: readonly Score[];
  readonly streaks: readonly Score[];
}

export function writeTraining(training: Training): string {
  return `${JSON.stringify({ format: FORMAT, ...training }, null, 1)}\n`;
}

/** Read a training file; throws if it isn't one. Unreadable entries are left out. */
export function readTraining(words: string): Training {
  const whole: unknown = JSON.parse(words);
  if (!isRecord(whole) || whole.format !== FORMAT) throw new Error(`expected ${FORMAT}`);
  const list = (value: unknown): unknown[] => (Array.isArray(value) ? value : []);
  return {
    mistakes: list(whole.mistakes).filter(isMistake),
    games: list(whole.games).filter(isGame),
    attempts: list(whole.attempts).filter(isAttempt),
    sprints: list(whole.sprints).filter(isScore),
    streaks: list(whole.streaks).filter(isScore),
  };
}

/** Merge training data without duplicates; of two versions of a mistake, keep the one answered more often. */
export function merge(one: Training, other: Training): Training {
  const mistakes = new Map(one.mistakes.map((each) => [each.id, each]));
  for (const each of other.mistakes)
    if ((mistakes.get(each.id)?.answers.length ?? -1) < each.answers.length) mistakes.set(each.id, each);
  // A first attempt is the earliest one.
  const attempts = new Map<string, FirstAttempt>();
  for (const each of [...one.attempts, ...other.attempts].sort((a, b) => a.day.localeCompare(b.day)))
    if (!attempts.has(each.id)) attempts.set(each.id, each);
  return {
    mistakes: [...mistakes.values()],
    games: [...new Map([...other.games, ...one.games].map((each) => [each.id, each])).values()],
    attempts: [...attempts.values()],
    sprints: mergeScores(one.sprints, other.sprints),
    streaks: mergeScores(one.streaks, other.streaks),
  };
}

function mergeScores(one: readonly Score[], other: readonly Score[]): Score[] {
  return [...new Map([...one, ...other].map((each) => [JSON.stringify(each), each])).values()];
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

const isText = (value: unknown): value is string => typeof value === "string";
const isTexts = (value: unknown): value is string[] => Array.isArray(value) && value.every(isText);
const isTime = (value: unknown): boolean => isText(value) && Number.isFinite(Date.parse(value));

function isCard(value: unknown): boolean {
  if (value === null) return true;
  if (!isRecord(value) || !isTime(value.due)) return false;
  const numbers = [
    "stability",
    "difficulty",
    "elapsed_days",
    "scheduled_days",
    "learning_steps",
    "reps",
    "lapses",
    "state",
  ];
  return numbers.every((name) => Number.isFinite(value[name]));
}

function isMistake(value: unknown): value is Mistake {
  if (!isRecord(value)) return false;
  const { id, game, rules, position, kind, played, better, facets, level, source, at, card, answers } = value;
  return (
    [id, game, rules, position].every(isText) &&
    KINDS.some((each) => each === kind) &&
    isTexts(played) &&
    Array.isArray(better) &&
    better.length > 0 &&
    better.every(isTexts) &&
    isTexts(facets) &&
    (level === null || isText(level)) &&
    isRecord(source) &&
    isText(source.id) &&
    Number.isInteger(source.place) &&
    isTime(at) &&
    isCard(card) &&
    Array.isArray(answers) &&
    answers.every((each) => isRecord(each) && isTime(each.at) && typeof each.isRight === "boolean")
  );
}

function isGame(value: unknown): value is ReviewedGame {
  if (!isRecord(value)) return false;
  const { id, game, level, at, mistakes } = value;
  return isText(id) && isText(game) && (level === null || isText(level)) && isTime(at) && Number.isInteger(mistakes);
}
