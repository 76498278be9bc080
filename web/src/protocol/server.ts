/** The meta tag in which a game server describes itself; the same name as in http/page.py. */
const TAG = 'meta[name="fourfold-server"]';
const DEFAULT_BOT_PAUSE_SECONDS = 0.6;

const content = document.querySelector<HTMLMetaElement>(TAG)?.content;
const settings = new URLSearchParams(content ?? "");

/** Whether there is a game server; without one, as on a static site, everything but playing with others works. */
export const hasServer = content !== undefined || !import.meta.env.PROD;

/** How long a bot waits before each of its moves, in ms. */
export const botPauseMs = 1000 * Number(settings.get("bot-pause") ?? DEFAULT_BOT_PAUSE_SECONDS);
