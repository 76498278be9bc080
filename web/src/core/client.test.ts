// @vitest-environment node
import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { Client, CoreFailure, type Port } from "./client";
import { Core } from "./core";
import { type Reply, Service, type Sources } from "./service";

const SOURCES: Sources = {
  loadCore: () => Core.create(new Uint8Array(readFileSync(new URL("core.wasm", import.meta.url)))),
  fetchBook: () => Promise.reject(new Error("offline")),
};

/** A worker in this thread, with the real core. */
class LocalPort implements Port {
  onmessage: Port["onmessage"] = null;
  onerror: Port["onerror"] = null;
  isEnded = false;
  readonly asked: string[] = [];
  readonly #service: Service;

  constructor(sources: Sources) {
    this.#service = new Service(sources);
  }

  postMessage(question: { id: number; request: string }): void {
    this.asked.push(question.request);
    this.#service.answer(question).then((data) => {
      if (!this.isEnded) this.onmessage?.({ data } as MessageEvent<Reply>);
    });
  }

  terminate(): void {
    this.isEnded = true;
  }
}

function makeClient(sources = SOURCES): { client: Client; ports: LocalPort[] } {
  const ports: LocalPort[] = [];
  const client = new Client(() => {
    const port = new LocalPort(sources);
    ports.push(port);
    return port;
  });
  return { client, ports };
}

test("questions are answered in order by one worker, which starts with the first", async () => {
  const { client, ports } = makeClient();
  expect(ports).toHaveLength(0);
  const seeds = await Promise.all([1, 2, 3].map((count) => client.ask(`ask seed\nseed 4\ncount ${count}`)));
  expect(new Set(seeds.map((each) => JSON.stringify(each))).size).toBe(3);
  expect(ports).toHaveLength(1);
  expect(await client.ask("ask nothing")).toHaveProperty("error");
});

test("aborting ends the worker of a running question, and the others are asked again", async () => {
  const { client, ports } = makeClient();
  const control = new AbortController();
  const first = client.ask("ask rules", control.signal);
  const second = client.ask("ask rules\ngame quartino");
  control.abort(new Error("enough"));
  await expect(first).rejects.toThrow("enough");
  expect(await second).toMatchObject({ game: "quartino" });
  expect(ports.map((port) => port.isEnded)).toEqual([true, false]);
  await expect(client.ask("ask rules", control.signal)).rejects.toThrow("enough");
});

test("aborting a waiting question leaves the worker alone", async () => {
  const { client, ports } = makeClient();
  const control = new AbortController();
  const first = client.ask("ask rules");
  const second = client.ask("ask rules", control.signal);
  control.abort(new Error("enough"));
  await expect(second).rejects.toThrow("enough");
  expect(await first).toMatchObject({ game: "quarto" });
  expect(ports.map((port) => port.asked)).toEqual([["ask rules"]]);
});

test("after a failure to load the core, the next question tries again", async () => {
  let failures = 1;
  const loadCore = () => (failures-- > 0 ? Promise.reject(new Error("no network")) : SOURCES.loadCore());
  const { client } = makeClient({ ...SOURCES, loadCore });
  expect(client.hasFailed).toBe(false);
  await expect(client.ask("ask rules")).rejects.toThrow(CoreFailure);
  expect(client.hasFailed).toBe(true);
  expect(await client.ask("ask rules")).toMatchObject({ game: "quarto" });
  expect(client.hasFailed).toBe(false);
});

test("a worker that fails rejects its question, and the next question gets a new worker", async () => {
  const { client, ports } = makeClient();
  const first = client.ask("ask rules");
  ports[0]?.onerror?.({ message: "no script" } as ErrorEvent);
  await expect(first).rejects.toThrow("no script");
  expect(client.hasFailed).toBe(true);
  expect(await client.ask("ask rules")).toMatchObject({ game: "quarto" });
  expect(ports).toHaveLength(2);
});

test("a worker that can't be started rejects its question, and doesn't block the others", async () => {
  const { client: works } = makeClient();
  let refusals = 2;
  const client = new Client(() => {
    if (refusals-- > 0) throw new Error("workers are forbidden");
    return new LocalPort(SOURCES);
  });
  const asked = [1, 2, 3].map(() => client.ask("ask rules"));
  const settled = await Promise.allSettled(asked);
  expect(settled.map(({ status }) => status)).toEqual(["rejected", "rejected", "fulfilled"]);
  await expect(asked[0]).rejects.toThrow(CoreFailure);
  expect(await client.ask("ask rules")).toEqual(await works.ask("ask rules"));
});

test("the book is fetched when it helps, and again if that failed", async () => {
  let fetched = 0;
  const fetchBook = async () => {
    fetched += 1;
    if (fetched === 1) throw new Error("offline");
    return new Uint8Array(readFileSync(new URL("../../../src/fourfold/solver/quarto/openings.book", import.meta.url)));
  };
  const { client } = makeClient({ ...SOURCES, fetchBook });
  await client.ask("ask state");
  expect(fetched).toBe(0);
  for (let i = 0; i < 4; i++) await client.ask("ask judgement\nseconds 0.01");
  expect(fetched).toBe(2);
});
