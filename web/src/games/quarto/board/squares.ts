/** Board layout: where squares are drawn, hit testing, and keyboard navigation. */

import type { Weight } from "../../../analysis/weight";
import { DEPTH, type Point, project } from "../../../board/view";
import { frontOf, halfOf, LIFTS, traitsOf } from "./solid";

/** The squares in the order of `QuartoPosition.board`: a1, b1 … d4. */
export const SQUARES: readonly string[] = [1, 2, 3, 4].flatMap((rank) => [..."abcd"].map((file) => `${file}${rank}`));

/** The squares in painting and reading order: back to front, left to right. */
export const ROWS: readonly (readonly string[])[] = [4, 3, 2, 1].map((rank) =>
  [..."abcd"].map((file) => `${file}${rank}`),
);

/** What each square or piece is worth to the player who uses it, and whether nothing else is better. */
export type Weights = Readonly<Record<string, { readonly weight: Weight; readonly isBest: boolean }>>;

/** A square's width, and its depth as drawn. */
export const CELL = { width: 100, height: 100 * DEPTH };

/** The wood around the squares, and the margin around the wood. */
export const MARGIN = 30;
export const FRAME = { left: 6, top: 10, right: 10, bottom: 26 };

const SIZE = 4 * CELL.width + 2 * MARGIN;

/** The wood's top and the whole drawing, with a1 to d4 in the middle. */
export const SLAB = { x: -SIZE / 2, y: (-SIZE / 2) * DEPTH, width: SIZE, height: SIZE * DEPTH };
export const BOX = {
  x: SLAB.x - FRAME.left,
  y: SLAB.y - FRAME.top,
  width: SLAB.width + FRAME.left + FRAME.right,
  height: SLAB.height + FRAME.top + FRAME.bottom,
};

/** A square's centre in the drawing. */
export function middleOf(square: string): Point {
  const file = square.charCodeAt(0) - 97;
  const rank = square.charCodeAt(1) - 49;
  return project((file - 1.5) * CELL.width, (1.5 - rank) * CELL.width);
}

/** The square on the board at a point of the drawing. */
export function squareAt(point: Point): string | null {
  const file = Math.floor(point.x / CELL.width + 2);
  const rank = Math.floor(2 - point.y / CELL.height);
  if (file < 0 || file > 3 || rank < 0 || rank > 3) return null;
  return SQUARES[4 * rank + file] ?? null;
}

/** The square of the frontmost piece at a point; without a piece, the square there. */
export function pieceAt(point: Point, board: readonly (string | null)[]): string | null {
  for (let index = 0; index < SQUARES.length; index++) {
    const square = SQUARES[index] ?? "";
    const code = board[index];
    if (code && covers(code, middleOf(square), point)) return square;
  }
  return squareAt(point);
}

/** Whether a piece standing on a spot covers a point. */
export function covers(code: string, spot: Point, point: Point): boolean {
  const traits = traitsOf(code);
  const x = point.x - spot.x;
  const y = point.y - spot.y;
  if (Math.abs(x) > halfOf(traits)) return false;
  const front = frontOf(traits, x);
  return y <= front && y >= -front - LIFTS[traits.H];
}

/**
 * The squares whose tall pieces hide the foot of what stands behind them: those in front of the squares that must be
 * visible, unless they must be visible themselves. Tops are never hidden, nor is anything behind a short piece.
 */
export function hidersOf(seen: readonly string[], board: readonly (string | null)[]): string[] {
  return SQUARES.filter((square, index) => {
    const code = board[index];
    const behind = SQUARES[index + 4];
    return code && behind && traitsOf(code).H === 1 && seen.includes(behind) && !seen.includes(square);
  });
}

/** Where a badge is drawn on a square's piece: on the shoulder of its top, where it hides neither hole nor piece. */
export function shoulderOf(square: string, code: string): Point {
  const { x, y } = middleOf(square);
  return { x: x + 24, y: y - LIFTS[traitsOf(code).H] - 20 };
}

const STEPS: Record<string, readonly [number, number]> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, 1],
  ArrowDown: [0, -1],
};

/**
 * The square that a key leads to: arrows one step, Home and End along the row, Page Up and Page Down along the column.
 */
export function squareByKey(square: string, key: string): string | null {
  const file = square.charCodeAt(0) - 97;
  const rank = square.charCodeAt(1) - 49;
  const step = STEPS[key];
  if (step) return SQUARES[4 * bounded(rank + step[1]) + bounded(file + step[0])] ?? null;
  if (key === "Home") return SQUARES[4 * rank] ?? null;
  if (key === "End") return SQUARES[4 * rank + 3] ?? null;
  if (key === "PageUp") return SQUARES[12 + file] ?? null;
  if (key === "PageDown") return SQUARES[file] ?? null;
  return null;
}

function bounded(place: number): number {
  return Math.max(0, Math.min(3, place));
}

/** The outline of a group on the wood: a frame around a block, a long ring around a line. */
export function ringOf(squares: readonly string[]): string {
  const points = squares.map((square) => ({
    x: (square.charCodeAt(0) - 97 - 1.5) * 100,
    y: (1.5 - (square.charCodeAt(1) - 49)) * 100,
  }));
  const first = points[0];
  if (!first) return "";
  const left = Math.min(...points.map((point) => point.x));
  const right = Math.max(...points.map((point) => point.x));
  const back = Math.min(...points.map((point) => point.y));
  const front = Math.max(...points.map((point) => point.y));
  const isBlock = right - left === 100 && front - back === 100;
  if (isBlock) return loop(corners(left, back, right, front), 46);
  const last = points.reduce((far, point) => (distance(point, first) > distance(far, first) ? point : far), first);
  const start = points.reduce((far, point) => (distance(point, last) > distance(far, last) ? point : far), last);
  return loop([start, last], 46);
}

function corners(left: number, back: number, right: number, front: number): Point[] {
  return [
    { x: left, y: back },
    { x: right, y: back },
    { x: right, y: front },
    { x: left, y: front },
  ];
}

function distance(one: Point, other: Point): number {
  return Math.hypot(one.x - other.x, one.y - other.y);
}

/** A closed line at a distance from a convex polygon (or a segment), with round corners, projected to the drawing. */
function loop(points: readonly Point[], radius: number): string {
  const sides = points.map((point, index) => {
    const next = points[(index + 1) % points.length] ?? point;
    const long = distance(point, next) || 1;
    const nx = ((next.y - point.y) / long) * radius;
    const ny = (-(next.x - point.x) / long) * radius;
    return [project(point.x + nx, point.y + ny), project(next.x + nx, next.y + ny)] as const;
  });
  const arc = `A${radius} ${Math.round(radius * DEPTH * 100) / 100} 0 0 1`;
  const write = (point: Point): string => `${Math.round(point.x * 100) / 100} ${Math.round(point.y * 100) / 100}`;
  return `${sides.map(([from, to], index) => `${index ? arc : "M"} ${write(from)}L${write(to)}`).join("")}${arc} ${write(sides[0]?.[0] ?? { x: 0, y: 0 })}Z`;
}
