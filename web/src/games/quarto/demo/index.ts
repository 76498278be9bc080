import type { Demo } from "../../game";
import Board from "./Board.svelte";
import { STEPS } from "./recorded";

export const demo: Demo = { steps: STEPS, Board };
