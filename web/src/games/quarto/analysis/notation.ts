import type { QuartoMove } from "../../../protocol/types";

/** Read a move that the core has written. */
export function moveOf(text: string): QuartoMove {
  if (text.startsWith("=")) return { kind: "give", text, piece: text.slice(1) };
  if (text.startsWith("!")) return { kind: "call", text, group: text.slice(1) };
  return text === "--" ? { kind: "pass", text } : { kind: "place", text, square: text };
}
