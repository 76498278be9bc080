/** The compiled core: rules, notation, bots and analysis of both games. See docs/core.md. */

/** What native/wasm exports. */
interface Exports {
  readonly memory: WebAssembly.Memory;
  _initialize(): void;
  ff_alloc(size: number): number;
  ff_free(memory: number): void;
  ff_ask(request: number, size: number): number;
  ff_answer_size(): number;
  ff_wants_book(request: number, size: number): number;
  ff_load_book(file: number, size: number): number;
}

/** WASI's errno for a bad file descriptor: there are no files. */
const BAD_FILE = 8;

/** The few functions that the C++ runtime imports. Only the clock does anything. */
function makeSystem(memory: () => WebAssembly.Memory): WebAssembly.ModuleImports {
  return {
    clock_time_get(_clock: number, _precision: bigint, result: number): number {
      new DataView(memory().buffer).setBigUint64(result, BigInt(Math.round(performance.now() * 1e6)), true);
      return 0;
    },
    fd_close: () => BAD_FILE,
    fd_seek: () => BAD_FILE,
    fd_write: () => BAD_FILE,
  };
}

/** Compile a response while it arrives, if its host knows its type. */
async function instantiate(
  source: Uint8Array<ArrayBuffer> | Response,
  imports: WebAssembly.Imports,
): Promise<WebAssembly.Instance> {
  if (!(source instanceof Response)) return (await WebAssembly.instantiate(source, imports)).instance;
  if (source.headers.get("Content-Type") === "application/wasm")
    return (await WebAssembly.instantiateStreaming(source, imports)).instance;
  return (await WebAssembly.instantiate(await source.arrayBuffer(), imports)).instance;
}

/** An instance of the core. It answers one request at a time, and blocks while it does. */
export class Core {
  readonly #exports: Exports;

  private constructor(exports: Exports) {
    this.#exports = exports;
  }

  /** Compile the core from its bytes, or from a response that holds them. */
  static async create(source: Uint8Array<ArrayBuffer> | Response): Promise<Core> {
    let exports: Exports | null = null;
    const system = makeSystem(() => (exports as Exports).memory);
    const instance = await instantiate(source, { wasi_snapshot_preview1: system });
    exports = instance.exports as unknown as Exports;
    exports._initialize();
    return new Core(exports);
  }

  /** Answer a request, lines of `key value`; a bad one gets `{error}`. */
  ask(lines: string): unknown {
    return JSON.parse(this.askText(lines));
  }

  /** Return the answer as JSON. */
  askText(lines: string): string {
    const { memory, ff_ask, ff_answer_size } = this.#exports;
    return this.#lend(new TextEncoder().encode(lines), (request, size) => {
      const answer = ff_ask(request, size);
      return new TextDecoder().decode(new Uint8Array(memory.buffer, answer, ff_answer_size()));
    });
  }

  /** Return whether an opening book would help to answer and hasn't been loaded yet. */
  wantsBook(lines: string): boolean {
    return this.#lend(
      new TextEncoder().encode(lines),
      (request, size) => this.#exports.ff_wants_book(request, size) === 1,
    );
  }

  /** Use an opening book from now on; return whether the bytes are a valid one. */
  loadBook(bytes: Uint8Array): boolean {
    return this.#lend(bytes, (file, size) => this.#exports.ff_load_book(file, size) === 1);
  }

  /** Copy bytes into the core's memory while a function uses them. */
  #lend<T>(bytes: Uint8Array, use: (memory: number, size: number) => T): T {
    const { memory, ff_alloc, ff_free } = this.#exports;
    // At least one byte: an empty allocation may return null.
    const place = ff_alloc(bytes.length + 1);
    if (place === 0) throw new Error("the core is out of memory");
    try {
      new Uint8Array(memory.buffer, place, bytes.length).set(bytes);
      return use(place, bytes.length);
    } finally {
      ff_free(place);
    }
  }
}
