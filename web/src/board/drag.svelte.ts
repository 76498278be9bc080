/** Dragging with mouse, pen or finger: the item, its position and its drop target. */

import type { Attachment } from "svelte/attachments";
import { copyOf, footOf, matrixOf } from "./picture";

/** A drop target. */
export interface Target {
  /** Whether it accepts this item. */
  takes: (thing: string) => boolean;
  /** The item hovers over the target at this point of the window; `null` when it leaves. */
  over?: (point: { x: number; y: number } | null) => void;
  /** The item was dropped here. */
  drop: (thing: string, point: { x: number; y: number }) => void;
}

/** Pointer movement in pixels before a press becomes a drag. */
const SLACK = 6;

const targets = new Map<Element, () => Target>();

class Carrying {
  thing = $state<string | null>(null);
  source = $state<string | null>(null);
}

/** The item being dragged; there is only one pointer. */
export const carrying = new Carrying();

interface Drop {
  readonly thing: string;
  readonly box: DOMRect;
}

let drop: Drop | null = null;

/** Return the item dropped just now, and its box on the screen. */
export function released(): Drop | null {
  return drop;
}

/** The picture being dragged, at its real size, with its foot under the pointer. */
class Ghost {
  readonly #sheet: SVGSVGElement | null;
  readonly #foot: { x: number; y: number };

  constructor(picture: SVGGElement | null) {
    this.#foot = picture ? footOf(picture) : { x: 0, y: 0 };
    const matrix = picture && matrixOf(picture);
    this.#sheet = picture && matrix && copyOf(picture, matrix);
  }

  move(x: number, y: number): void {
    if (this.#sheet) this.#sheet.style.transform = `translate(${x - this.#foot.x}px, ${y - this.#foot.y}px)`;
  }

  /** Remove it, and return where it was. */
  remove(): DOMRect | null {
    const box = this.#sheet?.firstElementChild?.firstElementChild?.getBoundingClientRect() ?? null;
    this.#sheet?.remove();
    return box;
  }
}

/** Make an element a drop target. */
export function takes(target: () => Target): Attachment<Element> {
  return (node) => {
    targets.set(node, target);
    return () => targets.delete(node);
  };
}

function targetAt(x: number, y: number, thing: string): Target | null {
  for (let node = document.elementFromPoint(x, y); node; node = node.parentElement) {
    const target = targets.get(node)?.();
    if (target?.takes(thing)) return target;
  }
  return null;
}

/**
 * Make an element draggable, with the first picture in it that is named by `data-thing` or `data-source`; `thing` is
 * called when a press begins, and returns `null` for no drag. `picture` finds one that lies elsewhere.
 */
export function carries(
  source: string,
  thing: () => string | null,
  picture?: () => SVGGElement | null,
): Attachment<HTMLElement> {
  return (node) => {
    let held: { thing: string; id: number; x: number; y: number } | null = null;
    let over: Target | null = null;
    let ghost: Ghost | null = null;

    const move = (event: PointerEvent): void => {
      if (!held || event.pointerId !== held.id) return;
      if (carrying.thing === null) {
        if (Math.hypot(event.clientX - held.x, event.clientY - held.y) < SLACK) return;
        node.setPointerCapture(held.id);
        ghost = new Ghost(picture ? picture() : node.querySelector<SVGGElement>("[data-thing], [data-source]"));
        carrying.thing = held.thing;
        carrying.source = source;
      }
      ghost?.move(event.clientX, event.clientY);
      const target = targetAt(event.clientX, event.clientY, held.thing);
      if (over !== target) over?.over?.(null);
      over = target;
      over?.over?.({ x: event.clientX, y: event.clientY });
    };
    const stop = (): void => {
      ghost?.remove();
      ghost = null;
      over?.over?.(null);
      over = null;
      held = null;
      carrying.thing = null;
      carrying.source = null;
      window.removeEventListener("pointermove", move);
      window.removeEventListener("pointerup", up);
      window.removeEventListener("pointercancel", stop);
      window.removeEventListener("keydown", key);
    };
    const up = (event: PointerEvent): void => {
      if (!held || event.pointerId !== held.id) return;
      const thing = held.thing;
      const target = over;
      const dragged = carrying.thing !== null;
      const box = ghost?.remove() ?? null;
      stop();
      if (!dragged) return;
      swallowClick();
      drop = box && { thing, box };
      setTimeout(() => {
        drop = null;
      });
      target?.drop(thing, { x: event.clientX, y: event.clientY });
    };
    const key = (event: KeyboardEvent): void => {
      if (event.key === "Escape") stop();
    };
    const down = (event: PointerEvent): void => {
      const what = thing();
      if (what === null || event.button !== 0 || !event.isPrimary) return;
      held = { thing: what, id: event.pointerId, x: event.clientX, y: event.clientY };
      window.addEventListener("pointermove", move);
      window.addEventListener("pointerup", up);
      window.addEventListener("pointercancel", stop);
      window.addEventListener("keydown", key);
    };
    node.addEventListener("pointerdown", down);
    return () => {
      node.removeEventListener("pointerdown", down);
      if (held) stop();
    };
  };
}

/** Suppress the click that ends a drag. */
function swallowClick(): void {
  const swallow = (event: MouseEvent): void => {
    event.stopPropagation();
    event.preventDefault();
  };
  window.addEventListener("click", swallow, { capture: true, once: true });
  setTimeout(() => window.removeEventListener("click", swallow, { capture: true }), 0);
}
