/** Time and chance, replaceable in tests. */
import { newLocalId } from "./identity";

const SEED_WORDS = 4;

export interface Surroundings {
  /** Wall-clock time in ms. */
  now(): number;
  /** Monotonic time in ms. */
  monotonic(): number;
  /** Do something later; returns how to cancel it. */
  later(ms: number, what: () => void): () => void;
  /** A random integer from 0 up to, but not including, a limit. */
  below(limit: number): number;
  /** An RNG seed in decimal. */
  seed(): string;
  /** A new game's id. */
  id(): string;
}


export const browser: Surroundings = {
  now: Date.now,
  monotonic: () => performance.now(),
  later(ms, what) {
    const timer = setTimeout(what, ms);
    return () => clearTimeout(timer);
  },
  below: (limit) => Math.floor(Math.random() * limit),
  seed: () => {
    // 128 bits, as on the server: it determines hidden cards.
    const words = crypto.getRandomValues(new Uint32Array(SEED_WORDS));
    return words.reduce((seed, word) => (seed << 32n) | BigInt(word), 0n).toString();
  },
  id: newLocalId,
};
