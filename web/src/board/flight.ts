/**
 * Flights: when an item moves, a copy of it above the page flies to the new place. Layout and controls know nothing of
 * it, so nothing waits for a flight; with reduced motion there are none.
 *
 * A picture is named by `data-thing`; the first one with a name, in document order, is where the item is. New items
 * come from the `data-source` that their `data-from` names, such as a supply.
 */
import { isStill } from "../theme/motion";
import { released } from "./drag.svelte";
import { copyOf } from "./picture";

const FLIGHT_MS = 360;
/** The next flight starts a little before the last has landed, so that a bot's turn can be followed step by step. */
const STEP_MS = 300;
/** Flights that would have to wait longer are skipped: they would be out of date. */
const MAX_WAIT_MS = 1_000;
/** More changes at once are not a move but another position. */
const MAX_FLIGHTS = 3;
/** Shorter distances need no flight. */
const MIN_DISTANCE_PX = 6;

/** When the next flight may start. */
let freeAt = 0;

export class Flights {
  #places = new Map<string, DOMRect>();
  #sources = new Map<string, DOMRect>();

  /** Note where everything is; call it before the page changes. */
  remember(root: Element): void {
    if (isStill()) return;
    this.#places = new Map([...placed(root)].map(([name, picture]) => [name, picture.getBoundingClientRect()]));
    this.#sources = new Map();
    for (const picture of root.querySelectorAll<SVGGElement>("[data-source]"))
      this.#sources.set(picture.dataset.source ?? "", picture.getBoundingClientRect());
    const drop = released();
    if (!drop) return;
    if (this.#sources.has(drop.thing)) this.#sources.set(drop.thing, drop.box);
    else this.#places.set(drop.thing, drop.box);
  }

  /** Start a flight for everything that has moved; call it after the page has changed. */
  follow(root: Element): void {
    if (isStill()) return;
    const things = placed(root);
    stopLanding([...things.values()]);
    const ways = [...things].flatMap(([name, picture]) => {
      const from = this.#places.get(name) ?? this.#sources.get(picture.dataset.from ?? "");
      return from && isFar(from, picture.getBoundingClientRect()) ? [{ picture, from }] : [];
    });
    if (ways.length <= MAX_FLIGHTS) for (const { picture, from } of ways) fly(picture, from);
  }
}

function placed(root: Element): Map<string, SVGGElement> {
  const found = new Map<string, SVGGElement>();
  for (const picture of root.querySelectorAll<SVGGElement>("[data-thing]")) {
    const name = picture.dataset.thing ?? "";
    if (!found.has(name)) found.set(name, picture);
  }
  return found;
}

/** Items that fly, or were there before, need no arrival animation. */
function stopLanding(pictures: readonly Element[]): void {
  // One question about the whole page is much faster than one about each picture.
  for (const animation of document.getAnimations?.() ?? []) {
    if (!("animationName" in animation) || !`${animation.animationName}`.endsWith("land")) continue;
    const { target } = animation.effect as KeyframeEffect;
    if (pictures.some((picture) => picture.contains(target))) animation.cancel();
  }
}

function isFar(from: DOMRect, to: DOMRect): boolean {
  return Math.hypot(from.x - to.x, from.y - to.y) >= MIN_DISTANCE_PX;
}

/** Show a picture on its way from a box; until it lands, only its copy is visible. */
function fly(picture: SVGGElement, from: DOMRect): void {
  const now = performance.now();
  const delay = Math.max(0, freeAt - now);
  const copy = delay <= MAX_WAIT_MS ? copyOf(picture) : null;
  if (!copy) return;
  stopLanding([copy]);
  freeAt = now + delay + STEP_MS;
  const to = picture.getBoundingClientRect();
  const [x, y] = [to.x + to.width / 2, to.y + to.height / 2];
  const [dx, dy] = [from.x + from.width / 2 - x, from.y + from.height / 2 - y];
  const size = to.width ? from.width / to.width : 1;
  const timing = { duration: FLIGHT_MS, delay, fill: "backwards" } as const;
  copy.style.transformOrigin = `${x}px ${y}px`;
  picture.animate([{ opacity: 0 }, { opacity: 0 }], timing);
  const flight = copy.animate(
    [
      { transform: `translate(${dx}px, ${dy}px) scale(${size})`, easing: "ease-in-out" },
      // Lifted over the table, and set down.
      { transform: `translate(${dx * 0.4}px, ${dy * 0.4 - 28}px) scale(${(size + 1.1) / 2})`, easing: "ease-out" },
      { transform: "none" },
    ],
    timing,
  );
  const land = () => copy.remove();
  flight.finished.then(land, land);
}
