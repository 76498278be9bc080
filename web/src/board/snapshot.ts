/** Turns a drawing on the page into a standalone SVG file, with its computed styles. */
import { paintsOf } from "./paint";

const SVG = "http://www.w3.org/2000/svg";

/** The properties to copy from style sheets, with their defaults. */
const SHAPE = {
  fill: "",
  "fill-opacity": "1",
  stroke: "none",
  "stroke-width": "1px",
  "stroke-opacity": "1",
  "stroke-dasharray": "none",
  "stroke-linecap": "butt",
  "stroke-linejoin": "miter",
  opacity: "1",
  filter: "none",
  display: "inline",
};
const STOP = { "stop-color": "", "stop-opacity": "1" };
const TEXT = { ...SHAPE, "font-family": "", "font-size": "", "font-weight": "400", "text-anchor": "start" };

/** Copy drawings that lie on top of each other into one; null if there are none. */
export function snapshot(layers: readonly SVGSVGElement[]): string | null {
  const box = layers[0]?.getAttribute("viewBox");
  if (!box) return null;
  const [, , width = "1", height = "1"] = box.split(" ");
  const sheet = document.createElementNS(SVG, "svg");
  sheet.setAttribute("xmlns", SVG);
  sheet.setAttribute("viewBox", box);
  // Twice the drawing's own units: sharp as a bitmap too.
  sheet.setAttribute("width", String(2 * Number(width)));
  sheet.setAttribute("height", String(2 * Number(height)));
  for (const layer of layers) {
    const group = document.createElementNS(SVG, "g");
    group.append(...[...layer.children].map(settledCopy));
    sheet.append(group);
  }
  sheet.prepend(missingPaints(sheet));
  return new XMLSerializer().serializeToString(sheet).replace(/<!--.*?-->/gs, "");
}

function settledCopy(part: Element): Element {
  const copy = part.cloneNode(true) as Element;
  settle(part, copy);
  return copy;
}

/** The paints that a drawing uses and that are elsewhere on the page. */
function missingPaints(drawing: Element): Element {
  const paints = document.createElementNS(SVG, "defs");
  for (const id of paintsOf(drawing)) {
    const paint = drawing.querySelector(`[id="${id}"]`) ? null : document.getElementById(id);
    if (paint) paints.append(settledCopy(paint));
  }
  return paints;
}

/** Write the styles of an element and of all its descendants into its copy. */
function settle(from: Element, to: Element): void {
  const styles = getComputedStyle(from);
  // As attributes: the content policy forbids styles in elements.
  for (const name of ["class", "style", "data-thing", "data-source"]) to.removeAttribute(name);
  const wanted = from.tagName === "stop" ? STOP : from.tagName === "text" ? TEXT : SHAPE;
  for (const [name, usual] of Object.entries(wanted)) {
    const value = styles.getPropertyValue(name);
    if (value && value !== usual) to.setAttribute(name, value);
  }
  [...from.children].forEach((child, index) => {
    const copy = to.children[index];
    if (copy) settle(child, copy);
  });
}
