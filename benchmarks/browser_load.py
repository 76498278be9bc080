"""How soon a game in the browser can be played: with nothing in the cache, and on a later visit."""

from statistics import median

from playwright.sync_api import Browser, BrowserContext, Page

from tests.web.conftest import SETTINGS
from tests.web.host import Host
from tests.web.local_game import IS_KEPT, wait_until, write_parcel

# Elements that have been found are painted two frames later.
CLOCK = """
window.playable = new Promise((tell) => {
  const isPlayable = () => document.querySelectorAll("[data-square]").length === 16
    && document.querySelector(".sentence")?.textContent.includes("Your turn");
  const look = () => isPlayable()
    ? requestAnimationFrame(() => requestAnimationFrame(() => tell(performance.now())))
    : requestAnimationFrame(look);
  look();
});
"""

LOADED = """
() => performance.getEntriesByType("resource").map(({ name }) => new URL(name).pathname)
"""


def load_table(browser: Browser, host: Host, count: int) -> tuple[str, set[str]]:
    """Return the times to a playable board, and its scripts; the first load doesn't count."""
    loads = [_load(browser, host) for _ in range(count + 1)]
    cold, warm, scripts = zip(*loads[1:], strict=True)
    rows = [
        f"| {name} | {count} | {min(times):.0f} ms | {median(times):.0f} ms | {max(times):.0f} ms |"
        for name, times in (
            ("nothing in the cache", cold),
            ("a later visit, no network", warm),
        )
    ]
    head = "| a game against a bot | loads | best | median | worst |\n|---|---|---|---|---|"
    return "\n".join((head, *rows)), set().union(*scripts)


def _load(browser: Browser, host: Host) -> tuple[float, float, set[str]]:
    """Open a game as a first-time visitor, and again when everything is cached."""
    with browser.new_context(locale="en", reduced_motion="reduce") as context:
        context.add_init_script(SETTINGS)
        start = context.new_page()
        start.goto(f"{host.address}/")
        start.locator("form").wait_for()
        # The start page is drawn first; the service worker's own requests are not among these.
        assert not any("/core-" in path for path in start.evaluate(LOADED))
    with browser.new_context(locale="en", reduced_motion="reduce") as context:
        context.add_init_script(SETTINGS + CLOCK)
        cold = _play(context, host)
        first = cold.evaluate("() => window.playable")
        scripts = {
            path.rpartition("/")[2]
            for path in cold.evaluate(LOADED)
            if "/assets/" in path and path.endswith(".js") and "/worker-" not in path
        }
        wait_until(cold, IS_KEPT)
        cold.close()
        context.set_offline(True)
        again = _play(context, host).evaluate("() => window.playable")
        return first, again, scripts


def _play(context: BrowserContext, host: Host) -> Page:
    """Open a game in which the person begins."""
    values = ["~firstgame", "quarto", "CSHT!", [None, "novice"], ["Ann", None]]
    parcel = write_parcel([*values, "lot", False, 1, None, "5", ""])
    page = context.new_page()
    page.goto(f"{host.address}/local/#game={parcel}", wait_until="commit")
    return page
