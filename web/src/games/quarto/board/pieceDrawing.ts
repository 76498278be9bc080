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

function ellipse(y: number, half: number, fill: string): Element {
  return element("ellipse", { cy: y, rx: half, ry: half * DEPTH, fill: `url(#${fill})` });
}

function draw(code: string, isPlain: boolean): DocumentFragment {
  const traits = traitsOf(code);
  const solid = solidOf(traits);
  const wood = `piece-${traits.C ? "walnut" : "maple"}`;
  const bits = Number.parseInt(code, 16);
  const long = traits.H ? 10 : 4;
  // In dark wood the hole needs a wider bright edge to be visible.
  const lip = traits.C ? 2.4 : 1.2;
  const drawn = document.createDocumentFragment();
  drawn.append(
    element("ellipse", {
      cx: 3 + long * 0.5,
      cy: 3,
      rx: solid.half * (traits.S ? 0.97 : 1.1) + 5 + long * 0.4,
      ry: (solid.half * (traits.S ? 0.9 : 1.1) + 4) * DEPTH,
      fill: "url(#piece-shade)",
    }),
    element("path", { d: solid.body, fill: `url(#piece-body-${bits & 3})` }),
  );
  if (!isPlain) drawn.append(lines(sideGrain(code)));
  drawn.append(
    element("path", { d: solid.rim, fill: `url(#${wood}-rim)` }),
    element("path", { d: solid.top, fill: `url(#${wood}-top)` }),
  );
  if (!isPlain) drawn.append(element("g", { "clip-path": `url(#piece-top-${bits & 6})` }, [lines(topGrain(code))]));
  if (traits.T === 0) {
    drawn.append(
      ellipse(0.8 - solid.lift, HOLE.width + lip, `${wood}-rim`),
      ellipse(-solid.lift, HOLE.width, `${wood}-hole`),
    );
  }
  drawn.append(element("path", { class: "outline", d: solid.body }));
  return drawn;
}

const known = new Map<string, DocumentFragment>();

/** Draw a piece at the origin, with PiecePaints; `isPlain` omits the grain. Each is made once, and then copied. */
export function drawPiece(code: string, isPlain: boolean): Node {
  const key = isPlain ? `${code} plain` : code;
  const drawn = known.get(key) ?? draw(code, isPlain);
  known.set(key, drawn);
  return drawn.cloneNode(true);
}
