import { compareWeights, type Weight } from "../../../analysis/weight";
import type { QuartoMove } from "../../../protocol/types";
import type { Weights } from "../board/squares";

/** Return what each of these moves is worth, by the square or piece that it names. */
function weightsOf(
  weights: ReadonlyMap<string, Weight>,
  moves: readonly (readonly [name: string, move: string])[],
): Weights {
  const known = moves.flatMap(([name, move]) => {
    const weight = weights.get(move);
    return weight ? [{ name, weight }] : [];
  });
  const [best] = known.map(({ weight }) => weight).sort(compareWeights);
  // Where all are equal, none stands out.
  const isEven = !best || known.every(({ weight }) => compareWeights(weight, best) === 0);
  return Object.fromEntries(
    known.map(({ name, weight }) => [name, { weight, isBest: !isEven && compareWeights(weight, best) === 0 }]),
  );
}

export function squareWeights(weights: ReadonlyMap<string, Weight>, legal: readonly QuartoMove[]): Weights {
  return weightsOf(
    weights,
    legal.flatMap((move) => (move.kind === "place" ? [[move.square, move.text] as const] : [])),
  );
}

export function pieceWeights(weights: ReadonlyMap<string, Weight>, legal: readonly QuartoMove[]): Weights {
  return weightsOf(
    weights,
    legal.flatMap((move) => (move.kind === "give" ? [[move.piece, move.text] as const] : [])),
  );
}
