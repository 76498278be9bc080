import { base } from "../protocol/base";

/** Transports messages: a WebSocket in the browser, a fake in tests. */
export interface Transport {
  send(text: string): void;
  close(): void;
}

export interface TransportListener {
  opened(): void;
  received(text: string): void;
  closed(): void;
}

export type Connect = (listener: TransportListener) => Transport;

/** Return how to connect to a game's WebSocket on the page's server. */
export function connectTo(gameId: string): Connect {
  return (listener) => {
    const scheme = location.protocol === "https:" ? "wss" : "ws";
    const socket = new WebSocket(`${scheme}://${location.host}${base}api/games/${gameId}/socket`);
    socket.onopen = () => listener.opened();
    socket.onmessage = (event) => listener.received(String(event.data));
    socket.onclose = () => listener.closed();
    return socket;
  };
}

/** Time and randomness, replaceable in tests. */
export interface Environment {
  later(milliseconds: number, what: () => void): () => void;
  random(): number;
}

export const browser: Environment = {
  later(milliseconds, what) {
    const timer = setTimeout(what, milliseconds);
    return () => clearTimeout(timer);
  },
  random: Math.random,
};
