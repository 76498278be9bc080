import { expect, test } from "vitest";
import { Catalogue } from "./catalogue";

const TEXT = `
size = Count 2 × 2 squares, not 3 × 3.
place = Vezměte kámen v ruce (z nabídky) a i { $count } k tomu.
`;

function shown(code: "cs" | "en", id: string): string {
  return new Catalogue(code, [TEXT]).text(id, { count: 2 }).replaceAll("\u00a0", "_");
}

test("a size is never split at the end of a line", () => {
  expect(shown("en", "size")).toBe("Count 2_×_2 squares, not 3_×_3.");
});

test("no line of Czech ends with a preposition or conjunction of one letter", () => {
  expect(shown("cs", "place")).toBe("Vezměte kámen v_ruce (z_nabídky) a_i_2 k_tomu.");
});

test("other languages have words of one letter that may end a line", () => {
  expect(shown("en", "place")).toBe("Vezměte kámen v ruce (z nabídky) a i 2 k tomu.");
});
