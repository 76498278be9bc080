/** A drawing on the page as a file of its own, with everything that style sheets say about it. */

const SVG = "http://www.w3.org/2000/svg";

/** What elements get from style sheets, and what they have without. */
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

/** Copy drawings that lie on each other into one; null if there are none. */
export function snapshot(layers: readonly SVGSVGElement[]): string | null {
  const box = layers[0]?.getAttribute("viewBox");
  if (!box) return null;
  const [, , width = "1", height = "1"] = box.split(" ");
  const sheet = document.createElementNS(SVG, "svg");
  sheet.setAttribute("xmlns", SVG);
  sheet.setAttribute("viewBox", box);
  // Twice the drawing's own units: sharp as a picture too.
  sheet.setAttribute("width", String(2 * Number(width)));
  sheet.setAttribute("height", String(2 * Number(height)));
  for (const layer of layers) {
    const group = document.createElementNS(SVG, "g");
    for (const child of layer.children) {
      const copy = child.cloneNode(true) as Element;
      settle(child, copy);
      group.append(copy);
    }
    sheet.append(group);
  }
  return new XMLSerializer().serializeToString(sheet).replace(/<!--.*?-->/gs, "");
}

/** Write an element's styles into its copy, and so for all in it. */
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
