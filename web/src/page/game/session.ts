import type { Trouble } from "../../protocol/trouble";
import type { Me } from "../../protocol/types";
import type { GameTable } from "../../table/table.svelte";
import type { Secret } from "../router.svelte";

/** A game on this page, wherever its room is: on a server, or in this browser. */
export interface Session {
  readonly id: string;
  readonly table: GameTable;
  readonly secret: Secret;
  /** The proof of identity, if it is in the address instead of a cookie. */
  readonly token: string | null;
  readonly isSitting: boolean;
  readonly entrance: {
    readonly me: Me | null;
    /** Why the game can't be shown at all. */
    readonly problem: Trouble | null;
    /** Why it can't be shown yet; it is being retried. */
    readonly retryReason: Trouble | null;
    /** Whether the guest was invited but all seats were taken. */
    readonly isTurnedAway: boolean;
  };
  open(): Promise<void>;
  close(): void;
  /** Retry now instead of waiting. */
  retry: () => void;
  /** Go to the rematch. */
  goOn(next: string): Promise<void>;
  /** Take a seat, under a name if one is given. */
  sit(name?: string): Promise<void>;
}
