/** A piece as SVG elements, created in one go: much faster than a tree of components. */
import { bundle, type Fibre } from "../../../board/grain";
import { DEPTH } from "../../../board/view";
import { HOLE, sideGrain, solidOf, topGrain, traitsOf } from "./solid";

const SVG = "http://www.w3.org/2000/svg";

type Attributes = Readonly<Record<string, string | number>>;

function element(name: string, attributes: Attributes, children: readonly Node[] = []): Element {
  const made = document.createElementNS(SVG, name);
  for (const [key, value] of Object.entries(attributes)) made.setAttribute(key, String(value));
  made.append(...children);
  return made;
}

function lines(fibres: readonly Fibre[]): DocumentFragment {
  const made = document.createDocumentFragment();
  for (const { path, width, opacity } of bundle(fibres)) {
    made.append(element("path", { class: "grain", d: path, "stroke-width": width, "stroke-opacity": opacity }));
  }
  return made;
}

const grains = new Map<string, { readonly side: DocumentFragment; readonly top: DocumentFragment }>();

/** The lines on a piece's side and top, to be copied; the same for every picture of it. */
function grainOf(code: string) {
  const known = grains.get(code) ?? { side: lines(sideGrain(code)), top: lines(topGrain(code)) };
  grains.set(code, known);
  return known;
}

function ellipse(y: number, half: number, fill: string): Element {
  return element("ellipse", { cy: y, rx: half, ry: half * DEPTH, fill: `url(#${fill})` });
}

/** Draw a piece at the origin, with the gradients of PieceDefs; `plain` omits the grain. */
export function drawPiece(code: string, prefix: string, plain: boolean): Node[] {
  const traits = traitsOf(code);
  const solid = solidOf(traits);
  const wood = `${prefix}-${traits.C ? "walnut" : "maple"}`;
  const grain = plain ? null : grainOf(code);
  const long = traits.H ? 10 : 4;
  // In dark wood the hole needs a wider bright edge to be visible.
  const lip = traits.C ? 2.4 : 1.2;
  const clip = `${prefix}-top-${code}`;
  const drawn: Node[] = [
    element("ellipse", {
      cx: 3 + long * 0.5,
      cy: 3,
      rx: solid.half * (traits.S ? 0.97 : 1.1) + 5 + long * 0.4,
      ry: (solid.half * (traits.S ? 0.9 : 1.1) + 4) * DEPTH,
      fill: `url(#${prefix}-shade)`,
    }),
    element("path", { d: solid.body, fill: `url(#${prefix}-body-${Number.parseInt(code, 16) & 3})` }),
  ];
  if (grain) drawn.push(grain.side.cloneNode(true));
  drawn.push(element("path", { d: solid.rim, fill: `url(#${wood}-rim)` }));
  drawn.push(element("path", { d: solid.top, fill: `url(#${wood}-top)` }));
  if (grain) {
    drawn.push(element("clipPath", { id: clip }, [element("path", { d: solid.top })]));
    drawn.push(element("g", { "clip-path": `url(#${clip})` }, [grain.top.cloneNode(true)]));
  }
  if (traits.T === 0) {
    drawn.push(ellipse(0.8 - solid.lift, HOLE.width + lip, `${wood}-rim`));
    drawn.push(ellipse(-solid.lift, HOLE.width, `${wood}-hole`));
  }
  drawn.push(element("path", { class: "outline", d: solid.body }));
  return drawn;
}
