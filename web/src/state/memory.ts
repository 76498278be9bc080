/** Wraps localStorage. Where it is unavailable, the page works, but forgets everything on reload. */
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
    // Best effort.
  }
}

/** Return an object stored as JSON, unchecked, or an empty one. */
export function recallRecord(key: string): Readonly<Record<string, unknown>> {
  try {
    return recordOf(JSON.parse(recall(key) ?? "{}"));
  } catch {
    return {};
  }
}

/** Return a copy of a value if it is an object, otherwise an empty object. */
export function recordOf(value: unknown): Readonly<Record<string, unknown>> {
  return typeof value === "object" && value !== null && !Array.isArray(value) ? { ...value } : {};
}

/**
 * Return a stored object, possibly from another version of the page; values of the wrong type are replaced by the
 * defaults.
 */
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

/** Return a value if it is one of the known ones, otherwise the default. */
export function known<T>(value: unknown, all: readonly T[], otherwise: T): T {
  return all.find((each) => each === value) ?? otherwise;
}

/** Return a value if it is a boolean, otherwise the default. */
export function flag(value: unknown, otherwise: boolean): boolean {
  return typeof value === "boolean" ? value : otherwise;
}
