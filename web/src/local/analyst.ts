/** A core for analysis, separate from the one that plays, so that a long analysis doesn't block the bots. */
import { analysis } from "../core/client";
import { Questions } from "./question";

export async function openAnalyst(): Promise<Questions> {
  return new Questions(analysis);
}
