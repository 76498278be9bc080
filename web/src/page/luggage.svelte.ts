import { address } from "./address";

/** Exports of a game in this browser: a link that contains all of it, and its record. */
export class Luggage {
  /** The link's path and fragment; empty until it is known. */
  path = $state("");
  /** The record's download URL; null until it is known. */
  record = $state<string | null>(null);

  constructor(private readonly id: string) {}

  async pack(): Promise<void> {
    try {
      const { openLibrary } = await import("../local");
      const library = await openLibrary();
      this.path = address.parcel(await library.send(this.id));
      this.record = `data:text/plain;charset=utf-8,${encodeURIComponent(await library.record(this.id))}`;
    } catch {
      // Without it the game can still be played and reviewed here.
    }
  }
}
