import { describe, expect, test } from "vitest";
import * as tree from "./tree";

const begin: tree.Place = { tree: tree.START, path: [] };

describe("a tree of variations", () => {
  test("adds new moves, and follows existing ones", () => {
    const one = tree.play(begin, "=5", "b3");
    const again = tree.play({ tree: one.tree, path: [] }, "=5");
    expect(again).toEqual({ tree: one.tree, path: [0] });
    const other = tree.play(again, "c1", "=7");
    expect(other.path).toEqual([0, 1, 0]);
    expect(tree.movesTo(other.tree, other.path)).toEqual(["=5", "c1", "=7"]);
    expect(tree.linesOf(other.tree)).toEqual([
      ["=5", "b3"],
      ["=5", "c1", "=7"],
    ]);
    expect(tree.countMoves(other.tree)).toBe(4);
    expect(tree.endOf(other.tree, [])).toEqual([0, 0]);
    expect(tree.mainSteps(other.tree, []).map(({ node, others }) => [node.move, others.length])).toEqual([
      ["=5", 0],
      ["b3", 1],
    ]);
  });

  test("promotes a variation all the way, and keeps the order of the others", () => {
    const { tree: grown } = [["a1"], ["b1"], ["c1", "=2"]].reduce(
      (place, moves) => tree.play({ tree: place.tree, path: [] }, ...moves),
      begin,
    );
    const promoted = tree.promote({ tree: grown, path: [2, 0] });
    expect(promoted.path).toEqual([0, 0]);
    expect(tree.isMain(promoted.path)).toBe(true);
    expect(promoted.tree.children.map(({ move }) => move)).toEqual(["c1", "a1", "b1"]);
    expect(tree.movesTo(promoted.tree, promoted.path)).toEqual(["c1", "=2"]);
  });

  test("deletes a move and everything after it, and shows the move before it", () => {
    const place = tree.play(tree.play(begin, "=5", "b3"), "=7");
    const cut = tree.remove({ tree: place.tree, path: [0, 0] });
    expect(cut.path).toEqual([0]);
    expect(tree.linesOf(cut.tree)).toEqual([["=5"]]);
    expect(tree.remove({ tree: place.tree, path: [] })).toEqual({ tree: tree.START, path: [] });
  });

  test("keeps comments, and leaves other trees unchanged", () => {
    const place = tree.play(begin, "=5");
    const said = tree.comment(place.tree, place.path, "why not");
    expect(tree.nodeAt(said, [0]).comment).toBe("why not");
    expect(tree.nodeAt(place.tree, [0]).comment).toBe("");
    expect(tree.nodesOn(said, [0, 3, 1])).toHaveLength(1);
  });
});
