import { api } from "../protocol/api";
import { type Trouble, troubleOf } from "../protocol/trouble";
import type { Moment } from "../protocol/types";
import type { Action, Connection, RoomListener } from "../table/connection";
import { RoomSocket } from "./roomSocket";
import type { Connect } from "./transport";
import { WholeSnapshots } from "./wholeSnapshots";

/** The tokens that open seats, if they are in the address instead of a cookie. */
export interface Tokens {
  readonly tokens: ReadonlyMap<number, string>;
  tokenOf(seat: number | null): string | null;
}

/** Callbacks besides the room's messages. */
export interface ServerListener extends RoomListener {
  /** The seat to watch from. */
  seat(): number | null;
  /** The server refused an action for another seat. */
  refused(trouble: Trouble): void;
  /** The server speaks another protocol. */
  outdated(): void;
}

/** A room on the server: its events over a WebSocket, its past over HTTP. */
export class ServerRoom implements Connection {
  readonly socket: RoomSocket;
  readonly #snapshots: WholeSnapshots;

  constructor(
    private readonly id: string,
    connect: Connect,
    private readonly listener: ServerListener,
    private readonly keys: Tokens,
  ) {
    this.#snapshots = new WholeSnapshots(
      (version) => api.entriesBefore(id, version),
      (message) => listener.received(message),
    );
    const complete: RoomListener & { outdated(): void } = {
      received: (message) => this.#snapshots.received(message),
      changed: (status) => listener.changed(status),
      known: () => listener.known(),
      outdated: () => listener.outdated(),
    };
    this.socket = new RoomSocket(connect, complete, (seat) => keys.tokenOf(seat));
  }

  close(): void {
    this.#snapshots.close();
    this.socket.close();
  }

  act(action: Action, version: number, seat: number | null): string {
    const token = seat === null || seat === this.listener.seat() ? undefined : this.keys.tokens.get(seat);
    if (token === undefined || seat === null) return this.socket.act(action, version, seat);
    const id = `${action.kind}-${version}-${seat}`;
    void this.#actAt(seat, action, version, id, token);
    return id;
  }

  /** Act for another of the player's seats: a connection without a cookie belongs to one seat. */
  async #actAt(seat: number, action: Action, version: number, id: string, token: string): Promise<void> {
    try {
      await api.act(this.id, { type: "act", id, version, seat, action }, token);
    } catch (error) {
      this.listener.refused(troubleOf(error));
    }
  }

  watch(seat: number | null, after: number | null = null): void {
    this.socket.watch(seat, after);
  }

  moments(seat: number | null): Promise<Moment[]> {
    return api.moments(this.id, seat, this.keys.tokenOf(seat));
  }

  async hasCall(seat: number | null): Promise<boolean> {
    return (await api.gentle(this.id, seat, this.keys.tokenOf(seat))).has_call;
  }
}
