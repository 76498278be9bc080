const SVG = "http://www.w3.org/2000/svg";

/** Where the drawing around a picture is in the window; null if nothing is drawn. */
export function matrixOf(picture: SVGGElement): DOMMatrix | null {
  const parent = picture.parentElement;
  return parent && "getScreenCTM" in parent ? (parent as Element as SVGGElement).getScreenCTM() : null;
}

/**
 * Copy part of a drawing onto a sheet over the whole window, at its `matrixOf`: exactly where it appears. It keeps
 * its size and its colours, because gradients are found by their ids.
 */
export function copyOf(picture: SVGGElement, { a, b, c, d, e, f }: DOMMatrix): SVGSVGElement {
  const sheet = document.createElementNS(SVG, "svg");
  sheet.setAttribute("class", "sheet");
  sheet.setAttribute("aria-hidden", "true");
  const holder = document.createElementNS(SVG, "g");
  holder.setAttribute("transform", `matrix(${[a, b, c, d, e, f].join(" ")})`);
  const copy = picture.cloneNode(true) as SVGGElement;
  // The copy must not count as another place of the item.
  for (const name of ["data-thing", "data-source"]) copy.removeAttribute(name);
  holder.append(copy);
  sheet.append(holder);
  document.body.append(sheet);
  return sheet;
}

/** Where a picture's own origin, the foot of a piece, is in the window. */
export function footOf(picture: SVGGElement): { x: number; y: number } {
  const matrix = picture.getScreenCTM?.();
  return matrix ? { x: matrix.e, y: matrix.f } : { x: 0, y: 0 };
}
