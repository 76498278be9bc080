/** A result's picture as a file: to share where the browser can, else to save. */
import { HEIGHT, WIDTH } from "../../puzzles/resultPicture";

const NAME = "fourfold.png";

async function paint(svg: string): Promise<Blob> {
  const image = new Image(WIDTH, HEIGHT);
  // The content policy allows no blob: addresses for images.
  image.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(svg)}`;
  await image.decode();
  const canvas = document.createElement("canvas");
  [canvas.width, canvas.height] = [WIDTH, HEIGHT];
  canvas.getContext("2d")?.drawImage(image, 0, 0);
  return new Promise((resolve, reject) =>
    canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error("the picture can't be painted"))), "image/png"),
  );
}

/** Offer a file for download. */
export function save(file: Blob, name: string): void {
  const link = document.createElement("a");
  link.href = URL.createObjectURL(file);
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000);
}

/** Share the picture with a text, or save it. */
export async function sharePicture(svg: string, words: string): Promise<void> {
  const file = new File([await paint(svg)], NAME, { type: "image/png" });
  const shared = { files: [file], text: words };
  if (!navigator.canShare?.(shared)) return save(file, NAME);
  try {
    await navigator.share(shared);
  } catch (error) {
    // Whoever closes the list of apps has changed their mind.
    if (!(error instanceof DOMException && error.name === "AbortError")) save(file, NAME);
  }
}
