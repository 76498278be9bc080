import { describe, expect, it } from "vitest";
import { entry, GRID } from "../../tests/moves";
import type { Entry, FromServer, Snapshot, State } from "../protocol/types";
import { WholeSnapshots } from "./wholeSnapshots";

const STATE = { version: 4 } as State;
const at = (version: number): Entry => entry(version, { kind: "said", seat: 1, phrase: "hello" });

const snapshot = (...versions: number[]): Snapshot => ({
  type: "snapshot",
  room: { id: "table1", rules: GRID, is_private: false, previous: null, opened_at: "" },
  seat: 1,
  entries: versions.map(at),
  state: STATE,
});
const pong: FromServer = { type: "pong", version: 4 };

function versionsOf(message: FromServer | undefined): number[] {
  return message?.type === "snapshot" ? message.entries.map(({ version }) => version) : [];
}

/** A room whose earlier entries arrive, or fail to, when the test says so. */
function room() {
  const delivered: FromServer[] = [];
  const asked: { version: number; answer: (entries: Entry[]) => void; fail: () => void }[] = [];
  const timers: (() => void)[] = [];
  const snapshots = new WholeSnapshots(
    (version) => new Promise((answer, fail) => asked.push({ version, answer, fail: () => fail(new Error("lost")) })),
    (message) => delivered.push(message),
    {
      later: (_, what) => {
        timers.push(what);
        return () => {};
      },
    },
  );
  return { delivered, asked, timers, snapshots };
}

const settle = () => new Promise((done) => setTimeout(done));

describe("snapshots of long games", () => {
  it("are passed on as they are if complete", () => {
    const { delivered, asked, snapshots } = room();
    snapshots.received(snapshot(1, 2));
    snapshots.received(pong);
    expect(delivered).toEqual([snapshot(1, 2), pong]);
    expect(asked).toEqual([]);
  });

  it("are completed first, while later messages wait", async () => {
    const { delivered, asked, snapshots } = room();
    snapshots.received(snapshot(3, 4));
    snapshots.received(pong);
    expect(delivered).toEqual([]);
    expect(asked[0]?.version).toBe(3);
    asked[0]?.answer([at(1), at(2)]);
    await settle();
    expect(versionsOf(delivered[0])).toEqual([1, 2, 3, 4]);
    expect(delivered[1]).toEqual(pong);
  });

  it("are requested again after a network error", async () => {
    const { delivered, asked, timers, snapshots } = room();
    snapshots.received(snapshot(3, 4));
    asked[0]?.fail();
    await settle();
    timers[0]?.();
    asked[1]?.answer([at(1), at(2)]);
    await settle();
    expect(versionsOf(delivered[0])).toEqual([1, 2, 3, 4]);
  });

  it("are dropped once nobody listens", async () => {
    const { delivered, asked, snapshots } = room();
    snapshots.received(snapshot(3, 4));
    snapshots.close();
    asked[0]?.answer([at(1), at(2)]);
    await settle();
    expect(delivered).toEqual([]);
  });
});
