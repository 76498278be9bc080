/** The last unsaved analysis, kept in the browser so that it can be brought back. */
import { keep, recall } from "../state/memory";
import { checkAnalysis, type Linked, packTree } from "./link";

const KEY = "analysis-draft";

export function keepDraft(draft: Linked | null): void {
  const { game, rules, position, tree, path } = draft ?? {};
  keep(KEY, tree ? JSON.stringify([game, rules, position, packTree(tree), path]) : "");
}

/** Return the draft; null if there is none, or if it can't be read. */
export function recallDraft(): Linked | null {
  try {
    const values: unknown = JSON.parse(recall(KEY) || "null");
    const path: unknown[] = Array.isArray(values) && Array.isArray(values[4]) ? values[4] : [];
    return { ...checkAnalysis(values), path: path.map(Number) };
  } catch {
    return null;
  }
}
