/** Which lessons somebody has finished, kept in this browser. */
import { keep, recallRecord } from "../state/memory";

const KEY = "lessons";

/** How many tasks of each finished lesson's exam were right at the first attempt, at best; by `game/name`. */
export type Progress = Readonly<Record<string, number>>;

export function lessonKey(game: string, name: string): string {
  return `${game}/${name}`;
}

/** Return the progress; what can't be read is left out. */
export function recallProgress(): Progress {
  const kept = Object.entries(recallRecord(KEY));
  return Object.fromEntries(kept.filter((pair): pair is [string, number] => Number.isInteger(pair[1])));
}

/** Record a finished lesson; the best result counts. */
export function keepFinished(key: string, right: number): Progress {
  const before = recallProgress();
  const progress = { ...before, [key]: Math.max(right, before[key] ?? 0) };
  keep(KEY, JSON.stringify(progress));
  return progress;
}
