/**
 * How a table is looked at: from the front and from above, 60 degrees over the table, without perspective.
 *
 * The drawing's unit is a hundredth of a square's width. What lies deeper on the table is drawn higher, and what stands
 * on it rises by its *lift*, its height as drawn.
 */

/** Foreshortening of lengths that point away from the viewer: the sine of 60 degrees. */
export const DEPTH = 0.866;

/** A point of the drawing. */
export interface Point {
  x: number;
  y: number;
}

/** Draw a point of the table, `x` to the right and `deep` towards the looker, at a lift. */
export function project(x: number, deep: number, lift = 0): Point {
  return { x, y: deep * DEPTH - lift };
}
