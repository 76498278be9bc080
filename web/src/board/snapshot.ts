/**
 * Turns a board on the page into a standalone SVG file, with its computed styles: the board, rows of what lies beside
 * it, and a caption.
 */
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

/** What lies beside the board: a label and small drawings, each of one or more layers and with a note such as a number. */
export interface Row {
  readonly label: string;
  readonly cells: readonly { readonly layers: readonly SVGSVGElement[]; readonly note: string }[];
}

/** The rows marked below an element: `data-row` has the label, `data-cell` marks the drawings. */
export function rowsIn(root: Element): Row[] {
  return [...root.querySelectorAll<HTMLElement>("[data-row]")].map((row) => ({
    label: row.dataset.row ?? "",
    cells: [...row.querySelectorAll("[data-cell]")].map((cell) => ({
      layers: [...cell.querySelectorAll<SVGSVGElement>("svg[viewBox]")].filter((layer) => layer.checkVisibility()),
      note: [...cell.querySelectorAll(":scope > span")].map((span) => span.textContent.trim()).join(""),
    })),
  }));
}

const CELLS_IN_A_ROW = 8;
const FACE = "Figtree Variable, Figtree, Arial, sans-serif";

/** Draw a board's layers on top of each other, with rows and a caption below them; null if there is no board. */
export function snapshot(
  board: readonly SVGSVGElement[],
  rows: readonly Row[],
  caption: readonly string[],
): string | null {
  const box = board[0]?.viewBox.baseVal;
  if (!box) return null;
  const sheet = make("svg", { xmlns: SVG });
  const [pad, size] = [box.width / 40, box.width / 28];
  const inner = box.width - 2 * pad;
  let y = 0;
  const write = (words: string, weight: string) => {
    for (const line of wrap(words, inner / size)) {
      const label = make("text", { x: pad, y: y + size, "font-size": size, "font-weight": weight });
      label.setAttribute("fill", colour("--ink"));
      label.setAttribute("font-family", FACE);
      label.textContent = line;
      sheet.append(label);
      y += 1.35 * size;
    }
  };
  for (const layer of board) sheet.append(placed(layer, `translate(${-box.x} ${-box.y})`));
  y = box.height + pad;
  for (const { label, cells } of rows) {
    write(label, "400");
    const [width, height] = [inner / CELLS_IN_A_ROW, inner / CELLS_IN_A_ROW / 0.8];
    for (let first = 0; first < cells.length; first += CELLS_IN_A_ROW) {
      const shown = cells.slice(first, first + CELLS_IN_A_ROW);
      const wood = { x: pad, y, width: width * shown.length, height, rx: pad, fill: colour("--board-top") };
      sheet.append(make("rect", wood));
      shown.forEach(({ layers, note }, index) => {
        sheet.append(...fitted(layers, { x: pad + index * width, y, width, height }));
        if (!note) return;
        const x = pad + (index + 0.92) * width;
        const number = make("text", { x, y: y + height - size / 3, "text-anchor": "end", "font-size": size });
        number.setAttribute("font-family", FACE);
        number.setAttribute("font-weight", "700");
        number.setAttribute("fill", colour("--board-ink"));
        number.setAttribute("stroke", colour("--board-top"));
        number.setAttribute("stroke-width", String(size / 5));
        number.setAttribute("paint-order", "stroke");
        number.textContent = note;
        sheet.append(number);
      });
      y += height + pad / 2;
    }
    y += pad / 2;
  }
  for (const [index, line] of caption.entries()) write(line, index ? "400" : "700");
  y += pad;
  sheet.setAttribute("viewBox", `0 0 ${box.width} ${Math.ceil(y)}`);
  // Twice the drawing's own units: sharp as a bitmap too.
  sheet.setAttribute("width", String(2 * box.width));
  sheet.setAttribute("height", String(2 * Math.ceil(y)));
  sheet.prepend(missingPaints(sheet), make("rect", { width: "100%", height: "100%", fill: colour("--ground") }));
  return new XMLSerializer().serializeToString(sheet).replace(/<!--.*?-->/gs, "");
}

function make(name: string, attributes: Readonly<Record<string, string | number>>): SVGElement {
  const part = document.createElementNS(SVG, name);
  for (const [key, value] of Object.entries(attributes)) part.setAttribute(key, String(value));
  return part;
}

/** What a colour of the theme is on this page. */
function colour(name: string): string {
  const probe = document.createElement("span");
  probe.style.color = `var(${name})`;
  document.body.append(probe);
  const { color } = getComputedStyle(probe);
  probe.remove();
  return color;
}

/** Break words into lines of at most this width, in ems. */
function wrap(words: string, width: number): string[] {
  const context = document.createElement("canvas").getContext("2d");
  if (context) context.font = "700 100px Arial, sans-serif";
  const lines: string[] = [];
  for (const word of words.split(" ")) {
    const longer = `${lines.at(-1) ?? ""} ${word}`.trim();
    if (lines.length && (context?.measureText(longer).width ?? 0) < 100 * width) lines[lines.length - 1] = longer;
    else lines.push(word);
  }
  return lines;
}

function placed(layer: SVGSVGElement, transform: string): SVGElement {
  const group = make("g", { transform });
  const { opacity } = getComputedStyle(layer);
  if (opacity !== "1") group.setAttribute("opacity", opacity);
  group.append(...[...layer.children].map(settledCopy));
  return group;
}

/** Copy layers into a box, the first one centred in it, the others on it as they are on the page. */
function fitted(layers: readonly SVGSVGElement[], box: { x: number; y: number; width: number; height: number }) {
  const [first] = layers;
  if (!first) return [];
  const { x, y, width, height } = first.viewBox.baseVal;
  const scale = 0.92 * Math.min(box.width / width, box.height / height);
  const there = new DOMMatrix()
    .translate(box.x + (box.width - scale * width) / 2, box.y + (box.height - scale * height) / 2)
    .scale(scale)
    .translate(-x, -y);
  const base = first.getScreenCTM()?.inverse() ?? new DOMMatrix();
  return layers.map((layer) => {
    const { a, b, c, d, e, f } = there.multiply(base).multiply(layer.getScreenCTM() ?? new DOMMatrix());
    return placed(layer, `matrix(${[a, b, c, d, e, f].map((each) => Number(each.toFixed(4))).join(" ")})`);
  });
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
