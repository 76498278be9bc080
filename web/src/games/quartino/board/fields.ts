/** Layout of the wheel and the grid: where fields are drawn, keyboard navigation, and which window a field selects. */

import { round } from "../../../board/grain";
import { DEPTH, type Point, project } from "../../../board/view";

export type Geometry = "wheel" | "grid";
export type Colour = "R" | "Y" | "G" | "B";

export const COLOURS: readonly Colour[] = ["R", "Y", "G", "B"];
export const FIELDS: readonly number[] = [0, 1, 2, 3, 4, 5, 6, 7, 8];

/** The distance of rim fields from the hub, the distance between grid fields, and half a field's width. */
const RIM = 124;
const STEP = 104;
export const FIELD = 37;

/** Half the width of the board around them. */
export const HALF: Record<Geometry, number> = { wheel: 180, grid: 168 };

/** A stone's half width and lift. */
export const STONE = { half: 30, lift: 9 };

/** A field's place on the table: x to the right, y towards the viewer, the centre at 0, 0. */
export function placeOf(field: number, geometry: Geometry): Point {
  if (field === 0) return { x: 0, y: 0 };
  if (geometry === "wheel") {
    const angle = ((field - 1) * Math.PI) / 4;
    return { x: RIM * Math.sin(angle), y: -RIM * Math.cos(angle) };
  }
  const [column, row] = GRID[field - 1] ?? [0, 0];
  return { x: column * STEP, y: row * STEP };
}

const GRID: readonly (readonly [number, number])[] = [
  [-1, -1],
  [0, -1],
  [1, -1],
  [1, 0],
  [1, 1],
  [0, 1],
  [-1, 1],
  [-1, 0],
];

/** A field's centre in the drawing. */
export function spotOf(field: number, geometry: Geometry): Point {
  const place = placeOf(field, geometry);
  return project(place.x, place.y);
}

/** The fields from back to front, in painting order. */
export function paintOrder(geometry: Geometry): number[] {
  return [...FIELDS].sort((one, other) => placeOf(one, geometry).y - placeOf(other, geometry).y);
}

/** The drawing's bounds around a board. */
export function boxOf(geometry: Geometry): { x: number; y: number; width: number; height: number } {
  const half = HALF[geometry] + 6;
  return { x: -half, y: -half * DEPTH - 14, width: 2 * half, height: 2 * half * DEPTH + 38 };
}

const WAYS: Record<string, Point> = {
  ArrowLeft: { x: -1, y: 0 },
  ArrowRight: { x: 1, y: 0 },
  ArrowUp: { x: 0, y: -1 },
  ArrowDown: { x: 0, y: 1 },
};

/** The field that a key leads to: arrows to the nearest field in that direction, digits to the field of that number. */
export function fieldByKey(field: number, key: string, geometry: Geometry): number | null {
  if (/^[0-8]$/.test(key)) return Number(key);
  const way = WAYS[key];
  if (!way) return null;
  const from = placeOf(field, geometry);
  let best: number | null = null;
  let least = Number.POSITIVE_INFINITY;
  for (const other of FIELDS) {
    const to = placeOf(other, geometry);
    const along = (to.x - from.x) * way.x + (to.y - from.y) * way.y;
    const beside = Math.abs((to.x - from.x) * way.y) + Math.abs((to.y - from.y) * way.x);
    if (along < 20 || beside > 2.5 * along) continue;
    const cost = along + 1.5 * beside;
    if (cost < least - 1e-6) [best, least] = [other, cost];
  }
  return best;
}

/** The field at a point of the drawing, or null between fields. */
export function fieldAt(point: Point, geometry: Geometry): number | null {
  const isNear = (field: number): boolean => {
    const spot = spotOf(field, geometry);
    return Math.hypot(point.x - spot.x, (point.y - spot.y) / DEPTH) <= FIELD + 8;
  };
  return FIELDS.find(isNear) ?? null;
}

/** The centre of a window on the board, ignoring the hub. */
function heartOf(window: readonly number[], geometry: Geometry): Point {
  const places = window.filter((field) => field !== 0).map((field) => placeOf(field, geometry));
  const sum = places.reduce((total, place) => ({ x: total.x + place.x, y: total.y + place.y }), { x: 0, y: 0 });
  return { x: sum.x / places.length, y: sum.y / places.length };
}

/**
 * The window selected by pointing at a field: the one centred on it; if several are equally near, the next after the
 * current one. Windows are numbered from 1.
 */
export function windowAt(
  field: number,
  windows: readonly (readonly number[])[],
  geometry: Geometry,
  chosen: number | null,
): number | null {
  const at = placeOf(field, geometry);
  const near = windows
    .map((window, index) => ({ window, name: index + 1 }))
    .filter(({ window }) => window.includes(field))
    .map(({ window, name }) => {
      const heart = heartOf(window, geometry);
      return { name, far: Math.round(Math.hypot(heart.x - at.x, heart.y - at.y)) };
    });
  const least = Math.min(...near.map((one) => one.far));
  const names = near.filter((one) => one.far === least).map((one) => one.name);
  const place = chosen === null ? -1 : names.indexOf(chosen);
  return names[(place + 1) % names.length] ?? null;
}

/** The outline around several fields: the convex hull of their circles. */
export function outlineOf(fields: readonly number[], geometry: Geometry, radius: number): string {
  const points: Point[] = [];
  for (const field of fields) {
    const place = placeOf(field, geometry);
    for (let step = 0; step < 36; step++) {
      const angle = (step * Math.PI) / 18;
      points.push({ x: place.x + radius * Math.cos(angle), y: place.y + radius * Math.sin(angle) });
    }
  }
  const drawn = hull(points).map((point) => project(point.x, point.y));
  return `${drawn.map((point, index) => `${index ? "L" : "M"}${round(point.x)} ${round(point.y)}`).join("")}Z`;
}

/** Convex hull (Andrew's monotone chain). */
function hull(points: readonly Point[]): Point[] {
  const sorted = [...points].sort((one, other) => one.x - other.x || one.y - other.y);
  const half = (line: readonly Point[]): Point[] => {
    const chain: Point[] = [];
    for (const point of line) {
      while (chain.length > 1 && turn(chain.at(-2) ?? point, chain.at(-1) ?? point, point) <= 0) chain.pop();
      chain.push(point);
    }
    return chain.slice(0, -1);
  };
  return [...half(sorted), ...half([...sorted].reverse())];
}

function turn(one: Point, two: Point, three: Point): number {
  return (two.x - one.x) * (three.y - one.y) - (two.y - one.y) * (three.x - one.x);
}

/** By how many degrees to rotate a card so that it matches a window of the wheel. */
export function turnOf(window: number | null): number {
  return window === null ? 0 : (window * 45) % 360;
}
