import type { Demo } from "../../../src/games/game";
import Board from "./Board.svelte";

export const demo: Demo = { steps: 5, Board };
