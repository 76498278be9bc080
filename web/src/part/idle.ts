import { nextFrame } from "./frame";

/** How long to wait in Safari, which can't say when it has nothing to do. */
const WAIT_MS = 1_000;
const MAX_WAIT_MS = 3_000;

/** Do something once the page has been painted and has nothing else to do; returns a function that cancels it. */
export function whenIdle(what: () => void): () => void {
  let isCancelled = false;
  const run = () => {
    if (!isCancelled) what();
  };
  void nextFrame().then(() => {
    if (typeof requestIdleCallback === "function") requestIdleCallback(run, { timeout: MAX_WAIT_MS });
    else setTimeout(run, WAIT_MS);
  });
  return () => {
    isCancelled = true;
  };
}

/** Whether the reader's browser asks to load only what is needed. */
export function savesData(): boolean {
  const { connection } = navigator as Navigator & { connection?: { saveData?: boolean } };
  return connection?.saveData === true;
}
