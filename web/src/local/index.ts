/** Games in this browser. Loaded when one is opened: the start page needs only their list. */
import { games } from "../core/client";
import { nextFrame } from "../part/frame";
import { botPauseMs } from "../protocol/server";
import type { RoomListener } from "../table/connection";
import { openStore } from "./database";
import { browser } from "./environment";
import { Library } from "./library";
import { LocalRoom, type Means } from "./localRoom";
import { openNews } from "./news";
import { type Oracle, Questions } from "./question";
import { withStarts } from "./starts";

async function openMeans(core: Oracle): Promise<Means> {
  const store = await openStore();
  const isReady = () => games.isReady;
  return {
    ...browser,
    core: new Questions(core),
    store,
    news: openNews(),
    pause: botPauseMs,
    isReady,
    painted: nextFrame,
  };
}

export async function openRoom(id: string, listener: RoomListener): Promise<LocalRoom> {
  return new LocalRoom(id, await openMeans(games), listener);
}

/** Load the core before it is needed. */
export async function warmUp(): Promise<void> {
  await games.ask("ask rules");
}

export async function openLibrary(): Promise<Library> {
  return new Library(await openMeans(withStarts(games)));
}
