/** The order of the supply: two halves by a trait, each a small table of the other three. */

import { codeOf, TRAITS, type Trait, type Traits } from "./solid";

/** Pieces with the same value of the sort trait: two rows of four. */
export interface Half {
  value: 0 | 1;
  rows: string[][];
}

/**
 * Sort all sixteen pieces by a trait.
 *
 * Tall pieces stand behind short ones, so that none is hidden; sorted by height, solid ones stand behind hollow ones.
 * Every piece has a slot, present or not.
 */
export function sortedBy(trait: Trait): [Half, Half] {
  const others = TRAITS.filter((other) => other !== trait);
  const deep: Trait = trait === "H" ? "T" : "H";
  const across = others.filter((other) => other !== deep);
  return [halfOf(trait, 0, deep, across), halfOf(trait, 1, deep, across)];
}

const BITS = [0, 1] as const;

function halfOf(trait: Trait, value: 0 | 1, deep: Trait, across: readonly Trait[]): Half {
  const rows = [1, 0].map((far) =>
    BITS.flatMap((first) =>
      BITS.map((second) => {
        const traits: Traits = { C: 0, S: 0, H: 0, T: 0, [trait]: value, [deep]: far };
        traits[across[0] ?? trait] = first;
        traits[across[1] ?? trait] = second;
        return codeOf(traits);
      }),
    ),
  );
  return { value, rows };
}

/** The piece that a key leads to from another, among those present, in the table as displayed. */
export function pieceByKey(
  halves: readonly Half[],
  there: readonly string[],
  from: string,
  key: string,
): string | null {
  const rows = [0, 1].map((row) => halves.flatMap((half) => half.rows[row] ?? []));
  const line = rows.findIndex((row) => row.includes(from));
  const row = rows[line] ?? [];
  const place = row.indexOf(from);
  const pick = (codes: readonly string[]): string | null => codes.find((code) => there.includes(code)) ?? null;
  if (key === "ArrowRight") return pick(row.slice(place + 1)) ?? (line === 0 ? pick(rows[1] ?? []) : null);
  if (key === "ArrowLeft")
    return pick(row.slice(0, place).reverse()) ?? (line === 1 ? pick([...(rows[0] ?? [])].reverse()) : null);
  if (key === "ArrowUp" || key === "ArrowDown")
    return line === (key === "ArrowUp" ? 1 : 0) ? nearest(rows[1 - line] ?? [], place, there) : null;
  if (key === "Home") return pick(rows.flat());
  if (key === "End") return pick(rows.flat().reverse());
  return null;
}

function nearest(row: readonly string[], place: number, there: readonly string[]): string | null {
  const found = row
    .map((code, index) => ({ code, far: Math.abs(index - place) }))
    .filter(({ code }) => there.includes(code))
    .sort((one, other) => one.far - other.far);
  return found[0]?.code ?? null;
}
