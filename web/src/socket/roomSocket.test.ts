import { beforeEach, describe, expect, it } from "vitest";
import type { FromServer } from "../protocol/types";
import type { Status } from "../table/connection";
import { RoomSocket } from "./roomSocket";
import type { Environment, TransportListener } from "./transport";

/** The server's end of a fake connection: records what the page sends. */
class Line {
  sent: unknown[] = [];
  constructor(readonly listener: TransportListener) {}
  send(text: string) {
    this.sent.push(JSON.parse(text));
  }
  close() {
    this.listener.closed();
  }
  say(message: object) {
    this.listener.received(JSON.stringify(message));
  }
}

/** A fake clock and RNG. */
class Time implements Environment {
  waiting: { at: number; what: () => void }[] = [];
  now = 0;
  random = () => 0.5;
  later(milliseconds: number, what: () => void) {
    const entry = { at: this.now + milliseconds, what };
    this.waiting.push(entry);
    return () => {
      this.waiting = this.waiting.filter((each) => each !== entry);
    };
  }
  pass(milliseconds: number) {
    this.now += milliseconds;
    for (const entry of this.waiting.filter((each) => each.at <= this.now)) {
      this.waiting = this.waiting.filter((each) => each !== entry);
      entry.what();
    }
  }
}

const MOVE = { kind: "move", move: "a1" } as const;
let lines: Line[];
let time: Time;
let heard: FromServer[];
let statuses: Status[];
let outdated: number;
let known: { after: number; seat: number | null } | undefined;
let socket: RoomSocket;
const line = () => lines.at(-1) as Line;

beforeEach(() => {
  [lines, time, heard, statuses, known, outdated] = [[], new Time(), [], [], undefined, 0];
  socket = new RoomSocket(
    (listener) => {
      lines.push(new Line(listener));
      return line();
    },
    {
      received: (message) => heard.push(message),
      changed: (status) => statuses.push(status),
      known: () => known,
      outdated: () => (outdated += 1),
    },
    () => null,
    time,
  );
  socket.open();
});

