import { findGame } from "../games";
import type { GameName } from "../protocol/types";

/** The page's own addresses. */
export type Route =
  | { name: "start" }
  | { name: "game"; id: string; secret: Secret }
  | { name: "review"; id: string; secret: Secret }
  | { name: "rules"; game: GameName }
  | { name: "me" }
  | { name: "unknown" };

/** The fragment of a link, which no server sees. */
export interface Secret {
  /** The tokens of the seats that it opens. */
  readonly seats: readonly string[];
  readonly invitation: string | null;
}

export function parseRoute(path: string, hash: string): Route {
  const game = /^\/g\/([0-9A-Za-z_-]{4,32})(\/review)?\/?$/.exec(path);
  const values = new URLSearchParams(hash.replace(/^#/, ""));
  const secret = { seats: values.getAll("seat"), invitation: values.get("invitation") };
  if (path === "/" || path === "") return { name: "start" };
  if (/^\/me\/?$/.test(path)) return { name: "me" };
  if (game) return { name: game[2] ? "review" : "game", id: game[1] as string, secret };
  const rules = findGame(/^\/rules\/([^/]+)\/?$/.exec(path)?.[1] ?? "");
  if (rules) return { name: "rules", game: rules.name };
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

  #read(): void {
    this.route = parseRoute(location.pathname, location.hash);
    if (this.route.name === "game") this.game = location.pathname + location.hash;
    else if (this.route.name !== "rules") this.game = null;
  }

  /** Follow links within the page without reloading it. */
  #follow(event: MouseEvent): void {
    if (event.defaultPrevented || event.button || event.metaKey || event.ctrlKey || event.shiftKey) return;
    const link = (event.target as Element | null)?.closest?.("a");
    if (!link || link.target || link.hasAttribute("download")) return;
    const url = new URL(link.href, location.href);
    if (url.origin !== location.origin || parseRoute(url.pathname, "").name === "unknown") return;
    if (url.pathname === location.pathname && url.hash) return;
    event.preventDefault();
    this.go(url.pathname + url.hash);
  }
}

export const router = new Router();
