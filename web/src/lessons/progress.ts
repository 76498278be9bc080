/** Finished lessons, stored in this browser. */
import { keep, recallRecord } from "../state/memory";

const KEY = "lessons";

/** The best result in each finished lesson's exam, as tasks right at the first attempt; by `game/name`. */
export type Progress = Readonly<Record<string, number>>;

export function lessonKey(game: string, name: string): string {
  return `${game}/${name}`;
}

/** Return the progress; unreadable entries are left out. */
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
