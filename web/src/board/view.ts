/**
 * The projection of all boards: from the front and above, at 60 degrees, without perspective.
 *
 * One unit is a hundredth of a square's width. Things farther away are drawn higher; *lift* is an object's height as
 * drawn.
 */

/** Foreshortening along the viewing direction: the sine of 60 degrees. */
export const DEPTH = 0.866;

/** A point in the drawing. */
export interface Point {
  x: number;
  y: number;
}

/** Project a point of the table to the drawing: `x` to the right, `deep` towards the viewer, raised by the lift. */
export function project(x: number, deep: number, lift = 0): Point {
  return { x, y: deep * DEPTH - lift };
}
