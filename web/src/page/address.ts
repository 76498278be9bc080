/** The page's own addresses, wherever it is served: at a host's root or in a folder, possibly a language's. */
import { language } from "../language/language.svelte";
import { type Code, isCode } from "../language/locale";
import { isLocalId } from "../local/identity";
import { base } from "../protocol/base";
import { hasServer } from "../protocol/server";

/** Split a path into the language that it names, if any, and the rest, without the page's folder. */
export function splitPath(path: string, folder = base): { code: Code | null; rest: string } {
  const rest = path.startsWith(folder) ? path.slice(folder.length) : path.replace(/^\//, "");
  const [first = ""] = rest.split("/");
  return isCode(first) ? { code: first, rest: rest.slice(first.length + 1) } : { code: null, rest };
}

/** The language that the address named when the page was opened: links then keep naming the language. */
export const namedLanguage = splitPath(location.pathname).code;

/** Return the address of a part of the page. */
function at(path: string): string {
  return base + (namedLanguage ? `${language.code}/` : "") + path;
}

/** Where files are served statically, a folder's address ends in a slash. */
const folder = (path: string) => at(hasServer ? path : `${path}/`);

export const address = {
  start: () => at(""),
  me: () => folder("me"),
  /** All puzzles, or one by its id; `daily-GAME` is a game's puzzle of the day, `sprint` the sprint. */
  puzzles: (id?: string) => folder("puzzles") + (id ? `?puzzle=${id}` : ""),
  /** The analysis board, with what `analysis/link.ts` writes. */
  analysis: (fragment = "") => folder("analysis") + (fragment ? `#${fragment}` : ""),
  /** All lessons, or one of a game. */
  learn: (game?: string, name?: string) => folder(game && name ? `learn/${game}/${name}` : "learn"),
  /** The player's own mistakes, or the page to practise them. */
  training: (isPractice = false) => folder("training") + (isPractice ? "?practice" : ""),
  rules: (game: string) => folder(`rules/${game}`),
  game: (id: string) => (isLocalId(id) ? at(`local/?game=${id}`) : at(`g/${id}`)),
  review: (id: string) => (isLocalId(id) ? at(`local/?review=${id}`) : at(`g/${id}/review`)),
  /** A link that holds a whole game. */
  parcel: (text: string) => at(`local/#game=${text}`),
  /** The same part of the page in the current language. */
  here: () => at(splitPath(location.pathname).rest) + location.search + location.hash,
  file: (name: string) => base + name,
};
