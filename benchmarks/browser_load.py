"""Times until a game in the browser is drawn and playable, on the first and on later visits."""

import time
from statistics import median

from playwright.sync_api import Browser, BrowserContext, Page, Route

from tests.web.conftest import SETTINGS
from tests.web.host import Host
from tests.web.local_game import IS_KEPT, wait_until, write_parcel

# Elements that have been found are painted two frames later.
CLOCK = """
const painted = (isThere) => new Promise((resolve) => {
  const look = () => isThere()
    ? requestAnimationFrame(() => requestAnimationFrame(() => resolve(performance.now())))
    : requestAnimationFrame(look);
  look();
});
window.drawn = painted(() => document.querySelectorAll("[data-square]").length === 16);
window.playable = painted(() => document.querySelector("[data-piece][aria-disabled=false]"));
"""

TIMES = "async () => [await drawn, await playable]"

LOADED = """
() => performance.getEntriesByType("resource").map(({ name }) => new URL(name).pathname)
"""


CORE_DELAY_SECONDS = 1
"""How much longer the core takes on a slow line, in the last row."""

ROWS = (
    "from a link, with an empty cache",
    "from a link, on a later visit, offline",
    "reopened, offline",
    f"reopened, with the core delayed by {CORE_DELAY_SECONDS} s",
)


def load_table(browser: Browser, host: Host, count: int) -> tuple[str, set[str]]:
    """Return the times to the board, and its scripts; the first load doesn't count."""
    loads = [_load(browser, host) for _ in range(count + 1)]
    times, scripts = zip(*loads[1:], strict=True)
    head = (
        "| a game against a bot | loads | drawn: best | median | worst "
        "| playable: best | median | worst |\n|---|---|---|---|---|---|---|---|"
    )
    rows = [
        f"| {name} | {count} | {_show([drawn for drawn, _ in row])} "
        f"| {_show([playable for _, playable in row])} |"
        for name, row in zip(ROWS, zip(*times, strict=True), strict=True)
    ]
    return "\n".join((head, *rows)), set().union(*scripts)


def _show(times: list[float]) -> str:
    return f"{min(times):.0f} ms | {median(times):.0f} ms | {max(times):.0f} ms"


def _load(browser: Browser, host: Host) -> tuple[list[list[float]], set[str]]:
    """Open a game as a first-time visitor, and again when everything is cached."""
    with browser.new_context(locale="en", reduced_motion="reduce") as context:
        context.add_init_script(SETTINGS + CLOCK)
        link = f"{host.address}/local/#game={_parcel()}"
        cold = _open(context, link)
        times = [cold.evaluate(TIMES)]
        scripts = {
            path.rpartition("/")[2]
            for path in cold.evaluate(LOADED)
            if "/assets/" in path and path.endswith(".js")
        }
        wait_until(cold, IS_KEPT)
        cold.close()
        context.set_offline(True)
        for place in (link, _place(host)):
            page = _open(context, place)
            times.append(page.evaluate(TIMES))
            page.close()
    return [*times, _load_late(browser, host)], scripts


def _load_late(browser: Browser, host: Host) -> list[float]:
    """Reopen a game without a service worker, while its core loads late."""
    with browser.new_context(
        locale="en", reduced_motion="reduce", service_workers="block"
    ) as context:
        context.add_init_script(SETTINGS + CLOCK)
        first = _open(context, f"{host.address}/local/#game={_parcel()}")
        first.evaluate(TIMES)
        first.close()
        context.route("**/core-*.wasm", _delay)
        times: list[float] = _open(context, _place(host)).evaluate(TIMES)
        return times


def _delay(route: Route) -> None:
    time.sleep(CORE_DELAY_SECONDS)
    route.continue_()


GAME = "~firstgame"


def _place(host: Host) -> str:
    return f"{host.address}/local/?game={GAME}"


def _parcel() -> str:
    """Return a packed game in which the person moves first."""
    values = [GAME, "quarto", "CSHT!", [None, "novice"], ["Ann", None]]
    return write_parcel([*values, "lot", False, 1, None, "5", ""])


def _open(context: BrowserContext, address: str) -> Page:
    page = context.new_page()
    page.goto(address, wait_until="commit")
    return page
