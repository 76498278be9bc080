import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { Flights } from "./flight";

const SVG = "http://www.w3.org/2000/svg";
let root: HTMLElement;

beforeEach(() => {
  vi.useFakeTimers();
  root = document.createElement("div");
  document.body.append(root);
  const proto = Element.prototype as unknown as Record<string, unknown>;
  proto.getScreenCTM = () => ({ a: 1, b: 0, c: 0, d: 1, e: 0, f: 0 });
  proto.animate = () => ({ finished: new Promise(() => {}) });
});

afterEach(() => {
  vi.useRealTimers();
  root.remove();
  for (const sheet of document.querySelectorAll(".sheet")) sheet.remove();
  const proto = Element.prototype as unknown as Record<string, unknown>;
  delete proto.getScreenCTM;
  delete proto.animate;
});

/** Draw an item at a distance from the left; return its picture, whose measurements are counted. */
function draw(name: string, x: number) {
  const sheet = document.createElementNS(SVG, "svg");
  const picture = document.createElementNS(SVG, "g") as SVGGElement;
  picture.dataset.thing = name;
  picture.getBoundingClientRect = vi.fn(() => new DOMRect(x, 0, 10, 10));
  sheet.append(picture);
  root.append(sheet);
  return picture;
}

const flying = () => document.querySelectorAll(".sheet").length;

test("an item that gets another picture elsewhere flies there", () => {
  const flights = new Flights();
  const before = draw("5", 0);
  flights.remember(root);
  before.remove();
  draw("5", 100);
  flights.follow(root);
  expect(flying()).toBe(1);
});

test("an item that keeps its picture isn't measured", () => {
  const flights = new Flights();
  const picture = draw("5", 0);
  flights.remember(root);
  vi.mocked(picture.getBoundingClientRect).mockClear();
  flights.follow(root);
  expect(picture.getBoundingClientRect).not.toHaveBeenCalled();
  expect(flying()).toBe(0);
});

test("a jump to another position isn't a move: nothing flies, and nothing is measured", () => {
  const flights = new Flights();
  const names = ["1", "2", "3", "4"];
  const before = names.map((name) => draw(name, 0));
  flights.remember(root);
  for (const picture of before) picture.remove();
  const after = names.map((name) => draw(name, 100));
  flights.follow(root);
  expect(flying()).toBe(0);
  for (const picture of after) expect(picture.getBoundingClientRect).not.toHaveBeenCalled();
});
