import { gameOf } from "../../games";
import { language, text } from "../../language/language.svelte";
import { play } from "../../part/sound";
import type { Trouble } from "../../protocol/trouble";
import { readClock } from "../../table/clock";
import type { Room } from "../../table/room";
import { GameTable } from "../../table/table.svelte";

/** How long news stays on screen, in milliseconds; errors stay longer, to be read and compared with the board. */
const NEWS_MS = 6_000;
const BAD_NEWS_MS = 12_000;

/** How long a dropped move can be undone, in milliseconds. */
export const UNDO_MS = 2_000;

/** If the clock would then have less than this left, in milliseconds, a dropped move is sent at once. */
const CLOCK_RESERVE_MS = 3_000;

interface Owner {
  ownSeats(room: Room): readonly number[];
  refuse(trouble: Trouble): void;
}

/** Set up a table on this page, with its texts, sounds and timers. */
export function newTable({ ownSeats, refuse }: Owner): GameTable {
  let newsTimer: ReturnType<typeof setTimeout> | undefined;
  let dropTimer: ReturnType<typeof setTimeout> | undefined;
  const table: GameTable = new GameTable({
    game: gameOf,
    text,
    list: (words) => language.list(words),
    now: Date.now,
    ownSeats,
    play,
    show: (news) => {
      clearTimeout(newsTimer);
      newsTimer = setTimeout(() => table.dropNews(), news.kind === "bad" ? BAD_NEWS_MS : NEWS_MS);
    },
    hold: () => {
      clearTimeout(dropTimer);
      const { room } = table;
      const reading = room && readClock(room.state.clock, room.receivedAt, Date.now());
      if (reading && reading.seconds * 1_000 < UNDO_MS + CLOCK_RESERVE_MS) table.settle();
      else dropTimer = setTimeout(() => table.settle(), UNDO_MS);
    },
    refuse,
  });
  return table;
}
