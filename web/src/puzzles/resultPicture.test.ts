import { expect, test } from "vitest";
import { drawResult, WIDTH } from "./resultPicture";

const RESULT = { title: "Puzzle of the day", about: "Win in 2 (1300)", score: null, marks: [false, true], note: "" };

function parse(svg: string): Document {
  const parsed = new DOMParser().parseFromString(svg, "image/svg+xml");
  expect(parsed.querySelector("parsererror")).toBeNull();
  return parsed;
}

test("a result shows each answer as a tick or a cross", () => {
  const marks = [...parse(drawResult(RESULT)).querySelectorAll("g > path")].map((each) => each.getAttribute("d"));
  expect(marks).toHaveLength(2);
  expect(new Set(marks).size).toBe(2);
});

test("texts are escaped, and long ones get a smaller font", () => {
  const title = `<image href="x"/> & ${"m".repeat(200)}`;
  const parsed = parse(drawResult({ ...RESULT, title, score: "31" }));
  expect(parsed.querySelector("image")).toBeNull();
  const found = [...parsed.querySelectorAll("text")].find((each) => each.textContent === title);
  const size = Number(found?.getAttribute("font-size"));
  expect(size * title.length * 0.5).toBeLessThan(WIDTH);
});
