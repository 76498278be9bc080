import type { QuartinoMove } from "../../../protocol/types";
import type { Colour } from "../board/fields";

/** Read a move that the core has written. */
export function moveOf(text: string): QuartinoMove {
  if (text === "+") return { kind: "declare", text };
  if (text === "-") return { kind: "decline", text };
  if (text === ".") return { kind: "end", text };
  const [card = "", window] = text.split("@");
  if (window !== undefined) return { kind: "claim", text, card, window: Number(window) };
  return { kind: "place", text, colour: text.charAt(0) as Colour, field: Number(text.slice(1)) };
}
