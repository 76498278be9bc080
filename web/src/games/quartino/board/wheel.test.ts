import { flushSync, mount, unmount } from "svelte";
import { afterEach, expect, test, vi } from "vitest";
import { stacksOf } from "../../../../tests/stacks";
import { BOARDS, quartinoPosition } from "../figures/example";
import RackView from "./RackView.svelte";
import StoneSupply from "./StoneSupply.svelte";
import Wheel from "./Wheel.svelte";

let drawn: object | null = null;

afterEach(() => {
  if (drawn) void unmount(drawn);
  drawn = null;
});

const position = quartinoPosition(stacksOf("R/GY/-/-/-/-/-/-/B"), 1);

const LEGAL = [
  { colour: "R" as const, field: 1 },
  { colour: "B" as const, field: 2 },
];

function draw(props: Record<string, unknown>) {
  const heard = { onfield: vi.fn(), onopen: vi.fn(), onwindow: vi.fn() };
  const label = (field: number, stones: readonly string[]) => `${field}:${stones.join("")}`;
  drawn = mount(Wheel, {
    target: document.body,
    props: { position, rules: BOARDS.wheel, legal: LEGAL, label, ...heard, ...props },
  });
  flushSync();
  const field = (name: number) => document.querySelector<HTMLButtonElement>(`[data-field="${name}"]`);
  return { ...heard, field };
}

test("clicking a field places the selected colour where legal, and otherwise opens the stack", () => {
  const { onfield, onopen, field } = draw({ colour: "R" });
  field(1)?.click();
  field(2)?.click();
  expect(onfield.mock.calls).toEqual([[1]]);
  expect(onopen.mock.calls).toEqual([[2]]);
});

test("in open mode every field opens its stack", () => {
  const { onfield, onopen, field } = draw({ opening: true });
  field(1)?.click();
  expect(onfield).not.toHaveBeenCalled();
  expect(onopen).toHaveBeenCalledWith(1);
});

test("a right click opens a stack", () => {
  const { onopen, field } = draw({});
  field(1)?.dispatchEvent(new MouseEvent("contextmenu", { bubbles: true, cancelable: true }));
  expect(onopen).toHaveBeenCalledWith(1);
});

test("in claim mode a field selects the window around it", () => {
  const { onwindow, field } = draw({ claiming: true, window: 3, card: "RYGB" });
  field(1)?.click();
  expect(onwindow).toHaveBeenCalledWith(8);
  expect(field(3)?.getAttribute("aria-pressed")).toBe("true");
  expect(field(1)?.getAttribute("aria-pressed")).toBe("false");
});

test("the last stone and a suggested field are each marked once", () => {
  draw({ last: 1, advised: [2] });
  expect(document.querySelectorAll("g.last")).toHaveLength(1);
  expect(document.querySelectorAll("g.advice")).toHaveLength(1);
});

test("a field emptied again has no last stone", () => {
  draw({ last: 2 });
  expect(document.querySelectorAll("g.last")).toHaveLength(0);
});

test("a long press opens the stack, and the click that ends it does nothing", () => {
  vi.useFakeTimers();
  const { onfield, onopen, field } = draw({});
  field(1)?.dispatchEvent(new PointerEvent("pointerdown", { bubbles: true }));
  vi.advanceTimersByTime(600);
  field(1)?.dispatchEvent(new PointerEvent("pointerup", { bubbles: true }));
  field(1)?.click();
  vi.useRealTimers();
  expect(onopen).toHaveBeenCalledTimes(1);
  expect(onfield).not.toHaveBeenCalled();
});

test("the supply offers the colours that can be placed", () => {
  const onselect = vi.fn();
  drawn = mount(StoneSupply, {
    target: document.body,
    props: { supply: position.supply, legal: ["R"], label: String, onselect },
  });
  flushSync();
  for (const colour of document.querySelectorAll<HTMLButtonElement>("[data-colour]")) colour.click();
  expect(onselect.mock.calls).toEqual([["R"]]);
});

test("a rack shows unknown cards face down, and only your own can be selected", () => {
  const rack = { hidden: ["RYGB", null], claimed: ["BGYR"], is_out: false };
  const label = (card: string | null, isClaimed: boolean) => `${card}${isClaimed ? "!" : ""}`;
  drawn = mount(RackView, { target: document.body, props: { rack, mine: true, label, onselect: vi.fn() } });
  flushSync();
  expect(document.querySelectorAll("[data-card]")).toHaveLength(1);
  expect(document.querySelectorAll(".back")).toHaveLength(1);
  expect(document.querySelector('[aria-label="BGYR!"]')).not.toBeNull();
});

test("a suggested card is marked and turned to fit", () => {
  const rack = { hidden: ["RYGB", "GYBR"], claimed: [], is_out: false };
  const advised = { card: "GYBR", window: 2 };
  drawn = mount(RackView, {
    target: document.body,
    props: { rack, mine: true, advised, label: String, onselect: vi.fn() },
  });
  flushSync();
  const card = document.querySelector('[data-card="GYBR"]');
  expect(card?.querySelector("g.advice")).not.toBeNull();
  expect(card?.querySelector("g.card")?.getAttribute("transform")).toBe("rotate(90)");
  expect(document.querySelectorAll("g.advice")).toHaveLength(1);
});
