/** Values as short text for a link's fragment: JSON, compressed, in characters that need no escaping. */

/** The format's version, and how it is packed. */
const PACKED = "1";
const PLAIN = "0";

/** More than the longest game takes. A link could unpack to a thousand times its own size. */
const MAX_LETTERS = 300_000;
const MAX_PACKED_LETTERS = 60_000;

export async function packValues(values: unknown): Promise<string> {
  const bytes = new TextEncoder().encode(JSON.stringify(values));
  if (!("CompressionStream" in globalThis)) return PLAIN + toText(bytes);
  return PACKED + toText(await through(bytes, new CompressionStream("deflate-raw")));
}

/** Read packed values; throws if they can't be unpacked. The caller validates them: anyone may have written them. */
export async function unpackValues(text: string): Promise<unknown> {
  const isPacked = text.startsWith(PACKED);
  if (!isPacked && !text.startsWith(PLAIN)) throw new Error("the link is from another version");
  if (text.length > (isPacked ? MAX_PACKED_LETTERS : MAX_LETTERS)) throw new Error("the link is too long");
  const bytes = toBytes(text.slice(1));
  const plain = isPacked ? await through(bytes, new DecompressionStream("deflate-raw"), MAX_LETTERS) : bytes;
  return JSON.parse(new TextDecoder().decode(plain));
}

/** Pass bytes through a stream; throws as soon as the result exceeds `limit` bytes. */
async function through(
  bytes: Uint8Array<ArrayBuffer>,
  stream: GenericTransformStream,
  limit = Number.POSITIVE_INFINITY,
): Promise<Uint8Array<ArrayBuffer>> {
  const reader = new Blob([bytes])
    .stream()
    .pipeThrough(stream as ReadableWritablePair<Uint8Array<ArrayBuffer>, Uint8Array<ArrayBuffer>>)
    .getReader();
  const pieces: Uint8Array<ArrayBuffer>[] = [];
  let size = 0;
  for (let piece = await reader.read(); !piece.done; piece = await reader.read()) {
    size += piece.value.length;
    if (size > limit) {
      void reader.cancel();
      throw new Error("the link unpacks to too much data");
    }
    pieces.push(piece.value);
  }
  return new Uint8Array(await new Blob(pieces).arrayBuffer());
}

/** URL-safe Base64 without padding. */
function toText(bytes: Uint8Array): string {
  const text = btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(""));
  return text.replaceAll("+", "-").replaceAll("/", "_").replaceAll("=", "");
}

function toBytes(text: string): Uint8Array<ArrayBuffer> {
  const letters = atob(text.replaceAll("-", "+").replaceAll("_", "/"));
  return Uint8Array.from(letters, (letter) => letter.charCodeAt(0));
}
