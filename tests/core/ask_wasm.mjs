// Asks the WebAssembly core: reads a JSON array of requests, writes the array of answers as text.
//
//     node tests/core/ask_wasm.mjs CORE.wasm [BOOK] <requests.json
import { readFileSync, writeSync } from "node:fs";

const [path, book] = process.argv.slice(2);
let memory;
const { instance } = await WebAssembly.instantiate(readFileSync(path), {
  wasi_snapshot_preview1: {
    clock_time_get(_clock, _precision, result) {
      new DataView(memory.buffer).setBigUint64(result, process.hrtime.bigint(), true);
      return 0;
    },
    fd_close: () => 8,
    fd_seek: () => 8,
    fd_write: () => 8,
  },
});
const core = instance.exports;
memory = core.memory;
core._initialize();

function lend(bytes, use) {
  const place = core.ff_alloc(bytes.length + 1);
  new Uint8Array(memory.buffer, place, bytes.length).set(bytes);
  const result = use(place, bytes.length);
  core.ff_free(place);
  return result;
}

function ask(request) {
  return lend(Buffer.from(request), (place, size) => {
    const answer = core.ff_ask(place, size);
    return Buffer.from(memory.buffer, answer, core.ff_answer_size()).toString();
  });
}

if (book && lend(readFileSync(book), core.ff_load_book) !== 1) throw new Error(`${book} is not an opening book`);
const out = JSON.stringify(JSON.parse(readFileSync(0, "utf8")).map(ask));
for (let rest = Buffer.from(out); rest.length > 0; ) rest = rest.subarray(writeSync(1, rest));
