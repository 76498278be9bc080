export type Verdict = "win" | "draw" | "loss";

export function verdict(value: number): Verdict {
  return value > 0 ? "win" : value < 0 ? "loss" : "draw";
}
