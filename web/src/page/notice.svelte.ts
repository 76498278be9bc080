import type { FromServer } from "../protocol/types";

/** The tag by which the server tells a page what the administrator announces; the same name as in http/page.py. */
const TAG = 'meta[name="fourfold-notice"]';

/** What the administrator announces to everybody: with the page at first, then over the socket of a game. */
class Notice {
  text = $state<string | null>(null);

  /** Read what came with the page. */
  start(page: Pick<Document, "querySelector"> = document): void {
    this.text = page.querySelector<HTMLMetaElement>(TAG)?.content ?? null;
  }

  /** Take in what a room's socket says, where that is an announcement. */
  received(message: FromServer): void {
    if (message.type === "notice") this.text = message.text;
  }
}

export const notice = new Notice();
