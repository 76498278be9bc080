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

/** Return what was kept, maybe by another version of the page: what is not of the same kind is as otherwise. */
export function recallJson<T extends object>(key: string, otherwise: T): T {
  const whole = structuredClone(otherwise);
  try {
    const kept: unknown = JSON.parse(recall(key) ?? "{}");
    const models = Object.entries(whole);
    return Object.assign(whole, Object.fromEntries(models.map(([name, model]) => [name, like(model, kept, name)])));
  } catch {
    return whole;
  }
}

function like(model: unknown, kept: unknown, name: string): unknown {
  const value = (kept as Record<string, unknown> | null)?.[name];
  const isAlike = value !== null && typeof value === typeof model && Array.isArray(value) === Array.isArray(model);
  return isAlike ? value : model;
}

/** Return a value if it is one of the known ones. */
export function known<T>(value: unknown, all: readonly T[], otherwise: T): T {
  return all.find((each) => each === value) ?? otherwise;
}
