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

/** Return an object that was kept as JSON, whatever is in it; nothing where there is none. */
export function recallRecord(key: string): Readonly<Record<string, unknown>> {
  try {
    return recordOf(JSON.parse(recall(key) ?? "{}"));
  } catch {
    return {};
  }
}

/** Return a value that is an object; nothing where it is not. */
export function recordOf(value: unknown): Readonly<Record<string, unknown>> {
  return typeof value === "object" && value !== null && !Array.isArray(value) ? { ...value } : {};
}

/** Return what was kept, maybe by another version of the page: what is not of the same kind is as otherwise. */
export function recallJson<T extends object>(key: string, otherwise: T): T {
  const whole = structuredClone(otherwise);
  const kept = recallRecord(key);
  const models = Object.entries(whole);
  return Object.assign(whole, Object.fromEntries(models.map(([name, model]) => [name, like(model, kept[name])])));
}

function like(model: unknown, value: unknown): unknown {
  const isAlike = value !== null && typeof value === typeof model && Array.isArray(value) === Array.isArray(model);
  return isAlike ? value : model;
}

/** Return a value if it is one of the known ones. */
export function known<T>(value: unknown, all: readonly T[], otherwise: T): T {
  return all.find((each) => each === value) ?? otherwise;
}

/** Return a value if it is a yes or no. */
export function flag(value: unknown, otherwise: boolean): boolean {
  return typeof value === "boolean" ? value : otherwise;
}
