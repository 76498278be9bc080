import type { Entry, FromServer, Snapshot } from "../protocol/types";
import { browser, type Environment } from "./transport";

/** The delay before requesting earlier entries again, in milliseconds. */
const RETRY_MS = 1_000;

/**
 * Completes snapshots: a long game's snapshot has only the latest entries, so the earlier ones are fetched. Messages
 * that arrive before then are queued, so that the room gets everything complete and in order.
 */
export class WholeSnapshots {
  #waiting: FromServer[] | null = null;
  #isClosed = false;

  constructor(
    private readonly entriesBefore: (version: number) => Promise<readonly Entry[]>,
    private readonly deliver: (message: FromServer) => void,
    private readonly environment: Pick<Environment, "later"> = browser,
  ) {}

  received(message: FromServer): void {
    if (this.#waiting) this.#waiting.push(message);
    else if (isPartial(message)) {
      this.#waiting = [];
      void this.#complete(message);
    } else this.deliver(message);
  }

  close(): void {
    this.#isClosed = true;
  }

  async #complete(snapshot: Snapshot): Promise<void> {
    let earlier: readonly Entry[];
    try {
      earlier = await this.entriesBefore(snapshot.entries[0]?.version ?? 1);
    } catch {
      if (this.#isClosed) return;
      this.environment.later(RETRY_MS, () => void this.#complete(snapshot));
      return;
    }
    const waiting = this.#waiting ?? [];
    this.#waiting = null;
    if (this.#isClosed) return;
    this.deliver({ ...snapshot, entries: [...earlier, ...snapshot.entries] });
    for (const message of waiting) this.received(message);
  }
}

function isPartial(message: FromServer): message is Snapshot {
  return message.type === "snapshot" && (message.entries[0]?.version ?? 1) > 1;
}
