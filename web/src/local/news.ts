/** Tells other tabs of this browser that a game has changed. */
export interface News {
  announce(id: string): void;
  /** Listen for changes to a game; returns a function that stops listening. */
  listen(id: string, heard: () => void): () => void;
}

const CHANNEL = "fourfold-games";

export const noNews: News = { announce: () => {}, listen: () => () => {} };

class Channel implements News {
  readonly #channel = new BroadcastChannel(CHANNEL);

  announce(id: string): void {
    this.#channel.postMessage(id);
  }

  listen(id: string, heard: () => void): () => void {
    const hear = ({ data }: MessageEvent) => {
      if (data === id) heard();
    };
    this.#channel.addEventListener("message", hear);
    return () => this.#channel.removeEventListener("message", hear);
  }
}

let channel: News | null = null;

export function openNews(): News {
  channel ??= "BroadcastChannel" in globalThis ? new Channel() : noNews;
  return channel;
}
