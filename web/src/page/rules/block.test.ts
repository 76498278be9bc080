import { expect, test } from "vitest";
import { readBlocks } from "./block";

test("blank lines separate paragraphs, lists and tables", () => {
  expect(readBlocks("One.\n\n- two\n- three\n\n| a turn | stones |\n| normal | 1 |")).toEqual([
    { kind: "paragraph", text: "One." },
    { kind: "list", items: ["two", "three"] },
    { kind: "table", heading: ["a turn", "stones"], rows: [["normal", "1"]] },
  ]);
});
