export type Verdict = "win" | "draw" | "loss";

/** A symbol on a square or piece: its value, or a suggestion. */
export type Mark = Verdict | "advice";

export function verdict(value: number): Verdict {
  return value > 0 ? "win" : value < 0 ? "loss" : "draw";
}
