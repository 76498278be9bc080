// @vitest-environment node
import { readdirSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";

const SOURCE = new URL("../src/", import.meta.url);
const MAX_CHARACTERS = 120;

/** The formatter leaves comments and strings as they are. */
test("no line of a component is longer than the formatter's", () => {
  const names = readdirSync(SOURCE, { recursive: true, encoding: "utf8" }).filter((name) => name.endsWith(".svelte"));
  const long = names.flatMap((name) =>
    readFileSync(new URL(name, SOURCE), "utf8")
      .split("\n")
      .flatMap((line, index) => ([...line].length > MAX_CHARACTERS ? [`${name}:${index + 1}`] : [])),
  );
  expect(names.length).toBeGreaterThan(100);
  expect(long).toEqual([]);
});
