/** The blocks of a rules text: paragraphs, lists with "- " and tables with "| ". */
export type Block =
  | { readonly kind: "paragraph"; readonly text: string }
  | { readonly kind: "list"; readonly items: readonly string[] }
  | { readonly kind: "table"; readonly heading: readonly string[]; readonly rows: readonly (readonly string[])[] };

export function readBlocks(text: string): Block[] {
  return text.split("\n\n").map((block) => readBlock(block.split("\n")));
}

function readBlock(lines: readonly string[]): Block {
  if (lines.every((line) => line.startsWith("| "))) {
    const [heading = [], ...rows] = lines.map(readRow);
    return { kind: "table", heading, rows };
  }
  if (lines[0]?.startsWith("- ")) return { kind: "list", items: lines.map((line) => line.replace(/^- /, "")) };
  return { kind: "paragraph", text: lines.join(" ") };
}

/** Return the cells of a row: `| normal turn | 1 |`. */
function readRow(line: string): string[] {
  return line
    .replace(/^\| | \|$/g, "")
    .split("|")
    .map((cell) => cell.trim());
}
