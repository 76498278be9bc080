"""Measures the frames of a puzzle's interactions on a phone's screen with a slowed processor.

    python -m benchmarks.bench_frames [--slowdown N] [--rounds N]

Serves the static site, opens it in Chromium, slows the page's main thread down, and answers puzzles
wrongly and correctly. The browser itself reports every animation frame of 50 ms or more. Replaces
benchmarks/frames.md; exits with 1 if there was any.
"""

import argparse
import json
import os
import sys
from dataclasses import dataclass
from pathlib import Path
from tempfile import TemporaryDirectory

from playwright.sync_api import Browser, ViewportSize, sync_playwright

from benchmarks.machine import describe
from tests.web.host import PLACE, Host
from tools.bring_programs import MISSING_CHROMIUM, find_chromium
from tools.static_site import write_site

REPORT = Path(__file__).parent / "frames.md"
MAX_FRAME_MS = 50
SCREEN: ViewportSize = {"width": 360, "height": 740}
TITLE = """# Frames of a puzzle's interactions

Measured with `make bench-frames`: the static site in Chromium on a screen of 360 × 740 pixels, with
the page's main thread slowed down. A row's frames are those that Chromium itself reports as long
(50 ms or more) from a tap until everything it leads to is on the screen. Only taps are sent to
the page in that time. On a busy machine a frame also waits for other programs; the last column
doesn't: it is the processor time of the main thread's longest task, slowed down as well.
"""

WATCH = """
window.long = [];
new PerformanceObserver((list) => long.push(...list.getEntries().map((each) => each.duration)))
  .observe({ type: "long-animation-frame" });
"""

SCROLL_TO_MIDDLE = """
(selector) => {
  const part = document.querySelector(selector);
  part.scrollIntoView({ block: "nearest" });
  const { x, y, width, height } = part.getBoundingClientRect();
  return [x + width / 2, y + height / 2];
}
"""

SETTLED = """
async (selector) => {
  // An entry arrives after its frame: wait until a few frames have gone by without work.
  const frame = () => new Promise((next) => requestAnimationFrame(() => setTimeout(next, 60)));
  const limit = performance.now() + 60_000;
  while (!document.querySelector(selector)) {
    if (performance.now() > limit) throw new Error(`nothing on the page matches ${selector}`);
    await frame();
  }
  for (let count = 0; count < 3; count += 1) await frame();
  return long.splice(0);
}
"""

IDLE = '[aria-disabled="true"], [aria-disabled="true"] *'
"""What ignores taps, such as a button in its first moment."""

WIN_IN_1, WIN_IN_2, SPOT, STONES = "cs47cga", "wqhac32", "811z17s", "djffsbe"

CONFIRM = ".actions .confirm:enabled"
CALL = ".actions .call:enabled"
MARKED = '[data-square="{}"][aria-pressed="true"]'

Tap = tuple[str, str]
"""The element to tap, and the one that appears once the page has responded."""


def on(square: str) -> str:
    return f'[data-square="{square}"]'


STEPS: tuple[tuple[str, str, tuple[Tap, ...]], ...] = (
    (WIN_IN_1, "place a piece wrongly", ((on("c1"), CONFIRM), (CONFIRM, ".said .bad"))),
    (
        WIN_IN_1,
        "try again and win",
        (
            (".buttons .primary", on("d4") + '[aria-disabled="false"]'),
            (on("d4"), CONFIRM),
            (CONFIRM, ".below input"),
        ),
    ),
    (
        WIN_IN_2,
        "place and give; the opponent replies",
        (
            (on("c4"), CONFIRM),
            (CONFIRM, '.tray [data-piece="F"][aria-disabled="false"]'),
            ('.tray [data-piece="F"]', CONFIRM),
            (CONFIRM, '[data-square][aria-disabled="false"]'),
        ),
    ),
    (
        SPOT,
        "mark a line and call it wrongly",
        (
            (CALL, on("a3") + '[aria-disabled="false"]'),
            *((on(square), MARKED.format(square)) for square in ("a3", "b3", "c3", "d3")),
            (CALL, ".said .bad"),
        ),
    ),
    (
        STONES,
        "show the solution of a turn with stones",
        ((".buttons button:last-of-type", ".below input"),),
    ),
    (
        "sprint",
        "start a sprint, and answer four boards",
        (
            ("form .primary", "[data-square]"),
            *((".buttons .primary", ".buttons .primary:enabled") for _ in range(4)),
        ),
    ),
    (
        "streak",
        "end a streak, and start another",
        (
            (".buttons button:last-of-type", ".below input"),
            (".buttons .primary", ".buttons .primary:disabled"),
        ),
    ),
)


@dataclass(frozen=True)
class Measured:
    """What one interaction took, in ms."""

    title: str
    frames: list[float]
    """Its long frames."""
    task: float
    """The processor time of its longest task."""


def longest_task(trace: bytes) -> float:
    """Return the processor time of the longest task of any page's main thread, in ms."""
    events = json.loads(trace)["traceEvents"]
    main = {
        (event["pid"], event["tid"])
        for event in events
        if event["name"] == "thread_name" and event["args"]["name"] == "CrRendererMain"
    }
    times = [
        event.get("tdur", 0) / 1000
        for event in events
        if event["name"].endswith("RunTask") and (event["pid"], event["tid"]) in main
    ]
    return max(times, default=0.0)


def measure(browser: Browser, host: Host, slowdown: float) -> list[Measured]:
    """Perform each interaction once."""
    found = []
    with browser.new_context(viewport=SCREEN, has_touch=True, service_workers="block") as context:
        context.add_init_script(WATCH)
        page = context.new_page()
        page.set_default_timeout(120_000)
        shown = ""
        for puzzle, title, taps in STEPS:
            if puzzle != shown:
                page.goto(f"{host.address}/en/puzzles/?puzzle={puzzle}")
                if puzzle == "streak":
                    page.locator("form .primary").click()
                page.locator(taps[0][0]).first.wait_for()
                session = context.new_cdp_session(page)
                session.send("Emulation.setCPUThrottlingRate", {"rate": slowdown})
                shown = puzzle
            long: list[float] = []
            task = 0.0
            for part, after in taps:
                x, y = page.evaluate(SCROLL_TO_MIDDLE, part)
                page.evaluate(SETTLED, f"{part}:not({IDLE})")
                browser.start_tracing(page=page, categories=["toplevel"])
                page.touchscreen.tap(x, y)
                long += page.evaluate(SETTLED, after)
                task = max(task, longest_task(browser.stop_tracing()))
            found.append(Measured(title, long, task))
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
        frames = [frame for each in step for frame in each.frames]
        worst = f"{max(frames):.0f} ms, **missed**" if frames else f"under {MAX_FRAME_MS} ms"
        task = f"{max(each.task for each in step):.0f} ms"
        rows.append(f"| {step[0].title} | {len(step)} | {len(frames)} | {worst} | {task} |")
    load = os.getloadavg()[0]
    busy = "busy machine: " if load > (os.cpu_count() or 1) else ""
    about = (
        f"{describe()}\n\nChromium {version}, slowed down by a factor of {options.slowdown:g}; "
        f"{busy}load average {load:.1f} at the end"
    )
    head = "| interaction | rounds | long frames | worst | longest task |\n|---|---|---|---|---|"
    report = f"{TITLE}\n{about}\n\n{head}\n" + "\n".join(rows) + "\n"
    print(report, end="")
    REPORT.write_text(report, "utf-8")
    return int(any(each.frames for step in rounds for each in step))


if __name__ == "__main__":
    sys.exit(main())
