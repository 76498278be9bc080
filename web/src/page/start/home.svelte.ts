import { listGames } from "../../local/database";
import { LOCAL_GUEST } from "../../local/identity";
import { hasServer } from "../../protocol/server";
import { problemId, waitOf } from "../../protocol/trouble";
import type { ListedGame, Lobby } from "../../protocol/types";
import { keep, recall } from "../../state/memory";
import { settle } from "../../state/settle";
import { settings } from "../../theme/settings.svelte";
import { OwnTurns, REFRESH_MS } from "../ownTurns.svelte";

/** Lists keep their order for this long after the pointer was pressed or moved. */
const QUIET_MS = 2_000;
const MAX_RUNNING = 6;
const MAX_OVER = 6;
/** The maximum number of this browser's games on the page, the same as for the server's. */
const MAX_HERE = 12;
const KEY = "home";

/** The games on the start page: your turn, to resume, open, running and finished; refreshed every few seconds. */
export class Home {
  turn = $state.raw<ListedGame[]>([]);
  resume = $state.raw<ListedGame[]>([]);
  open = $state.raw<ListedGame[]>([]);
  running = $state.raw<ListedGame[]>([]);
  over = $state.raw<ListedGame[]>([]);
  /** The id of the text that says why the lists are out of date. */
  problem = $state<string | null>(null);
  isLoaded = $state(false);
  now = $state(Date.now());
  /** Whether the pointer is over a list. */
  isPointedAt = false;
  /** Which of the player's own lists were shown last time, so that space is reserved for them. */
  readonly expected = (recall(KEY) ?? "").split(" ");
  #lobby: Lobby = { mine: [], waiting: [], playing: [], over: [] };
  readonly #turns = new OwnTurns();
  #touchedAt = 0;
  #notBefore = 0;
  #isLoading = false;
  #isClosed = false;

  /** Called with the player's finished games. */
  constructor(private readonly finished: (games: readonly ListedGame[], me: string) => void = () => {}) {}

  start(): () => void {
    void this.load();
    const timer = setInterval(() => void this.load(), REFRESH_MS);
    const touch = () => {
      this.#touchedAt = Date.now();
    };
    const look = () => void this.load();
    document.addEventListener("visibilitychange", look);
    addEventListener("pointermove", touch);
    addEventListener("pointerdown", touch);
    return () => {
      this.#isClosed = true;
      clearInterval(timer);
      document.removeEventListener("visibilitychange", look);
      removeEventListener("pointermove", touch);
      removeEventListener("pointerdown", touch);
    };
  }

  get me(): string | null {
    return this.#turns.me;
  }

  isTurn(game: ListedGame): boolean {
    return this.#turns.isTurn(game);
  }

  get #isHeld(): boolean {
    return this.isLoaded && (this.isPointedAt || Date.now() - this.#touchedAt < QUIET_MS);
  }

  /** One request at a time: an older answer must not overwrite a newer one. */
  async load(): Promise<void> {
    const isUnseen = document.hidden && !settings.get("hasNotifications");
    if (this.#isLoading || isUnseen || Date.now() < this.#notBefore) return;
    this.#isLoading = true;
    try {
      const [lobby, here] = await Promise.all([this.#ask(), listGames(MAX_HERE)]);
      if (this.#isClosed || (this.problem && !here.length && !this.isLoaded)) return;
      const all = [...lobby.mine, ...here].sort((one, other) => other.updated_at.localeCompare(one.updated_at));
      const mine = all.filter((game) => game.status === "waiting" || game.status === "playing");
      this.#show(mine, all, lobby);
    } finally {
      this.#isLoading = false;
    }
  }

  /** Return the server's lists; without an answer, the last ones. */
  async #ask(): Promise<Lobby> {
    if (!hasServer) return this.#lobby;
    try {
      this.#lobby = await this.#turns.ask();
      this.problem = null;
    } catch (error) {
      this.problem = problemId(error);
      this.#notBefore = Date.now() + (waitOf(error) ?? 0) * 1000;
    }
    return this.#lobby;
  }

  #show(
    running: readonly ListedGame[],
    mine: readonly ListedGame[],
    others: { waiting: ListedGame[]; playing: ListedGame[]; over: ListedGame[] },
  ): void {
    const isMine = new Set(mine.map((game) => game.id));
    const isForeign = (game: ListedGame) => !isMine.has(game.id);
    const isHeld = this.#isHeld;
    const turn = running.filter((game) => this.isTurn(game));
    this.turn = settle(this.turn, isHeld ? running : turn, isHeld);
    this.resume = settle(this.resume, isHeld ? running : running.filter((game) => !this.isTurn(game)), isHeld);
    this.open = settle(this.open, others.waiting.filter(isForeign), isHeld);
    this.running = settle(this.running, others.playing.filter(isForeign).slice(0, MAX_RUNNING), isHeld);
    const own = mine.filter((game) => game.status === "over");
    const over = [...own, ...others.over.filter(isForeign)].sort((a, b) => b.updated_at.localeCompare(a.updated_at));
    this.over = settle(this.over, over.slice(0, MAX_OVER), isHeld);
    this.now = Date.now();
    this.isLoaded = true;
    keep(KEY, [turn.length && "turn", running.length > turn.length && "resume"].filter(Boolean).join(" "));
    this.finished(own, this.me ?? LOCAL_GUEST);
    this.#turns.call(turn);
  }
}
