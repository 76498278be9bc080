/** What this browser remembers; where it may not, everything works and is forgotten. */
const PREFIX = "fourfold-";

export function recall(key: string): string | null {
  try {
    return localStorage.getItem(PREFIX + key);
  } catch {
    return null;
  }
}

export function keep(key: string, value: string): void {
  try {
    localStorage.setItem(PREFIX + key, value);
  } catch {
    // Nothing depends on it.
  }
}

/** Return what was kept, with what it lacks from `otherwise`; the caller may change it as they like. */
export function recallJson<T>(key: string, otherwise: T): T {
  const start = structuredClone(otherwise);
  try {
    const kept = recall(key);
    return kept === null ? start : { ...start, ...JSON.parse(kept) };
  } catch {
    return start;
  }
}
