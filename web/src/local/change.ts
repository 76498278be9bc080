/** A change to a stored game: new log entries, and what follows from them. */
import type { LogEntry } from "./event";
import { keepView } from "./keptView";
import type { Questions } from "./question";
import { courseOf, type LocalGame } from "./room";
import type { Change } from "./store";
import { firstSeat, viewListing, viewSnapshot } from "./view";

/** Return the change that leads to a room; `after` is the number of entries before. */
export async function changeOf(
  core: Questions,
  room: LocalGame,
  after: number,
  entries: readonly LogEntry[],
): Promise<Change> {
  const seat = firstSeat(room);
  const found = await core.state(courseOf(room), seat);
  const view = keepView(viewSnapshot(room, seat, found, null));
  return { id: room.id, after, entries, listing: viewListing(room, found.outcome), view };
}
