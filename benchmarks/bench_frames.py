"""Measures the frames of a puzzle's interactions on a phone's screen with a slowed processor.

    python -m benchmarks.bench_frames [--slowdown N] [--rounds N]

Serves the static site, opens it in Chromium, slows the page's main thread down, and answers puzzles
wrongly and correctly. The browser itself reports every animation frame of 50 ms or more. Replaces
benchmarks/frames.md; exits with 1 if there was any.
"""

import argparse
import os
import sys
from collections.abc import Callable
from pathlib import Path
from tempfile import TemporaryDirectory

from playwright.sync_api import Browser, Page, ViewportSize, sync_playwright

from benchmarks.machine import describe
from tests.web.host import PLACE, Host
from tools.bring_programs import MISSING_CHROMIUM, find_chromium
from tools.static_site import write_site

REPORT = Path(__file__).parent / "frames.md"
MAX_FRAME_MS = 50
SCREEN: ViewportSize = {"width": 360, "height": 740}
TITLE = """# Frames of a puzzle's interactions

By `make bench-frames`: the static site in Chromium on a screen of 360 × 740 pixels, with the page's
main thread slowed down. A row's frames are those that Chromium itself reports as long (50 ms or
more) between the first tap and the answer on the board.
"""

WATCH = """
window.long = [];
new PerformanceObserver((list) => long.push(...list.getEntries().map((each) => each.duration)))
  .observe({ type: "long-animation-frame" });
"""

SETTLED = """
async () => {
  // An entry arrives after its frame: wait until a few frames have gone by without work.
  const frame = () => new Promise((next) => requestAnimationFrame(() => setTimeout(next, 60)));
  for (let count = 0; count < 3; count += 1) await frame();
  return long.splice(0);
}
"""

WIN_IN_1, WIN_IN_2, SPOT, STONES = "cs47cga", "wqhac32", "811z17s", "djffsbe"


def place(page: Page, square: str) -> None:
    page.locator(f'[data-square="{square}"]').dispatch_event("click")
    page.locator(".actions .confirm").click()


def miss(page: Page) -> None:
    """Place the piece on the wrong square."""
    place(page, "c1")
    page.locator(".said.bad").wait_for()


def win(page: Page) -> None:
    """Try again, and win."""
    page.locator(".buttons .primary").click()
    place(page, "d4")
    page.locator(".said.good").wait_for()


def reply(page: Page) -> None:
    """Make a turn to which the opponent replies."""
    place(page, "c4")
    page.locator('.tray [data-piece="F"]').click()
    page.locator(".actions .confirm").click()
    page.locator(".buttons button:enabled").first.wait_for()


def call(page: Page) -> None:
    """Mark four pieces and call them."""
    page.locator(".actions .call").click()
    for square in ("a3", "b3", "c3", "d3"):
        page.locator(f'[data-square="{square}"]').dispatch_event("click")
    page.locator(".actions .call").click()
    page.locator(".said.bad").wait_for()


def show(page: Page) -> None:
    """Show the solution of a turn with stones."""
    page.locator(".buttons button").last.click()
    page.locator(".below input").wait_for()


STEPS: tuple[tuple[str, str, Callable[[Page], None]], ...] = (
    (WIN_IN_1, "place a piece wrongly", miss),
    (WIN_IN_1, "try again and win", win),
    (WIN_IN_2, "place and give; the opponent replies", reply),
    (SPOT, "mark a line and call it wrongly", call),
    (STONES, "show the solution of a turn with stones", show),
)


def measure(browser: Browser, host: Host, slowdown: float) -> list[tuple[str, list[float]]]:
    """Return the long frames of each interaction."""
    found = []
    with browser.new_context(viewport=SCREEN, has_touch=True, service_workers="block") as context:
        context.add_init_script(WATCH)
        page = context.new_page()
        page.set_default_timeout(120_000)
        shown = ""
        for puzzle, title, act in STEPS:
            if puzzle != shown:
                page.goto(f"{host.address}/en/puzzles/?puzzle={puzzle}")
                page.locator("[data-square], [data-field]").first.wait_for()
                session = context.new_cdp_session(page)
                session.send("Emulation.setCPUThrottlingRate", {"rate": slowdown})
                shown = puzzle
            page.evaluate(SETTLED)
            act(page)
            found.append((title, page.evaluate(SETTLED)))
    return found


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--slowdown", type=float, default=4, help="factor for the main thread")
    parser.add_argument("--rounds", type=int, default=5, help="number of times each step is taken")
    options = parser.parse_args()
    chromium = find_chromium()
    if chromium is None:
        sys.exit(f"fourfold: {MISSING_CHROMIUM}")
    with TemporaryDirectory(prefix="fourfold-") as folder, sync_playwright() as playwright:
        write_site(Path(folder) / PLACE, "")
        host = Host(Path(folder))
        browser = playwright.chromium.launch(executable_path=chromium, args=["--no-sandbox"])
        rounds = [measure(browser, host, options.slowdown) for _ in range(options.rounds)]
        version = browser.version
        browser.close()
        host.stop()
    rows = []
    for step in zip(*rounds, strict=True):
        frames = [frame for _, long in step for frame in long]
        worst = f"{max(frames):.0f} ms, **missed**" if frames else f"under {MAX_FRAME_MS} ms"
        rows.append(f"| {step[0][0]} | {len(step)} | {len(frames)} | {worst} |")
    load = os.getloadavg()[0]
    busy = "busy machine: " if load > (os.cpu_count() or 1) else ""
    about = (
        f"{describe()}\n\nChromium {version}, slowed down by a factor of {options.slowdown:g}; "
        f"{busy}load average {load:.1f} at the end"
    )
    head = "| interaction | rounds | long frames | worst |\n|---|---|---|---|"
    report = f"{TITLE}\n{about}\n\n{head}\n" + "\n".join(rows) + "\n"
    print(report, end="")
    REPORT.write_text(report, "utf-8")
    return int(any(long for each in rounds for _, long in each))


if __name__ == "__main__":
    sys.exit(main())
