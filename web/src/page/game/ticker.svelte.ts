import { readClock } from "../../table/clock";
import type { Room } from "../../table/room";

/** The current time, updated four times a second while in use. */
export class Ticker {
  now = $state(Date.now());
  #timer: ReturnType<typeof setInterval> | undefined;

  start(): () => void {
    this.#timer = setInterval(() => {
      this.now = Date.now();
    }, 250);
    return () => clearInterval(this.#timer);
  }

  read(room: Room) {
    return room.state.status === "playing" ? readClock(room.state.clock, room.receivedAt, this.now) : null;
  }
}
