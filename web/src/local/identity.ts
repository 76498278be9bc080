/** The ids of games in this browser, and of their player. */
const MARK = "~";
const LETTERS = "abcdefghijklmnopqrstuvwxyz";
const ID_LETTERS = 12;

/** The player of a game in this browser: whoever uses the browser. No server's guest has this id. */
export const LOCAL_GUEST = `${MARK}me`;

/** Matches the ids of games in this browser; no server's game has such an id. */
export const LOCAL_ID = /^~[a-z]{4,32}$/;

export function isLocalId(id: string): boolean {
  return id.startsWith(MARK);
}

export function newLocalId(): string {
  const numbers = crypto.getRandomValues(new Uint32Array(ID_LETTERS));
  return MARK + Array.from(numbers, (number) => LETTERS[number % LETTERS.length]).join("");
}

/** Whether a seat's guest is this person, who may also have an id on a server. */
export function isOwn(guest: string | null, me: string | null): boolean {
  return guest !== null && (guest === me || guest === LOCAL_GUEST);
}
