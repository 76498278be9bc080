"""Measures the time until a game is on screen, and the bytes loaded for it.

    python -m benchmarks.bench_page [--loads N] [--against FOLDER]

Starts a server, and Chromium with a new profile and an empty cache for every load. The time runs
from the request to the frame that shows the whole board, by the browser's own clock. Replaces
benchmarks/page.md; exits with 1 if a budget is exceeded.

`--against` alternates with the page and server of another checkout, where `make native page` has
been run, and prints both; page.md stays as it is.
"""

import argparse
import os
import sys
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from dataclasses import dataclass
from pathlib import Path
from statistics import median
from tempfile import TemporaryDirectory

from playwright.sync_api import Browser, sync_playwright

from benchmarks.machine import describe, find_commit
from tests.web.conftest import SETTINGS
from tests.web.server import COMMAND, Server
from tests.web.table import new_room
from tools.bring_programs import MISSING_CHROMIUM, find_chromium

REPORT = Path(__file__).parent / "page.md"
TITLE = (
    "# The page, measured\n\n"
    "Measured with `make bench-page`: server and Chromium on the same machine, nothing in the "
    "cache. A load ends with the frame in which the whole board is shown; *script* is the size of "
    "this load's scripts as sent over the wire.\n"
)
HEAD = "| | loads | median | worst | script | everything |\n|---|---|---|---|---|---|"

MAX_SCRIPT_BYTES = 150_000
"""The script budget for a first load, which the page's build enforces too: web/size.mjs."""

LOCALE = "cs"
"""The language with the longest texts."""


@dataclass(frozen=True, slots=True)
class View:
    """A game whose board must appear."""

    title: str
    game: str
    rules: str
    place: str
    """A selector for one place on the board."""
    places: int


VIEWS = (
    View("Quarto!", "quarto", "CSHT!", "[data-square]", 16),
    View("Quartino", "quartino", "wheel", "[data-field]", 9),
)

# An element is painted within two frames of being found.
CLOCK = """
window.drawn = new Promise((resolve) => {
  const look = () => document.querySelectorAll("%s").length >= %d
    ? requestAnimationFrame(() => requestAnimationFrame(() => resolve(performance.now())))
    : requestAnimationFrame(look);
  look();
});
"""

ARRIVED = """
async () => {
  const milliseconds = await window.drawn;
  const all = [...performance.getEntriesByType("navigation"),
    ...performance.getEntriesByType("resource")];
  const size = (entries) => entries.reduce((sum, entry) => sum + entry.encodedBodySize, 0);
  const script = size(all.filter((entry) => new URL(entry.name).pathname.endsWith(".js")));
  return { milliseconds, script, everything: size(all) };
}
"""


@dataclass(frozen=True, slots=True)
class Load:
    """One load, in milliseconds and bytes."""

    milliseconds: float
    script: int
    everything: int


Measured = tuple[str, list[Load]]
"""The title of a view, with the checkout if there are two, and its loads."""


def load(browser: Browser, server: Server, view: View) -> Load:
    """Open a game as a first-time visitor."""
    with browser.new_context() as guest:
        path = new_room(guest.new_page(), server, view.game, view.rules, "me", "bot")
        identity = guest.storage_state()
    with browser.new_context(storage_state=identity, locale=LOCALE) as context:
        context.add_init_script(SETTINGS + CLOCK % (view.place, view.places))
        page = context.new_page()
        page.goto(server.address + path, wait_until="commit")
        measured = Load(**page.evaluate(ARRIVED))
        assert page.locator(view.place).count() == view.places
    return measured


def row(title: str, loads: list[Load]) -> str:
    """Return a line of the report."""
    times = [each.milliseconds / 1000 for each in loads]
    script = max(each.script for each in loads)
    budget = f"at most {MAX_SCRIPT_BYTES / 1000:.0f}"
    if script > MAX_SCRIPT_BYTES:
        budget += ", **exceeded**"
    return (
        f"| {title} | {len(loads)} | {median(times):.2f} s | {max(times):.2f} s "
        f"| {script / 1000:.1f} kB, {budget} "
        f"| {max(each.everything for each in loads) / 1000:.1f} kB |"
    )


def measure(browser: Browser, commands: dict[str, Path], count: int) -> Iterator[Measured]:
    """Load every view `count` times from each server, alternating, after one warm-up load each."""
    with ExitStack() as stack:
        servers = {
            title: stack.enter_context(_running(command)) for title, command in commands.items()
        }
        for view in VIEWS:
            loads: dict[str, list[Load]] = {title: [] for title in servers}
            for number in range(count + 1):
                for title, server in servers.items():
                    measured = load(browser, server, view)
                    if number:
                        loads[title].append(measured)
            yield from ((f"{view.title}{title}", found) for title, found in loads.items())


@contextmanager
def _running(command: Path) -> Iterator[Server]:
    with TemporaryDirectory(prefix="fourfold-") as folder:
        server = Server(Path(folder), command=command)
        server.start()
        try:
            yield server
        finally:
            server.stop()


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--loads", type=int, default=10, help="number of loads of each view")
    parser.add_argument("--against", type=Path, help="another checkout to alternate with")
    options = parser.parse_args()
    chromium = find_chromium()
    if chromium is None:
        sys.exit(f"fourfold: {MISSING_CHROMIUM}")
    commands = {"": COMMAND}
    if options.against is not None:
        other = options.against / ".venv" / "bin" / COMMAND.name
        commands = {", before": other, ", now": COMMAND}
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=chromium, args=["--no-sandbox"])
        measured = list(measure(browser, commands, options.loads))
        version = browser.version
        browser.close()
    busy = f"load average {os.getloadavg()[0]:.1f} at the end"
    against = "" if options.against is None else f", against {find_commit(options.against)}"
    about = f"{describe()}{against}\n\nChromium {version}, language {LOCALE}, {busy}"
    rows = "\n".join(row(title, loads) for title, loads in measured)
    report = f"{TITLE}\n{about}\n\n{HEAD}\n{rows}\n"
    print(report, end="")
    if options.against is not None:
        return 0
    REPORT.write_text(report, "utf-8")
    return int(any(each.script > MAX_SCRIPT_BYTES for _, loads in measured for each in loads))


if __name__ == "__main__":
    sys.exit(main())
