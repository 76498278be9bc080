import { hasToWait, troubleOf, waitOf } from "./trouble";

const DEFAULT_WAIT_SECONDS = 2;

/**
 * Retry a request while the server rate-limits it, each time after the delay that the server gives.
 *
 * `onRefusal` is called for each refusal, so that the page can explain the wait. Once `isGivenUp`, or for any other
 * error, it throws. A refused request had no effect, so repeating it is safe.
 */
export async function retryWhileLimited<T>(
  ask: () => Promise<T>,
  onRefusal: (error: unknown) => void,
  isGivenUp: () => boolean = () => false,
): Promise<T> {
  for (;;) {
    try {
      return await ask();
    } catch (error) {
      if (!hasToWait(troubleOf(error)) || isGivenUp()) throw error;
      onRefusal(error);
      await new Promise((wake) => setTimeout(wake, (waitOf(error) ?? DEFAULT_WAIT_SECONDS) * 1000));
      if (isGivenUp()) throw error;
    }
  }
}
