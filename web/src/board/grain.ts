/** Wood grain as SVG paths, deterministic per seed. */

/** Seeded random numbers in [0, 1) (mulberry32). */
export function randomOf(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
}

/** A grain line. */
export interface Fibre {
  path: string;
  width: number;
  opacity: number;
}

/**
 * Join fibres that look alike into one path each, at most four: a browser draws a few long paths much faster than many
 * short ones.
 */
export function bundle(fibres: readonly Fibre[]): Fibre[] {
  const middle = (of: (fibre: Fibre) => number) => mean(fibres.map(of));
  const [width, opacity] = [middle((fibre) => fibre.width), middle((fibre) => fibre.opacity)];
  const kinds = [0, 1, 2, 3].map((kind) =>
    fibres.filter((fibre) => kind === Number(fibre.width > width) + 2 * Number(fibre.opacity > opacity)),
  );
  return kinds
    .filter((kind) => kind.length)
    .map((kind) => ({
      path: kind.map((fibre) => fibre.path).join(""),
      width: round(mean(kind.map((fibre) => fibre.width))),
      opacity: round(mean(kind.map((fibre) => fibre.opacity))),
    }));
}

function mean(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / values.length;
}

/** Format a coordinate with two decimals. */
export function round(value: number): number {
  return Math.round(value * 100) / 100;
}

/**
 * Draw the long grain of a plank: lines along it, slightly bent, denser in places, some around a knot.
 *
 * The lines start and end outside the plank; the caller clips them.
 */
export function plank(seed: number, width: number, height: number, count: number): Fibre[] {
  const random = randomOf(seed);
  const bend = Array.from({ length: 4 }, () => ({
    amplitude: (random() * 0.5 + 0.5) * height * 0.016,
    wave: (random() * 1.6 + 0.6) / width,
    phase: random() * 6.283,
  }));
  const knot = { x: width * (0.2 + 0.6 * random()), y: height * (0.25 + 0.5 * random()), reach: height * 0.11 };
  const shift = (x: number, y: number): number => {
    const wave = bend.reduce(
      (sum, one) => sum + one.amplitude * Math.sin(x * one.wave * 6.283 + one.phase + y * 0.006),
      0,
    );
    const across = (x - knot.x) / (knot.reach * 2.6);
    const apart = (y - knot.y) / knot.reach;
    const push = knot.reach * 0.55 * Math.exp(-across * across) * Math.exp(-Math.abs(apart) * 0.8);
    return wave + (apart < 0 ? -push : push);
  };
  const fibres: Fibre[] = [];
  let y = -height * 0.05;
  for (let line = 0; line < count; line++) {
    y += (height * 1.1 * (0.35 + 1.3 * random())) / count;
    const from = random() < 0.55 ? -10 : width * random() * 0.7;
    const to = random() < 0.55 ? width + 10 : from + width * (0.25 + 0.5 * random());
    const steps = Math.max(3, Math.round((to - from) / (width / 10)));
    const points: [number, number][] = [];
    for (let step = 0; step <= steps; step++) {
      const x = from + ((to - from) * step) / steps;
      points.push([x, y + shift(x, y)]);
    }
    fibres.push({ path: smooth(points), width: round(0.5 + 1.1 * random()), opacity: round(0.05 + 0.16 * random()) });
  }
  return fibres;
}

/** Join points by a smooth curve through all of them (Catmull-Rom as cubic Béziers). */
export function smooth(points: readonly (readonly [number, number])[]): string {
  const first = points[0];
  if (!first) return "";
  let path = `M${round(first[0])} ${round(first[1])}`;
  for (let index = 0; index + 1 < points.length; index++) {
    const here = points[index] ?? first;
    const next = points[index + 1] ?? here;
    const before = points[index - 1] ?? here;
    const after = points[index + 2] ?? next;
    path += `C${round(here[0] + (next[0] - before[0]) / 6)} ${round(here[1] + (next[1] - before[1]) / 6)} `;
    path += `${round(next[0] - (after[0] - here[0]) / 6)} ${round(next[1] - (after[1] - here[1]) / 6)} `;
    path += `${round(next[0])} ${round(next[1])}`;
  }
  return path;
}
