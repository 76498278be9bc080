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

export function recallJson<T>(key: string, otherwise: T): T {
  try {
    const kept = recall(key);
    return kept === null ? otherwise : { ...otherwise, ...JSON.parse(kept) };
  } catch {
    return otherwise;
  }
}
