import { flushSync, mount, unmount } from "svelte";
import { afterEach, expect, test, vi } from "vitest";
import { paintsOf } from "../../../board/paint";
import { quartoPosition } from "../figures/example";
import Board from "./Board.svelte";
import Supply from "./Supply.svelte";

let drawn: object | null = null;

afterEach(() => {
  if (drawn) void unmount(drawn);
  drawn = null;
});

const position = quartoPosition({ a1: "0", b2: "F" }, "5", "b2");
const label = (square: string, piece: string | null) => `${square}:${piece ?? ""}`;

function draw(props: Record<string, unknown>) {
  const onplace = vi.fn();
  const onmark = vi.fn();
  drawn = mount(Board, {
    target: document.body,
    props: { position, legal: ["c3", "d4"], label, onplace, onmark, ...props },
  });
  flushSync();
  const square = (name: string) => document.querySelector<HTMLButtonElement>(`[data-square="${name}"]`);
  return { onplace, onmark, square };
}

test("only legal squares can be selected", () => {
  const { onplace, square } = draw({});
  square("c3")?.click();
  square("a1")?.click();
  square("b4")?.click();
  expect(onplace.mock.calls).toEqual([["c3"]]);
  expect(square("c3")?.getAttribute("aria-disabled")).toBe("false");
  expect(square("b4")?.getAttribute("aria-disabled")).toBe("true");
});

test("every square's label says what is on it", () => {
  const { square } = draw({});
  expect(square("b2")?.getAttribute("aria-label")).toBe("b2:F");
  expect(square("c3")?.getAttribute("aria-label")).toBe("c3:");
});

test("while marking, clicks mark squares and place nothing", () => {
  const { onplace, onmark, square } = draw({ marking: true, marked: ["a1"] });
  square("b2")?.click();
  expect(onmark).toHaveBeenCalledWith("b2");
  expect(onplace).not.toHaveBeenCalled();
  expect(square("a1")?.getAttribute("aria-pressed")).toBe("true");
});

test("one square is in the tab order, and arrow keys move it", () => {
  const { square } = draw({});
  expect(document.querySelectorAll('[data-square][tabindex="0"]')).toHaveLength(1);
  square("a1")?.dispatchEvent(new KeyboardEvent("keydown", { key: "ArrowUp", bubbles: true }));
  flushSync();
  expect(square("a2")?.tabIndex).toBe(0);
  expect(square("a1")?.tabIndex).toBe(-1);
});

test("all drawings share the paints of the pieces", () => {
  draw({});
  const supply = mount(Supply, {
    target: document.body,
    props: { pieces: ["0", "1", "5", "A"], legal: [], label: (piece: string) => piece },
  });
  flushSync();
  const drawings = [...document.querySelectorAll("svg:has([data-thing])")];
  const used = drawings.flatMap((drawing) => [...paintsOf(drawing)]).filter((id) => id.startsWith("piece-"));
  expect(drawings).toHaveLength(5);
  expect(used.length).toBeGreaterThan(20);
  for (const id of used) expect(document.querySelectorAll(`[id="${id}"]`)).toHaveLength(1);
  void unmount(supply);
});

test("the supply gives legal pieces and keeps empty slots", () => {
  const ongive = vi.fn();
  drawn = mount(Supply, {
    target: document.body,
    props: { pieces: ["1", "2", "5"], given: "5", legal: ["1"], label: (piece: string) => piece, ongive },
  });
  flushSync();
  const pieces = [...document.querySelectorAll<HTMLButtonElement>("[data-piece]")];
  expect(pieces.map((piece) => piece.dataset.piece).sort()).toEqual(["1", "2"]);
  expect(document.querySelectorAll(".place")).toHaveLength(16);
  for (const piece of pieces) piece.click();
  expect(ongive.mock.calls).toEqual([["1"]]);
});
