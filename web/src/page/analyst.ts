/** Analysis by the core in this browser; where it can't run, by the server. */
import { canRunCore } from "../local/able";
import type { Questions } from "../local/question";
import { api } from "../protocol/api";
import { hasServer } from "../protocol/server";
import type { AnalysisRequest, PositionAnalysis } from "../protocol/types";

/** Return the core, which knows what a position is worth; null if it is unavailable. */
export async function findAnalyst(): Promise<Questions | null> {
  if (!canRunCore) return null;
  try {
    return await (await import("../local/analyst")).openAnalyst();
  } catch (error) {
    // Without a server there is nobody else to ask.
    if (!hasServer) throw error;
    return null;
  }
}

/** Analyse a position of a game against bots. */
export async function analyse(request: AnalysisRequest): Promise<PositionAnalysis> {
  const analyst = canRunCore ? await findAnalyst() : null;
  return analyst ? analyst.analysis(request.game, request.rules, request.position) : api.analyse(request);
}
