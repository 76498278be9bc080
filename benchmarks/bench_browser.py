"""Measures the page without a server: download size, time to the first board, speed of the core.

    python -m benchmarks.bench_browser [--loads N] [--positions N] [--repeats N]

Writes the static site into a temporary folder, serves it, and opens it in Chromium. Answers of the
core in the browser's worker are compared with the native core's. Replaces benchmarks/browser.md.
"""

import argparse
import itertools
import os
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from random import Random
from statistics import median
from tempfile import TemporaryDirectory

from playwright.sync_api import Browser, sync_playwright

from benchmarks.browser_core import BrowserCore
from benchmarks.browser_load import load_table
from benchmarks.browser_size import size_table
from benchmarks.machine import describe
from benchmarks.solver_positions import random_position, read_cases
from fourfold.bots import bot_names
from fourfold.games import GAMES, quarto
from fourfold.solver import Solver
from tests.core.request import open_book, write_request
from tests.core.wasm import NO_CAP, play_some
from tests.web.host import PLACE, Host
from tools.bring_programs import MISSING_CHROMIUM, find_chromium
from tools.static_site import write_site

REPORT = Path(__file__).parent / "browser.md"
RULES = "CSHT"
MIN_PIECES_WITHOUT_BOOK = 4
"""With fewer pieces an analysis without the book takes longer than anyone would wait."""

MAX_PIECES = 8

PEER = """An analysis finds the values and distances of all turns. The last columns are the
native solver's CPU time for the position's value alone, without the book; WebAssembly takes 2.3
times as long. Another program in the browser, motlin/quarto, searches with a port of a solver that
takes 128 ms natively with 5 pieces, where ours took 5 ms.
"""

TITLE = """# The page without a server, measured

Measured with `make bench-browser`: the static site on a plain web host and Chromium on the same
machine. Every answer of the core was compared with the native core's before its time was recorded.
"""


@contextmanager
def serve(has_book: bool) -> Iterator[tuple[Host, Path]]:
    """Serve the site, with or without the opening book."""
    with TemporaryDirectory(prefix="fourfold-") as folder:
        site = Path(folder) / PLACE
        write_site(site, "")
        if not has_book:
            for book in (site / "assets").glob("*.book"):
                book.unlink()
        host = Host(Path(folder))
        try:
            yield host, site
        finally:
            host.stop()


def find_positions(pieces: int, count: int) -> list[quarto.Position]:
    """Return positions with this many pieces on the board and one in hand."""
    rules, random = quarto.parse_rules(RULES), Random(pieces)
    known = [
        case.position
        for case in read_cases()
        if case.position.placed == pieces and quarto.format_rules(case.rules) == RULES
    ][:count]
    return known + [random_position(rules, pieces, random) for _ in range(count - len(known))]


def make_analyses(pieces: int, count: int) -> list[str]:
    """Return requests for the analysis of positions with this many pieces."""
    return [
        write_request(
            "analysis",
            game="quarto",
            rules=RULES,
            position=quarto.format_position(position),
            seconds=NO_CAP,
        )
        for position in find_positions(pieces, count)
    ]


def make_turns(game: str, bot: str, count: int) -> list[str]:
    """Return requests for a bot's turn in positions of random games."""
    courses = (course for number in itertools.count() for course, _, _ in play_some(game, number))
    return [
        write_request("turn", **course, bot=bot, seed=seed, seconds=NO_CAP)
        for seed, course in enumerate(itertools.islice(courses, count))
    ]


def show(times: list[float]) -> str:
    """Return the median and the worst of some times in milliseconds."""
    return f"{median(times):,.1f} ms | {max(times):,.1f} ms"


def time_analyses(core: BrowserCore, pieces: range, count: int) -> dict[int, str]:
    """Return the times of analyses by the number of pieces."""
    return {each: show(core.time(make_analyses(each, count))) for each in pieces}


def time_values(pieces: range, count: int, repeats: int) -> dict[int, str]:
    """Return the native solver's times for the values alone, without the book."""
    return {
        each: show(
            [
                min(time_value(position) for _ in range(repeats))
                for position in find_positions(each, count)
            ]
        )
        for each in pieces
    }


def time_value(position: quarto.Position) -> float:
    """Return the CPU milliseconds in which a new solver finds a position's value."""
    solver = Solver(position.rules, use_book=False, threads=1)
    start = time.process_time()
    solver.solve(position, distance=False)
    return (time.process_time() - start) * 1000


def time_bots(core: BrowserCore, count: int) -> list[str]:
    """Return a line for each bot."""
    return [
        f"| {name} | {bot} | {show(core.time(make_turns(name, bot, count)))} |"
        for name, game in GAMES.items()
        for bot in bot_names(game)
    ]


def find_script(site: Path) -> str:
    """Return the script of the core's worker."""
    [script] = (site / "assets").glob("worker-*.js")
    return f"assets/{script.name}"


def measure(browser: Browser, options: argparse.Namespace) -> str:
    """Return all tables. Analyses without the book come first: once loaded, it stays."""
    pieces = range(MIN_PIECES_WITHOUT_BOOK, MAX_PIECES + 1)
    with serve(has_book=False) as (host, site):
        core = BrowserCore(browser, host, find_script(site), options.repeats)
        without = time_analyses(core, pieces, options.positions)
    open_book()
    with serve(has_book=True) as (host, site):
        loads, scripts = load_table(browser, host, options.loads)
        core = BrowserCore(browser, host, find_script(site), options.repeats)
        booked = time_analyses(core, range(MAX_PIECES + 1), options.positions)
        bots = time_bots(core, options.positions)
    values = time_values(pieces, options.positions, options.repeats)
    rows = [
        f"| {each} | {booked[each]} | {without.get(each, '– | –')} | {values.get(each, '– | –')} |"
        for each in booked
    ]
    note = f"{options.positions} positions each, best of {options.repeats} runs"
    return "\n".join(
        (
            f"## Download\n\n{size_table(scripts)}\n",
            f"## First board\n\n{loads}\n",
            f"## Analysis of all turns, Quarto!\n\nIn the worker; {note}.\n\n{PEER}",
            "| pieces | with the book: median | worst | without: median | worst "
            "| value alone, natively: median | worst |",
            "|---|---|---|---|---|---|---|",
            *rows,
            f"\n## Bots, one turn\n\nIn the worker, in positions of random games; {note}.\n",
            "| game | level | median | worst |",
            "|---|---|---|---|",
            *bots,
        )
    )


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--loads", type=int, default=5, help="number of loads of a game")
    parser.add_argument("--positions", type=int, default=10, help="number of positions per row")
    parser.add_argument("--repeats", type=int, default=3, help="number of runs per position")
    options = parser.parse_args()
    chromium = find_chromium()
    if chromium is None:
        sys.exit(f"fourfold: {MISSING_CHROMIUM}")
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=chromium, args=["--no-sandbox"])
        tables = measure(browser, options)
        version = browser.version
        browser.close()
    load = os.getloadavg()[0]
    busy = "busy machine: " if load > (os.cpu_count() or 1) else ""
    about = f"{describe()}\n\nChromium {version}; {busy}load average {load:.1f} at the end"
    report = f"{TITLE}\n{about}\n\n{tables}\n"
    print(report, end="")
    REPORT.write_text(report, "utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main())
