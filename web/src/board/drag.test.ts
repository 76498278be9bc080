import { afterEach, expect, test, vi } from "vitest";
import { carries, carrying, type Target, takes } from "./drag.svelte";

afterEach(() => {
  document.body.replaceChildren();
});

/** An item and a target that accepts one kind of item; the pointer is over the target from x = 100 on. */
function setUp(thing: string | null, target: Partial<Target> = {}) {
  const source = document.createElement("button");
  const place = document.createElement("div");
  document.body.append(source, place);
  source.setPointerCapture = vi.fn();
  document.elementFromPoint = (x: number) => (x >= 100 ? place : document.body);
  const drop = vi.fn();
  const over = vi.fn();
  carries("here", () => thing)(source);
  takes(() => ({ takes: (each) => each === "5", over, drop, ...target }))(place);
  const at = (type: string, x: number, more: PointerEventInit = {}) =>
    new PointerEvent(type, {
      clientX: x,
      clientY: 0,
      pointerId: 1,
      button: 0,
      isPrimary: true,
      bubbles: true,
      ...more,
    });
  return {
    drop,
    over,
    press: (x: number, more?: PointerEventInit) => source.dispatchEvent(at("pointerdown", x, more)),
    move: (x: number) => window.dispatchEvent(at("pointermove", x)),
    release: (x: number) => window.dispatchEvent(at("pointerup", x)),
  };
}

test("drops an item on a target that accepts it", () => {
  const { press, move, release, drop, over } = setUp("5");
  press(0);
  move(50);
  expect(carrying.thing).toBe("5");
  expect(carrying.source).toBe("here");
  move(120);
  expect(over).toHaveBeenLastCalledWith({ x: 120, y: 0 });
  release(120);
  expect(drop).toHaveBeenCalledWith("5", { x: 120, y: 0 });
  expect(carrying.thing).toBeNull();
});

test("a slightly shaky press is not a drag", () => {
  const { press, move, release, drop } = setUp("5");
  press(100);
  move(103);
  expect(carrying.thing).toBeNull();
  release(103);
  expect(drop).not.toHaveBeenCalled();
});

test("a target that doesn't accept the item gets nothing", () => {
  const { press, move, release, drop, over } = setUp("6");
  press(0);
  move(120);
  release(120);
  expect(over).not.toHaveBeenCalled();
  expect(drop).not.toHaveBeenCalled();
});

test("a target is notified when the item leaves", () => {
  const { press, move, release, drop, over } = setUp("5");
  press(0);
  move(120);
  move(50);
  expect(over).toHaveBeenLastCalledWith(null);
  release(50);
  expect(drop).not.toHaveBeenCalled();
});

test("Escape cancels a drag", () => {
  const { press, move, release, drop } = setUp("5");
  press(0);
  move(120);
  window.dispatchEvent(new KeyboardEvent("keydown", { key: "Escape" }));
  expect(carrying.thing).toBeNull();
  release(120);
  expect(drop).not.toHaveBeenCalled();
});

test("no drag without an item or with another button", () => {
  const empty = setUp(null);
  empty.press(0);
  empty.move(120);
  expect(carrying.thing).toBeNull();
  const other = setUp("5");
  other.press(0, { button: 2 });
  other.move(120);
  expect(carrying.thing).toBeNull();
});
