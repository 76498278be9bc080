/** Runs the core in a worker, so that a long search doesn't block the page. */
import bookUrl from "../../../src/fourfold/solver/quarto/openings.book?url";
import { Core } from "./core";
import coreUrl from "./core.wasm?url";
import { type Question, Service } from "./service";

async function fetchFile(url: string): Promise<Response> {
  const response = await fetch(url);
  if (!response.ok) throw new Error(`${url}: ${response.status}`);
  return response;
}

const service = new Service({
  loadCore: async () => Core.create(await fetchFile(coreUrl)),
  fetchBook: async () => new Uint8Array(await (await fetchFile(bookUrl)).arrayBuffer()),
});

self.onmessage = async ({ data }: MessageEvent<Question>) => self.postMessage(await service.answer(data));
