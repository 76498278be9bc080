import { isTransient } from "../protocol/trouble";
import { type Act, type Code, type FromClient, type FromServer, PROTOCOL, type Watch } from "../protocol/types";
import type { Action, RoomListener } from "../table/connection";
import { browser, type Connect, type Environment, type Transport } from "./transport";

const MIN_RETRY_MS = 300;
const MAX_RETRY_MS = 8_000;
const PING_INTERVAL_MS = 20_000;
const SILENCE_TIMEOUT_MS = 10_000;

/**
 * A WebSocket to a room that reconnects automatically. Unanswered actions are resent with the same id until they are
 * answered; the server applies each once.
 */
export class RoomSocket {
  #transport: Transport | undefined;
  #isOpen = false;
  #isClosed = false;
  #failures = 0;
  #unanswered = new Map<string, Act>();
  #stopRetry = () => {};
  #stopPing = () => {};
  #count = 0;
  /** The connection's number: messages from earlier ones are ignored. */
  #line = 0;
  #isRestart = false;
  /** Actions that failed on the server once; after a second failure they are abandoned. */
  #failed = new Set<string>();
  readonly #session: string;

  constructor(
    private readonly connect: Connect,
    /** `outdated` is called when the server no longer understands this page. */
    private readonly listener: RoomListener & { outdated(): void },
    private readonly tokenOf: (seat: number | null) => string | null = () => null,
    private readonly environment: Environment = browser,
  ) {
    this.#session = environment.random().toString(36).slice(2, 10);
  }

  get unanswered(): number {
    return this.#unanswered.size;
  }

  open(): void {
    if (this.#isClosed) return;
    this.#stopRetry();
    this.listener.changed(this.#failures ? "lost" : "connecting");
    const line = ++this.#line;
    const ifCurrent = (what: () => void) => {
      if (line === this.#line) what();
    };
    this.#transport = this.connect({
      opened: () => ifCurrent(() => this.#opened()),
      received: (text) => ifCurrent(() => this.#received(text)),
      closed: () => ifCurrent(() => this.#closed()),
    });
  }

  close(): void {
    this.#isClosed = true;
    this.#stopRetry();
    this.#hangUp();
  }

  /** The machine is online again, or awake: reconnect at once, and check an open connection. */
  wake(): void {
    if (this.#isClosed) return;
    if (this.#isOpen) {
      this.#send({ type: "ping" });
      this.#expect();
      return;
    }
    this.#hangUp();
    this.#failures = Math.max(1, this.#failures);
    this.open();
  }

  /** Reconnect and request everything: the server reads the identity on connecting. */
  restart(): void {
    if (this.#isClosed) return;
    this.#isRestart = true;
    this.#hangUp();
    this.open();
  }

  #hangUp(): void {
    this.#line += 1;
    this.#isOpen = false;
    this.#stopPing();
    this.#transport?.close();
  }

  /** Send an action; return its id, which the answer carries. A second click on the same thing is the same action. */
  act(action: Action, version: number, seat: number | null = null): string {
    const sign = JSON.stringify([action, version, seat]);
    for (const each of this.#unanswered.values()) {
      if (JSON.stringify([each.action, each.version, each.seat]) === sign) return each.id;
    }
    const id = `${this.#session}-${++this.#count}`;
    const message: Act = { type: "act", id, version, seat, action };
    this.#unanswered.set(id, message);
    this.#send(message);
    if (this.#isOpen) this.#expect();
    return id;
  }

  /** Watch from another seat, with everything after a version; without one, everything from the start. */
  watch(seat: number | null, after: number | null = null): void {
    this.#send(this.#watch(seat, after));
  }

  #watch(seat: number | null, after: number | null): Watch {
    return { type: "watch", protocol: PROTOCOL, after, seat, token: this.tokenOf(seat) };
  }

  #send(message: FromClient): void {
    if (this.#isOpen) this.#transport?.send(JSON.stringify(message));
  }

  #opened(): void {
    if (this.#isClosed) return;
    this.#isOpen = true;
    const known = this.#isRestart ? undefined : this.listener.known();
    this.#isRestart = false;
    this.#send(this.#watch(known?.seat ?? null, known?.after ?? null));
    for (const message of this.#unanswered.values()) this.#send(message);
    this.listener.changed("open");
    this.#listen();
  }

  #received(text: string): void {
    if (this.#isClosed) return;
    this.#listen();
    const message = JSON.parse(text) as FromServer;
    // A connection that opens and is refused at once doesn't count as a success.
    if (message.type !== "refused") this.#failures = 0;
    if (message.type === "accepted") {
      this.#unanswered.delete(message.id);
      this.#failed.delete(message.id);
    }
    if (message.type === "refused" && message.id !== null) {
      const action = this.#unanswered.get(message.id);
      if (action && this.#isWorthAnotherTry(action.id, message.code)) {
        this.environment.later((message.wait ?? 1) * 1000, () => this.#send(action));
        return;
      }
      this.#unanswered.delete(message.id);
      this.#failed.delete(message.id);
    }
    if (message.type === "refused" && message.code === "outdated_client") this.listener.outdated();
    this.listener.received(message);
  }

  #isWorthAnotherTry(id: string, code: Code): boolean {
    if (code !== "internal") return isTransient(code);
    const isFirst = !this.#failed.has(id);
    this.#failed.add(id);
    return isFirst;
  }

  #closed(): void {
    this.#isOpen = false;
    this.#stopPing();
    this.#stopRetry();
    if (this.#isClosed) return;
    this.#failures += 1;
    this.listener.changed("lost");
    const wait = Math.min(MAX_RETRY_MS, MIN_RETRY_MS * 2 ** (this.#failures - 1));
    // Jitter, so that a thousand pages don't reconnect at once.
    this.#stopRetry = this.environment.later(wait * (0.5 + this.environment.random() / 2), () => this.open());
  }

  /** Ping after some silence; no answer means the connection is lost. */
  #listen(): void {
    this.#stopPing();
    this.#stopPing = this.environment.later(PING_INTERVAL_MS, () => {
      this.#send({ type: "ping" });
      this.#expect();
    });
  }

  /** An answer is due: none means the connection is lost. */
  #expect(): void {
    this.#stopPing();
    this.#stopPing = this.environment.later(SILENCE_TIMEOUT_MS, () => {
      this.#hangUp();
      this.#closed();
    });
  }
}
