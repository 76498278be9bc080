/**
 * Paints: gradients and clip paths that all drawings on the page use. They are in the document once, because a browser
 * resolves the styles of every copy.
 */
import { type Component, mount } from "svelte";

const SVG = "http://www.w3.org/2000/svg";

const sheets = new Map<Component, Element>();

/** Put paints into the document, unless they are there already. */
export function sharePaints(Paints: Component): void {
  if (sheets.get(Paints)?.isConnected) return;
  const sheet = document.createElementNS(SVG, "svg");
  sheet.setAttribute("class", "paints");
  sheet.setAttribute("aria-hidden", "true");
  document.body.append(sheet);
  sheets.set(Paints, sheet);
  mount(Paints, { target: sheet });
}

/** The ids of the paints that a drawing uses. */
export function paintsOf(drawing: Element): Set<string> {
  const values = [...drawing.querySelectorAll("*")].flatMap(({ attributes }) =>
    [...attributes].map(({ value }) => value),
  );
  return new Set(values.flatMap((value) => /^url\("?#([^")]+)"?\)$/.exec(value)?.[1] ?? []));
}
