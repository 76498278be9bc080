import type { Text } from "../state/names";
import { isCountedAs, knownOf, type Weight } from "./weight";

/** Say what a move is worth to the player who makes it: wins in 2, a draw, loses in 3. */
export function valueWords(text: Text, weight: Pick<Weight, "value" | "low" | "high" | "count">): string {
  const known = knownOf(weight);
  const isCounted = isCountedAs(weight, known);
  return text(`analysis-value-${known}${isCounted ? "-in" : ""}`, { count: weight.count ?? 0 });
}
