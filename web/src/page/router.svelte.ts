import { findGame } from "../games";
import { LOCAL_ID } from "../local/identity";
import type { GameName } from "../protocol/types";
import { address, splitPath } from "./address";

/** The page's own addresses. */
export type Route =
  | { name: "start" }
  | { name: "game"; id: string; secret: Secret }
  | { name: "review"; id: string; secret: Secret }
  | { name: "parcel"; text: string; move: string | null }
  | { name: "rules"; game: GameName }
  | { name: "me" }
  /** One of the puzzles by its id, `daily`, `daily-` and a game, `sprint`, or null for all. */
  | { name: "puzzles"; id: string | null }
  /** The fragment holds the analysis. */
  | { name: "analysis"; fragment: string }
  /** A lesson of a game, or null for all. */
  | { name: "learn"; lesson: { readonly game: string; readonly name: string } | null }
  /** The player's own mistakes: statistics, or practice. */
  | { name: "training"; isPractice: boolean }
  | { name: "unknown" };

/** The fragment of a link, which no server sees. */
export interface Secret {
  /** The tokens of the seats that it opens. */
  readonly seats: readonly string[];
  readonly invitation: string | null;
}

const NO_SECRET: Secret = { seats: [], invitation: null };

/** Find what an address leads to; `path` is without the page's folder. */
export function parseRoute(path: string, hash: string, search = ""): Route {
  const rest = path.replace(/^\//, "");
  const values = new URLSearchParams(hash.replace(/^#/, ""));
  if (rest === "" || rest === "index.html") return { name: "start" };
  if (/^me\/?$/.test(rest)) return { name: "me" };
  if (/^puzzles\/?$/.test(rest)) return { name: "puzzles", id: new URLSearchParams(search).get("puzzle") };
  if (/^analysis\/?$/.test(rest)) return { name: "analysis", fragment: hash.replace(/^#/, "") };
  const learn = /^learn(?:\/([a-z]+)\/([a-z0-9-]+))?\/?$/.exec(rest);
  if (learn) return { name: "learn", lesson: learn[1] && learn[2] ? { game: learn[1], name: learn[2] } : null };
  if (/^training\/?$/.test(rest)) return { name: "training", isPractice: new URLSearchParams(search).has("practice") };
  if (/^local\/?$/.test(rest)) return parseLocal(new URLSearchParams(search), values);
  const game = /^g\/([0-9A-Za-z_-]{4,32})(\/review)?\/?$/.exec(rest);
  const secret = { seats: values.getAll("seat"), invitation: values.get("invitation") };
  if (game) return { name: game[2] ? "review" : "game", id: game[1] as string, secret };
  const rules = findGame(/^rules\/([^/]+)\/?$/.exec(rest)?.[1] ?? "");
  if (rules) return { name: "rules", game: rules.name };
  return { name: "unknown" };
}

/** Games in this browser have their ids in the query: a static site has one file for all of them. */
function parseLocal(query: URLSearchParams, fragment: URLSearchParams): Route {
  const parcel = fragment.get("game");
  if (parcel) return { name: "parcel", text: parcel, move: fragment.get("move") };
  const [game, review] = [query.get("game") ?? "", query.get("review") ?? ""];
  if (LOCAL_ID.test(game)) return { name: "game", id: game, secret: NO_SECRET };
  if (LOCAL_ID.test(review)) return { name: "review", id: review, secret: NO_SECRET };
  return { name: "unknown" };
}

class Router {
  route = $state.raw<Route>({ name: "start" });
  /** The address of the game from which the rules were opened. */
  game = $state<string | null>(null);

  start(): void {
    this.#read();
    addEventListener("popstate", () => this.#read());
    addEventListener("click", (event) => this.#follow(event));
  }

  go(address: string, isReplacing = false): void {
    history[isReplacing ? "replaceState" : "pushState"](null, "", address);
    this.#read();
    scrollTo(0, 0);
  }

  /** Update the address after a change of language, if it names one. */
  rename(): void {
    history.replaceState(null, "", address.here());
  }

  #read(): void {
    const { pathname, search, hash } = location;
    this.route = parseRoute(splitPath(pathname).rest, hash, search);
    if (this.route.name === "game") this.game = pathname + search + hash;
    else if (this.route.name !== "rules") this.game = null;
  }

  /** Follow links within the page without reloading it. */
  #follow(event: MouseEvent): void {
    if (event.defaultPrevented || event.button || event.metaKey || event.ctrlKey || event.shiftKey) return;
    const link = (event.target as Element | null)?.closest?.("a");
    if (!link || link.target || link.hasAttribute("download")) return;
    const url = new URL(link.href, location.href);
    const isHere = url.pathname === location.pathname && url.search === location.search;
    if (url.origin !== location.origin || (isHere && url.hash)) return;
    if (parseRoute(splitPath(url.pathname).rest, "", url.search).name === "unknown") return;
    event.preventDefault();
    this.go(url.pathname + url.search + url.hash);
  }
}

export const router = new Router();
