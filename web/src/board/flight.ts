/**
 * Flights: when an item moves, a copy of it above the page flies to the new place. Layout and controls know nothing of
 * it, so nothing waits for a flight; with reduced motion there are none.
 *
 * A picture is named by `data-thing`; the first one with a name, in document order, is where the item is. New items
 * come from the `data-source` that their `data-from` names, such as a supply. In a part of the page with flights,
 * marked by `data-flights`, pictures have no arrival animation of their own; see base.css.
 */
import { isStill } from "../theme/motion";
import { released } from "./drag.svelte";
import { copyOf, matrixOf } from "./picture";

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
  #pictures: ReadonlyMap<string, Element> = new Map();
  #sources = new Map<string, DOMRect>();

  /** Note where everything is; call it before the page changes. */
  remember(root: Element): void {
    if (isStill()) return;
    this.#pictures = placed(root);
    this.#places = new Map([...this.#pictures].map(([name, picture]) => [name, picture.getBoundingClientRect()]));
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
    // An item with the same picture as before hasn't moved. Measuring every item would force a layout.
    const others = [...placed(root)].filter(([name, picture]) => this.#pictures.get(name) !== picture);
    const came = others.flatMap(([name, picture]) => {
      const from = this.#places.get(name) ?? this.#sources.get(picture.dataset.from ?? "");
      return from ? [{ picture, from }] : [];
    });
    if (came.length > MAX_FLIGHTS) return;
    // Measure all of them before any flies, so that there is only one layout.
    const ways = came.map((each) => ({
      ...each,
      to: each.picture.getBoundingClientRect(),
      matrix: matrixOf(each.picture),
    }));
    for (const way of ways) if (isFar(way.from, way.to)) fly(way);
  }
}

interface Way {
  readonly picture: SVGGElement;
  readonly from: DOMRect;
  readonly to: DOMRect;
  readonly matrix: DOMMatrix | null;
}

function placed(root: Element): Map<string, SVGGElement> {
  const found = new Map<string, SVGGElement>();
  for (const picture of root.querySelectorAll<SVGGElement>("[data-thing]")) {
    const name = picture.dataset.thing ?? "";
    if (!found.has(name)) found.set(name, picture);
  }
  return found;
}

function isFar(from: DOMRect, to: DOMRect): boolean {
  return Math.hypot(from.x - to.x, from.y - to.y) >= MIN_DISTANCE_PX;
}

/** Show a picture on its way from a box; until it lands, only its copy is visible. */
function fly({ picture, from, to, matrix }: Way): void {
  const now = performance.now();
  const delay = Math.max(0, freeAt - now);
  if (!matrix || delay > MAX_WAIT_MS) return;
  freeAt = now + delay + STEP_MS;
  const [x, y] = [to.x + to.width / 2, to.y + to.height / 2];
  const [dx, dy] = [from.x + from.width / 2 - x, from.y + from.height / 2 - y];
  const size = to.width ? from.width / to.width : 1;
  const timing = { duration: FLIGHT_MS, delay, fill: "backwards" } as const;
  const copy = copyOf(picture, matrix);
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
