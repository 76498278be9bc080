import { hasToWait, troubleOf, waitOf } from "./trouble";

const DEFAULT_WAIT_SECONDS = 2;

/**
 * Ask for something until the server no longer refuses it as too much at a time, each time after the wait that it names.
 *
 * `told` hears each refusal, so that the page can say why it takes long; once `isGivenUp`, or for any other trouble, the
 * error is thrown. Nothing was done when it was refused, so that whatever may be asked once may be asked again.
 */
export async function askPatiently<T>(
  ask: () => Promise<T>,
  told: (error: unknown) => void,
  isGivenUp: () => boolean = () => false,
): Promise<T> {
  for (;;) {
    try {
      return await ask();
    } catch (error) {
      if (!hasToWait(troubleOf(error)) || isGivenUp()) throw error;
      told(error);
      await new Promise((wake) => setTimeout(wake, (waitOf(error) ?? DEFAULT_WAIT_SECONDS) * 1000));
      if (isGivenUp()) throw error;
    }
  }
}
