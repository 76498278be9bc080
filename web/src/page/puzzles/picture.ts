/** A result's picture as a file: to share where the browser can, else to save. */
import { paint, save } from "../painting";

const NAME = "fourfold.png";

/** Share the picture with a text, or save it. */
export async function sharePicture(svg: string, words: string): Promise<void> {
  const file = new File([await paint(svg)], NAME, { type: "image/png" });
  const shared = { files: [file], text: words };
  if (!navigator.canShare?.(shared)) return save(file, NAME);
  try {
    await navigator.share(shared);
  } catch (error) {
    // The user closed the list of apps without sharing.
    if (!(error instanceof DOMException && error.name === "AbortError")) save(file, NAME);
  }
}
