/** The core as an analyst, beside the one that plays: a long analysis blocks no bot. */
import { analysis } from "../core/client";
import { Questions } from "./question";

export async function openAnalyst(): Promise<Questions> {
  return new Questions(analysis);
}
