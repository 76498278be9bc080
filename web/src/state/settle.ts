/**
 * Return a refreshed list. While it is held because the pointer is over it, no row is added, removed or moved: rows are
 * only updated, and rows that are gone stay as they were.
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
