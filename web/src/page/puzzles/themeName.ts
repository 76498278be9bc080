import type { Puzzle } from "../../puzzles/collection";
import type { Text } from "../../state/names";

/** Name a puzzle's theme. */
export function themeName(text: Text, { game, theme }: Pick<Puzzle, "game" | "theme">): string {
  return text(`puzzle-${game}-${theme}`);
}
