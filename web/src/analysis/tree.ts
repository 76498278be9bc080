/** A tree of variations: plain values, and functions that return a changed copy. */

/** A move in notation, a comment on it, and the moves that follow, the main line first. */
export interface Node {
  readonly move: string;
  readonly comment: string;
  readonly children: readonly Node[];
}

/** The path to a node: the index of the child to take at each step. Empty for the start. */
export type Path = readonly number[];

/** A tree and the node shown. */
export interface Place {
  readonly tree: Node;
  readonly path: Path;
}

/** The start has no move. */
export const START: Node = { move: "", comment: "", children: [] };

/** Return a tree with one line of moves. */
export function lineOf(moves: readonly string[]): Node {
  const children = moves.reduceRight<readonly Node[]>((rest, move) => [{ move, comment: "", children: rest }], []);
  return { ...START, children };
}

/** Return the nodes on a path as far as they exist, without the start. */
export function nodesOn(tree: Node, path: Path): Node[] {
  const nodes: Node[] = [];
  let node: Node | undefined = tree;
  for (const index of path) {
    node = node.children[index];
    if (!node) break;
    nodes.push(node);
  }
  return nodes;
}

export function nodeAt(tree: Node, path: Path): Node {
  return nodesOn(tree, path).at(-1) ?? tree;
}

/** Return the moves that lead to a node. */
export function movesTo(tree: Node, path: Path): string[] {
  return nodesOn(tree, path).map(({ move }) => move);
}

/** Return the path that continues from a node along the first moves to the end. */
export function endOf(tree: Node, path: Path): Path {
  const end = [...path];
  for (let node = nodeAt(tree, path); node.children.length; node = nodeAt(tree, end)) end.push(0);
  return end;
}

/** Return the path to the closest earlier node with variations, or to the start. */
export function branchBefore(tree: Node, path: Path): Path {
  for (let length = path.length - 1; length > 0; length--)
    if (nodeAt(tree, path.slice(0, length)).children.length > 1) return path.slice(0, length);
  return [];
}

/** Play moves from a node: follow existing ones, and add a variation where they differ. */
export function play({ tree, path }: Place, ...moves: readonly string[]): Place {
  return moves.reduce(
    (place, move) => {
      const { children } = nodeAt(place.tree, place.path);
      const known = children.findIndex((each) => each.move === move);
      if (known >= 0) return { tree: place.tree, path: [...place.path, known] };
      const added = { move, comment: "", children: [] };
      const grown = changed(place.tree, place.path, (node) => ({ ...node, children: [...node.children, added] }));
      return { tree: grown, path: [...place.path, children.length] };
    },
    { tree, path } as Place,
  );
}

/** Make the variation shown the main line, all the way from the start. */
export function promote({ tree, path }: Place): Place {
  let promoted = tree;
  for (let length = path.length - 1; length >= 0; length--) {
    const index = path[length] as number;
    promoted = changed(promoted, path.slice(0, length), (node) => {
      const [chosen] = node.children.slice(index, index + 1);
      if (!chosen) return node;
      return { ...node, children: [chosen, ...node.children.filter((each) => each !== chosen)] };
    });
  }
  return { tree: promoted, path: path.map(() => 0) };
}

/** Delete the node shown and everything after it, and show the one before it. */
export function remove({ tree, path }: Place): Place {
  const before = path.slice(0, -1);
  const index = path.at(-1);
  if (index === undefined) return { tree: { ...tree, children: [] }, path };
  const cut = changed(tree, before, (node) => ({
    ...node,
    children: node.children.filter((_, each) => each !== index),
  }));
  return { tree: cut, path: before };
}

export function comment(tree: Node, path: Path, words: string): Node {
  return changed(tree, path, (node) => ({ ...node, comment: words }));
}

/** A move of a line, with its alternatives. */
export interface Step {
  readonly node: Node;
  readonly path: Path;
  readonly others: readonly { readonly node: Node; readonly path: Path }[];
}

/** Return the main line after a node. */
export function mainSteps(node: Node, path: Path): Step[] {
  const [first, ...others] = node.children.map((child, index) => ({ node: child, path: [...path, index] }));
  return first ? [{ ...first, others }, ...mainSteps(first.node, first.path)] : [];
}

/** Return the moves of every line, from the start to its end. */
export function linesOf(tree: Node): string[][] {
  return tree.children.flatMap((child) => {
    const lines = linesOf(child);
    return lines.length ? lines.map((line) => [child.move, ...line]) : [[child.move]];
  });
}

/** Whether the node lies on the main line. */
export function isMain(path: Path): boolean {
  return path.every((index) => index === 0);
}

export function isSame(one: Path, other: Path): boolean {
  return one.length === other.length && one.every((index, at) => index === other[at]);
}

/** Return the number of moves in a tree. */
export function countMoves(tree: Node): number {
  return tree.children.reduce((sum, child) => sum + 1 + countMoves(child), 0);
}

function changed(node: Node, path: Path, change: (node: Node) => Node): Node {
  const [first, ...rest] = path;
  if (first === undefined) return change(node);
  const children = node.children.map((child, index) => (index === first ? changed(child, rest, change) : child));
  return { ...node, children };
}
