/** A piece as a solid: its traits, and the outlines of its visible parts around the point it stands on. */

import { type Fibre, randomOf, round } from "../../../board/grain";
import { DEPTH } from "../../../board/view";

export type Trait = "C" | "S" | "H" | "T";

export const TRAITS: readonly Trait[] = ["C", "S", "H", "T"];

/** A piece's traits, each 0 or 1 as in the rules. */
export type Traits = Record<Trait, 0 | 1>;

/** Parse a piece's code, one hexadecimal digit. */
export function traitsOf(code: string): Traits {
  const bits = Number.parseInt(code, 16);
  const bit = (place: number): 0 | 1 => ((bits >> place) & 1 ? 1 : 0);
  return { C: bit(0), S: bit(1), H: bit(2), T: bit(3) };
}

/** Format the code of the piece with these traits. */
export function codeOf(traits: Traits): string {
  return (traits.C + 2 * traits.S + 4 * traits.H + 8 * traits.T).toString(16).toUpperCase();
}

/** Half the width of a round piece, and of a square one, which has an edge facing front. */
const ROUND = 29.5;
const SQUARE = 35;
const CORNER = 5;

/** The lift of short and tall pieces. */
export const LIFTS = [15, 46] as const;

/** Half the width of the hole. */
export const HOLE = { width: 13.8 };

/** A piece's visible parts, as paths. */
export interface Solid {
  half: number;
  lift: number;
  body: string;
  rim: string;
  top: string;
}

/** Half the width of the piece's foot. */
export function halfOf(traits: Traits): number {
  return traits.S ? SQUARE : ROUND;
}

/** Outline a piece: body, bevelled rim and top. */
export function solidOf(traits: Traits): Solid {
  const half = halfOf(traits);
  const lift = LIFTS[traits.H];
  const outline = traits.S ? diamond : ellipse;
  return {
    half,
    lift,
    body: traits.S ? prism(half, lift) : cylinder(half, lift),
    rim: outline(half - 0.2, -lift),
    top: outline(half - (traits.S ? 3 : 2.4), -lift - 0.5),
  };
}

/** How far forward the foot reaches at a horizontal distance `x` from the piece's middle. */
export function frontOf(traits: Traits, x: number): number {
  const half = halfOf(traits);
  const share = Math.min(1, Math.abs(x) / half);
  if (!traits.S) return half * DEPTH * Math.sqrt(1 - share * share);
  return (half * (1 - share) - Math.max(0, CORNER * 0.3 - Math.abs(x) * 0.3)) * DEPTH;
}

function ellipse(half: number, y: number): string {
  const deep = round(half * DEPTH);
  return `M${round(-half)} ${round(y)}A${round(half)} ${deep} 0 1 1 ${round(half)} ${round(y)}A${round(half)} ${deep} 0 1 1 ${round(-half)} ${round(y)}Z`;
}

function cylinder(half: number, lift: number): string {
  const deep = round(half * DEPTH);
  return `M${-half} ${-lift}A${half} ${deep} 0 1 1 ${half} ${-lift}V0A${half} ${deep} 0 0 1 ${-half} 0Z`;
}

/** The corners of a diamond, each as the points before, at and after it. */
function corners(half: number): [Corner, Corner, Corner, Corner] {
  const cut = CORNER * Math.SQRT1_2 * 1.2;
  const deep = half * DEPTH;
  const rise = cut * DEPTH;
  return [
    [-half + cut, rise, -half, 0, -half + cut, -rise],
    [-cut, -deep + rise, 0, -deep, cut, -deep + rise],
    [half - cut, -rise, half, 0, half - cut, rise],
    [cut, deep - rise, 0, deep, -cut, deep - rise],
  ];
}

type Corner = [number, number, number, number, number, number];

function diamond(half: number, y: number): string {
  const parts = corners(half).map(
    ([ax, ay, bx, by, cx, cy], index) =>
      `${index ? "L" : "M"}${round(ax)} ${round(ay + y)}Q${round(bx)} ${round(by + y)} ${round(cx)} ${round(cy + y)}`,
  );
  return `${parts.join("")}Z`;
}

function prism(half: number, lift: number): string {
  const [left, back, right, front] = corners(half);
  const side = round(half - CORNER * 0.42);
  const turn = (corner: Corner, y: number): string =>
    `L${round(corner[0])} ${round(corner[1] + y)}Q${round(corner[2])} ${round(corner[3] + y)} ${round(corner[4])} ${round(corner[5] + y)}`;
  return (
    `M${-side} ${-lift}Q${-side} ${round(left[5] / 2 - lift)} ${round(left[4])} ${round(left[5] - lift)}${turn(back, -lift)}` +
    `L${round(right[0])} ${round(right[1] - lift)}Q${side} ${round(right[1] / 2 - lift)} ${side} ${-lift}V0` +
    `Q${side} ${round(right[5] / 2)} ${round(right[4])} ${round(right[5])}${turn(front, 0)}` +
    `L${round(left[0])} ${round(left[1])}Q${-side} ${round(left[1] / 2)} ${-side} 0Z`
  );
}

/** The grain on a piece's side: lines from the rim to the foot. */
export function sideGrain(code: string): Fibre[] {
  const traits = traitsOf(code);
  const random = randomOf(Number.parseInt(code, 16) * 977 + 5);
  const half = halfOf(traits);
  const lift = LIFTS[traits.H];
  const fibres: Fibre[] = [];
  for (let x = -half + 3 + 3 * random(); x < half - 2; x += 2.5 + 5 * random()) {
    const foot = frontOf(traits, x);
    const from = random() < 0.4 ? random() * lift * 0.5 : 0;
    const to = random() < 0.4 ? lift * (0.5 + 0.4 * random()) : lift - 0.5;
    const sway = (random() - 0.5) * 1.6;
    const top = foot - lift + from + 2;
    const bottom = foot - lift + to;
    if (bottom - top < 3) continue;
    fibres.push({
      path: `M${round(x)} ${round(top)}Q${round(x + sway)} ${round((top + bottom) / 2)} ${round(x)} ${round(bottom)}`,
      width: round(0.5 + 0.9 * random()),
      opacity: round(0.1 + 0.22 * random()),
    });
  }
  return fibres;
}

/** The end grain on a piece's top: rings around a pith outside or near the edge. */
export function topGrain(code: string): Fibre[] {
  const traits = traitsOf(code);
  const random = randomOf(Number.parseInt(code, 16) * 1471 + 11);
  const angle = random() * 6.283;
  const reach = 26 + 26 * random();
  const x = Math.cos(angle) * reach;
  const y = -LIFTS[traits.H] + Math.sin(angle) * reach * DEPTH;
  const fibres: Fibre[] = [];
  for (let radius = 5 + 4 * random(); radius < reach + 42; radius += 3 + 4.5 * random()) {
    fibres.push({
      path: ellipsePath(x, y, radius),
      width: round(0.5 + 0.9 * random()),
      opacity: round(0.08 + 0.16 * random()),
    });
  }
  return fibres;
}

function ellipsePath(x: number, y: number, radius: number): string {
  const deep = round(radius * DEPTH);
  return `M${round(x - radius)} ${round(y)}a${round(radius)} ${deep} 0 1 1 ${round(2 * radius)} 0a${round(radius)} ${deep} 0 1 1 ${round(-2 * radius)} 0Z`;
}
