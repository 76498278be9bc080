/** The player's name, known to this browser even without a server. */
import { keep, recall } from "./memory";
import { defaultName, isDefaultName } from "./names";

const KEY = "name";

/** Remember a name that the player chose; default names are ignored. */
export function keepName(name: string): void {
  if (!isDefaultName(name)) keep(KEY, name);
}

export function recallName(): string {
  return recall(KEY) ?? "";
}

/** Return the player's name in a seat of a game in this browser. */
export function nameAt(seat: number): string {
  return recallName() || defaultName(seat);
}

export function forgetName(): void {
  keep(KEY, "");
}
