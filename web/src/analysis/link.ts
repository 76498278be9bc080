/** An analysis as a link's fragment: a single line of moves is written in plain notation, a tree is packed. */
import { packValues, unpackValues } from "../local/packing";
import { endOf, lineOf, movesTo, type Node, nodesOn, type Path, START } from "./tree";

/** A position and the moves tried from it. */
export interface Analysis {
  readonly game: string;
  /** The rule set's key. */
  readonly rules: string;
  /** The first position in notation; empty for the game's start. */
  readonly position: string;
  readonly tree: Node;
}

/** An analysis and the node shown. */
export interface Linked extends Analysis {
  readonly path: Path;
}

/** No line breaks: one would start another line of a request to the core. */
const WORD = /^[!-~]{1,100}$/;
const POSITION = /^[ -~]{0,1000}$/;
const MOVE = /^[!-~]{1,32}$/;
const MAX_NODES = 2_000;
const MAX_COMMENT = 2_000;

export async function writeLink(analysis: Linked): Promise<string> {
  const { game, rules, position, tree, path } = analysis;
  if (!isLine(tree)) return `study=${await packValues([game, rules, position, packTree(tree)])}&at=${path.join(".")}`;
  return writeLine({ game, rules, position, moves: movesTo(tree, endOf(tree, [])), at: path.length });
}

/** Write a line of moves, and how many of them lead to the position shown; by default all. */
export function writeLine(line: {
  game: string;
  rules: string;
  position: string;
  moves?: readonly string[];
  at?: number;
}): string {
  const { game, rules, position, moves = [], at = moves.length } = line;
  const fields = { game, rules, position, moves: moves.join(" "), at: at === moves.length ? "" : String(at) };
  return Object.entries(fields)
    .filter(([, value]) => value)
    .map(([key, value]) => `${key}=${escaped(value)}`)
    .join("&");
}

/** Read a fragment; null if it contains no analysis. Throws if the analysis can't be read. */
export async function readLink(fragment: string): Promise<Linked | null> {
  const values = new URLSearchParams(fragment);
  const packed = values.get("study");
  if (packed !== null) return readStudy(await unpackValues(packed), values.get("at") ?? "");
  const game = values.get("game");
  if (game === null) return null;
  const moves = (values.get("moves") ?? "").replaceAll("_", " ").split(" ").filter(Boolean);
  const position = (values.get("position") ?? "").replaceAll("_", " ");
  const rules = values.get("rules") ?? "";
  if (!WORD.test(game) || !WORD.test(rules) || !POSITION.test(position) || moves.length > MAX_NODES) throw broken();
  if (!moves.every((move) => MOVE.test(move))) throw broken();
  const at = Number.parseInt(values.get("at") ?? "", 10);
  const length = at >= 0 ? Math.min(at, moves.length) : moves.length;
  return { game, rules, position, tree: lineOf(moves), path: Array.from({ length }, () => 0) };
}

/** Validate an analysis from an untrusted source. */
export function checkAnalysis(values: unknown): Analysis {
  if (!Array.isArray(values)) throw broken();
  const [game, rules, position, packed] = values as unknown[];
  const isText = (value: unknown, pattern: RegExp): value is string => typeof value === "string" && pattern.test(value);
  if (!isText(game, WORD) || !isText(rules, WORD) || !isText(position, POSITION)) throw broken();
  const budget = { nodes: MAX_NODES };
  return { game, rules, position, tree: unpackTree(packed, budget) };
}

type Packed = readonly [move: string, comment: string, ...children: unknown[]];

export function packTree({ move, comment, children }: Node): Packed {
  return [move, comment, ...children.map(packTree)];
}

function unpackTree(packed: unknown, budget: { nodes: number }, isStart = true): Node {
  if (!Array.isArray(packed) || budget.nodes-- < 0) throw broken();
  const [move, comment, ...children] = packed as unknown[];
  if (typeof move !== "string" || !(isStart ? move === "" : MOVE.test(move))) throw broken();
  if (typeof comment !== "string" || comment.length > MAX_COMMENT) throw broken();
  return { ...START, move, comment, children: children.map((child) => unpackTree(child, budget, false)) };
}

function readStudy(values: unknown, at: string): Linked {
  const analysis = checkAnalysis(values);
  const wanted = at.split(".").map(Number);
  const known = nodesOn(analysis.tree, wanted).length;
  return { ...analysis, path: wanted.slice(0, known) };
}

function isLine({ comment, children }: Node): boolean {
  return !comment && children.length <= 1 && children.every(isLine);
}

/** Escape what a fragment or its fields can't hold; a space is written as `_`, which no notation has. */
function escaped(value: string): string {
  return encodeURIComponent(value).replaceAll("%20", "_").replaceAll("%2F", "/").replaceAll("%3D", "=");
}

function broken(): Error {
  return new Error("the link contains no analysis");
}
