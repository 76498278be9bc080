import { prefersReducedMotion } from "svelte/motion";
import { settings } from "./settings.svelte";

/** Whether things should appear without moving: as the device or the settings say. */
export function isStill(): boolean {
  return prefersReducedMotion.current || settings.get("isStill");
}
