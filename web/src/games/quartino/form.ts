import { known } from "../../state/memory";
import type { Form } from "../game";
import type { Geometry } from "./board/fields";
import type { Quartino } from "./types";

/** The rule set in the start page's form; browsers store it under these names. */
export interface QuartinoForm {
  geometry: Geometry;
}

/** The possible numbers of players. */
export const SEATS: readonly number[] = [2, 3, 4];

export const GEOMETRIES: readonly Geometry[] = ["wheel", "grid"];
const FIRST: QuartinoForm = { geometry: "wheel" };

export const form: Form<Quartino> = {
  first: FIRST,
  recall: ({ geometry }) => ({ geometry: known(geometry, GEOMETRIES, FIRST.geometry) }),
  key: ({ geometry }, seconds) => (seconds === null ? geometry : `${geometry}/${seconds}`),
  problem: () => null,
};
