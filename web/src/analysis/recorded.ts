/** A tree of moves from the turns of a record, and back. */
import type { RecordLine } from "../local/question";
import { comment, mainSteps, type Node, nodeAt, type Path, play, START } from "./tree";

/** Return the tree of a record's main line and variations; turns that begin with the same moves share them. */
export function treeOf({ comment: words, turns }: RecordLine): Node {
  return grow({ ...START, comment: words }, [], { comment: "", turns });
}

/** Write a tree for the core: each variation in brackets after the move that it replaces. */
export function writeTree(tree: Node): string {
  return [...commentOf(tree), ...wordsAfter(tree)].join(" ");
}

/** Add a line to a tree. Its own turns come before its variations: the first child is the main line. */
function grow(tree: Node, path: Path, line: RecordLine): Node {
  let place = { tree, path };
  let words = line.comment;
  const starts: Path[] = [];
  for (const turn of line.turns) {
    starts.push(place.path);
    place = play(place, ...turn.moves);
    const said = [nodeAt(place.tree, place.path).comment, words, turn.comment].filter(Boolean).join(" ");
    place = { tree: comment(place.tree, place.path, said), path: place.path };
    words = "";
  }
  return line.turns.reduce(
    (grown, { variations }, number) =>
      variations.reduce((each, variation) => grow(each, starts[number] ?? path, variation), grown),
    place.tree,
  );
}

function wordsAfter(node: Node): string[] {
  return mainSteps(node, []).flatMap((step) => [
    ...wordsOf(step.node),
    ...step.others.map(({ node: other }) => `(${[...wordsOf(other), ...wordsAfter(other)].join(" ")})`),
  ]);
}

function wordsOf(node: Node): string[] {
  return [node.move, ...commentOf(node)];
}

/** A record's comment ends at the first `}` and has no line breaks. */
function commentOf({ comment: words }: Node): string[] {
  const said = words.replaceAll("}", ")").replace(/\s+/g, " ").trim();
  return said ? [`{${said}}`] : [];
}
