import { api } from "../protocol/api";
import { isLocal } from "./local";

/** Where other devices find this page: its own address may work only on this machine. */
export class Reach {
  /** Null if only this machine can open the page, as far as we know. */
  origin = $state(isLocal ? null : location.origin);

  /** Ask the server for its address in the network, if the page's own doesn't work there. */
  async find(): Promise<void> {
    if (!isLocal) return;
    try {
      this.origin = (await api.network()).address;
    } catch {
      // The sentence about this machine stays.
    }
  }
}
