"""Waits until a page is idle: for the last thing that happens, not for a fixed time."""

from playwright.sync_api import Page

REQUEST = "() => fetch('/readyz').then((answer) => answer.text())"

MOTION = """async () => {
    await document.fonts.ready;
    // A change of style is seen, and its transitions begin, with the next frame.
    for (let frame = 0; frame < 2; frame += 1) await new Promise(requestAnimationFrame);
    const ends = (each) => each.effect.getComputedTiming().endTime !== Infinity;
    const ending = document.getAnimations().filter(ends).map((each) => each.finished);
    await Promise.allSettled(ending);
}"""


def finish_requests(page: Page) -> None:
    """Wait for a response that the page requests now: it has handled all earlier ones."""
    page.evaluate(REQUEST)


def finish_motion(page: Page) -> None:
    """Wait until all finite animations have ended."""
    page.evaluate(MOTION)
