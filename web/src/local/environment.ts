/** Time and randomness, replaceable in tests. */
import { newLocalId } from "./identity";

export interface Environment {
  /** Wall-clock time in ms. */
  now(): number;
  /** Monotonic time in ms. */
  monotonic(): number;
  /** Do something later; returns a function that cancels it. */
  later(ms: number, what: () => void): () => void;
  /** A random integer from 0 up to, but not including, a limit. */
  below(limit: number): number;
  /** An RNG seed of 63 bits, in decimal. */
  seed(): string;
  /** A new game's id. */
  id(): string;
}

export const browser: Environment = {
  now: Date.now,
  monotonic: () => performance.now(),
  later(ms, what) {
    const timer = setTimeout(what, ms);
    return () => clearTimeout(timer);
  },
  below: (limit) => Math.floor(Math.random() * limit),
  seed: () => {
    const [number = 0n] = crypto.getRandomValues(new BigUint64Array(1));
    return (number >> 1n).toString();
  },
  id: newLocalId,
};
