/** A lane of a chart as paths: one unit wide per moment, a hundred high. */

export interface Drawing {
  /** The areas above and below the baseline. */
  readonly over: string;
  readonly under: string;
  /** The line itself, visible along the baseline too. */
  readonly line: string;
  /** Where nothing is known. */
  readonly unknown: string;
}

interface Run {
  readonly value: number | null;
  readonly from: number;
  readonly to: number;
}

/** Draw values between -1 and 1 as steps; `base` is the areas' baseline. */
export function drawLane(values: readonly (number | null)[], base: number): Drawing {
  const runs = runsOf(values);
  const area = (isOver: boolean) =>
    runs
      .filter(({ value }) => value !== null && (isOver ? value > base : value < base))
      .map(({ value, from, to }) => `M${from} ${height(base)}V${height(value ?? base)}H${to}V${height(base)}Z`)
      .join("");
  return { over: area(true), under: area(false), line: lineOf(runs), unknown: unknownOf(runs) };
}

/** Return runs of the same value. */
function runsOf(values: readonly (number | null)[]): Run[] {
  const runs: Run[] = [];
  values.forEach((value, place) => {
    const last = runs.at(-1);
    if (last && last.value === value) runs[runs.length - 1] = { ...last, to: place + 1 };
    else runs.push({ value, from: place, to: place + 1 });
  });
  return runs;
}

function lineOf(runs: readonly Run[]): string {
  return runs
    .map(({ value, from, to }, index) => {
      if (value === null) return "";
      const isJoined = index > 0 && runs[index - 1]?.value !== null;
      return `${isJoined ? `V${height(value)}` : `M${from} ${height(value)}`}H${to}`;
    })
    .join("");
}

function unknownOf(runs: readonly Run[]): string {
  return runs
    .filter(({ value }) => value === null)
    .map(({ from, to }) => `M${from} 0H${to}V100H${from}Z`)
    .join("");
}

/** A value's height from the top; the ends leave a little room for the line. */
function height(value: number): number {
  return Math.round(50 - value * 46);
}