describe("a socket to a room", () => {
  it("starts by saying what it wants to watch", () => {
    line().listener.opened();
    expect(line().sent).toEqual([{ type: "watch", protocol: 3, after: null, seat: null, token: null }]);
    expect(statuses).toEqual(["connecting", "open"]);
  });

  it("retries once after an internal server error, then reports it", () => {
    line().listener.opened();
    const id = socket.act(MOVE, 3);
    const fail = () => line().say({ type: "refused", id, code: "internal", detail: "", version: 3, wait: null });
    const acts = () => line().sent.filter((each) => (each as { type: string }).type === "act");
    fail();
    time.pass(1000);
    expect(acts()).toHaveLength(2);
    expect(heard).toEqual([]);
    fail();
    time.pass(1000);
    expect(acts()).toHaveLength(2);
    expect(heard).toHaveLength(1);
  });

  it("backs off further when connections open and are refused at once", () => {
    for (const wait of [225, 450, 900]) {
      line().listener.opened();
      line().say({ type: "refused", id: null, code: "too_many_requests", detail: "", version: 0, wait: null });
      line().close();
      const before = lines.length;
      time.pass(wait - 1);
      expect(lines).toHaveLength(before);
      time.pass(1);
      expect(lines).toHaveLength(before + 1);
    }
  });

  it("reconnects when the connection is lost, and resumes from its version", () => {
    line().listener.opened();
    known = { after: 7, seat: 2 };
    line().close();
    expect(statuses.at(-1)).toBe("lost");
    time.pass(300);
    expect(lines).toHaveLength(2);
    line().listener.opened();
    expect(line().sent).toEqual([{ type: "watch", protocol: 3, after: 7, seat: 2, token: null }]);
    expect(statuses.at(-1)).toBe("open");
  });

  it("resends an unanswered action with the same id, and never an answered one", () => {
    line().listener.opened();
    const first = socket.act(MOVE, 3);
    const second = socket.act(MOVE, 4);
    line().say({ type: "accepted", id: first, version: 4 });
    line().close();
    time.pass(300);
    line().listener.opened();
    expect(line().sent.slice(1)).toEqual([{ type: "act", id: second, version: 4, seat: null, action: MOVE }]);
  });

  it("treats a second click as the same action until the first is answered", () => {
    line().listener.opened();
    const first = socket.act({ kind: "take_back" }, 3, 1);
    expect(socket.act({ kind: "take_back" }, 3, 1)).toBe(first);
    expect(line().sent.slice(1)).toHaveLength(1);
    expect(socket.act({ kind: "take_back" }, 3, 2)).not.toBe(first);
    line().say({ type: "accepted", id: first, version: 4 });
    expect(socket.act({ kind: "take_back" }, 3, 1)).not.toBe(first);
  });

  it("treats a connection as lost if an action gets no answer", () => {
    line().listener.opened();
    socket.act(MOVE, 3);
    time.pass(10_000);
    expect(statuses.at(-1)).toBe("lost");
    time.pass(300);
    line().listener.opened();
    expect(line().sent).toHaveLength(2);
    expect(statuses.at(-1)).toBe("open");
  });

  it("checks an open connection when the machine wakes up", () => {
    line().listener.opened();
    socket.wake();
    expect(line().sent.at(-1)).toEqual({ type: "ping" });
    line().say({ type: "pong", version: 1 });
    time.pass(10_000);
    expect(statuses.at(-1)).toBe("open");
    socket.wake();
    time.pass(10_000);
    expect(statuses.at(-1)).toBe("lost");
  });

  it("keeps actions made while offline, and sends them once connected", () => {
    socket.act(MOVE, 3);
    expect(line().sent).toEqual([]);
    line().listener.opened();
    expect(line().sent).toHaveLength(2);
  });

  it("backs off after each failure, and retries at once when online again", () => {
    const gaps: number[] = [];
    for (let failure = 0; failure < 7; failure++) {
      line().close();
      gaps.push((time.waiting.at(-1)?.at ?? 0) - time.now);
      time.pass(10_000);
    }
    expect(gaps).toEqual([225, 450, 900, 1800, 3600, 6000, 6000]);
    const before = lines.length;
    socket.wake();
    expect(lines.length).toBeGreaterThan(before);
  });

  it("retries when the server is busy", () => {
    line().listener.opened();
    const id = socket.act(MOVE, 3);
    line().say({ type: "refused", id, code: "busy", detail: "", version: 3, wait: 2 });
    expect(heard).toEqual([]);
    time.pass(2_000);
    expect(line().sent.slice(1)).toHaveLength(2);
    expect(socket.unanswered).toBe(1);
  });

  it("reports a stale refusal and forgets the action", () => {
    line().listener.opened();
    const id = socket.act(MOVE, 3);
    line().say({ type: "refused", id, code: "stale", detail: "", version: 5, wait: null });
    expect(heard).toMatchObject([{ type: "refused", code: "stale" }]);
    expect(socket.unanswered).toBe(0);
  });

  it("pings after silence, and treats the connection as lost if no answer comes", () => {
    line().listener.opened();
    time.pass(20_000);
    expect(line().sent.at(-1)).toEqual({ type: "ping" });
    time.pass(10_000);
    expect(statuses.at(-1)).toBe("lost");
  });

  it("ignores messages from an earlier connection", () => {
    line().listener.opened();
    const earlier = line();
    known = { after: 7, seat: null };
    socket.restart();
    line().listener.opened();
    expect(line().sent).toEqual([{ type: "watch", protocol: 3, after: null, seat: null, token: null }]);
    earlier.listener.closed();
    earlier.say({ type: "pong", version: 1 });
    expect(statuses.at(-1)).toBe("open");
    expect(heard).toEqual([]);
  });

  it("stays closed once closed", () => {
    line().listener.opened();
    socket.close();
    socket.open();
    socket.wake();
    time.pass(60_000);
    socket.open();
    socket.restart();
    expect(lines).toHaveLength(1);
  });
});

describe("a server with another protocol version", () => {
  it("marks the page as outdated, and passes on the refusal", () => {
    socket.open();
    line().listener.opened();
    line().say({ type: "refused", id: null, code: "bad_message", detail: "", version: null, wait: null });
    expect(outdated).toBe(0);
    line().say({ type: "refused", id: null, code: "outdated_client", detail: "", version: null, wait: null });
    expect(outdated).toBe(1);
    expect(heard.at(-1)).toMatchObject({ code: "outdated_client" });
  });
});
