"""Plays whole games on the static site in each engine, from the first move, which takes minutes.

    python -m tests.web.engines.whole_visit [chromium firefox webkit]

A new user plays Quarto! against `perfect` and reviews it; the page is closed and the network cut;
then the page is opened again for Quartino against three bots, to the last card. The tests do the
same from links that hold games near their ends.
"""

import sys
import time
from collections.abc import Iterator
from contextlib import closing, contextmanager
from pathlib import Path
from tempfile import TemporaryDirectory

from playwright.sync_api import sync_playwright

from tests.web.engines import alone, visit
from tests.web.engines.driver import Driver
from tests.web.engines.firefox import launch_firefox
from tests.web.engines.playwright_driver import PlaywrightDriver
from tests.web.engines.webkit import open_webkit
from tests.web.host import PLACE, Host
from tools.bring_programs import find_chromium, find_firefox
from tools.static_site import write_site

ENGINES = ("chromium", "firefox", "webkit")


@contextmanager
def open_engine(engine: str, address: str, folder: Path) -> Iterator[Driver]:
    """Start a browser that looks at an address."""
    if engine == "webkit":
        with open_webkit(folder, address) as driver:
            yield driver
        return
    program = find_chromium() if engine == "chromium" else find_firefox()
    assert program is not None, f"{engine} is missing: run make test"
    with sync_playwright() as playwright:
        if engine == "chromium":
            browser = playwright.chromium.launch(executable_path=program, args=["--no-sandbox"])
        else:
            browser = launch_firefox(playwright, program)
        with closing(browser), closing(PlaywrightDriver(browser, address)) as driver:
            yield driver


def play_all(driver: Driver, host: Host) -> None:
    """Visit the site as a new user, and say what happened."""
    alone.arrive(driver, is_new=True)
    alone.start(driver, "quarto", "perfect")
    _finish(driver)
    alone.keep_everything(driver)
    driver.reopen()
    host.stop()
    driver.open("/")
    alone.start(driver, "quartino", "builder", players=4)
    _finish(driver)


def _finish(driver: Driver) -> None:
    """Play the game to its end, and review it."""
    start = time.monotonic()
    match = alone.play(driver, is_new=True).match
    assert match is not None
    driver.see(visit.RESULT)
    visit.check(driver, "result")
    visit.review(driver)
    seconds = time.monotonic() - start
    moves, seats = len(match.moves), match.setup.seats
    print(f"{match.game.name}, {seats} seats: {moves} moves; {match.outcome} {seconds:.0f} s")


def main() -> int:
    for engine in sys.argv[1:] or ENGINES:
        with TemporaryDirectory(prefix="fourfold-") as folder:
            write_site(Path(folder) / "site" / PLACE, "")
            host = Host(Path(folder) / "site")
            print(f"--- {engine}", flush=True)
            with open_engine(engine, host.address, Path(folder) / "settings") as driver:
                play_all(driver, host)
    return 0


if __name__ == "__main__":
    sys.exit(main())
