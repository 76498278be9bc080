/**
 * Return a refreshed list. While it is held because somebody points at it, no row comes, goes or changes places: rows
 * are only updated, and rows that left stay as they were.
 */
export function settle<T extends { readonly id: string }>(
  shown: readonly T[],
  fresh: readonly T[],
  isHeld: boolean,
): T[] {
  if (!isHeld) return [...fresh];
  const latest = new Map(fresh.map((each) => [each.id, each]));
  return shown.map((each) => latest.get(each.id) ?? each);
}
