import type { FromServer } from "../protocol/types";

/** The meta tag with the administrator's announcement; the same name as in http/page.py. */
const TAG = 'meta[name="fourfold-notice"]';

/** The administrator's announcement: first from the page, then over a game's socket. */
class Notice {
  text = $state<string | null>(null);

  /** Read the announcement from the page. */
  start(page: Pick<Document, "querySelector"> = document): void {
    this.text = page.querySelector<HTMLMetaElement>(TAG)?.content ?? null;
  }

  /** Handle a socket message if it is an announcement. */
  received(message: FromServer): void {
    if (message.type === "notice") this.text = message.text;
  }
}

export const notice = new Notice();
