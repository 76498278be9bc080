/** Reads pasted text: a position, with or without its rule set, a record, or a link. */
import type { Questions } from "../local/question";
import { checkAnalysis, type Linked, packTree, readLink } from "./link";
import { treeOf } from "./recorded";
import { endOf, START } from "./tree";

export async function readPasted(
  core: Questions,
  text: string,
  current: { readonly game: string; readonly rules: string },
): Promise<Linked> {
  const trimmed = text.trim();
  const fragment = /^\S+#(\S+)$/.exec(trimmed)?.[1];
  const linked = fragment === undefined ? null : await readLink(fragment);
  if (linked) return linked;
  if (/[\r\n]/.test(trimmed) || /^\[?Game\b/.test(trimmed)) return readRecord(core, trimmed.replaceAll("\r\n", "\n"));
  return { ...current, ...splitRules(trimmed, current.rules), tree: START, path: [] };
}

async function readRecord(core: Questions, text: string): Promise<Linked> {
  const { game, rules, first, tree: recorded } = await core.replay(`${text}\n`);
  const { tree } = checkAnalysis([game, rules, first, packTree(treeOf(recorded))]);
  return { game, rules, position: first, tree, path: endOf(tree, []) };
}

/** A word without ranks before the position is a rule set's key. */
function splitRules(text: string, rules: string): { rules: string; position: string } {
  const [, key, position] = /^([^\s/]+)\s+(\S*\/.*)$/.exec(text) ?? [];
  return { rules: key ?? rules, position: (position ?? text).replace(/\s+/g, " ") };
}
