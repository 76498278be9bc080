import { gameOf } from "../../games";
import { language, text } from "../../language/language.svelte";
import { play } from "../../part/sound";
import type { Trouble } from "../../protocol/trouble";
import type { Room } from "../../table/room";
import { GameTable } from "../../table/table.svelte";

/** How long news stays on screen, in milliseconds; errors stay longer, to be read and compared with the board. */
const NEWS_MS = 6_000;
const BAD_NEWS_MS = 12_000;

interface Owner {
  ownSeats(room: Room): readonly number[];
  refuse(trouble: Trouble): void;
}

/** Set up a table on this page, with its texts, sounds and timers. */
export function newTable({ ownSeats, refuse }: Owner): GameTable {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const table: GameTable = new GameTable({
    game: gameOf,
    text,
    list: (words) => language.list(words),
    now: Date.now,
    ownSeats,
    play,
    show: (news) => {
      clearTimeout(timer);
      timer = setTimeout(() => table.dropNews(), news.kind === "bad" ? BAD_NEWS_MS : NEWS_MS);
    },
    refuse,
  });
  return table;
}
