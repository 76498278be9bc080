"""Waits until a page has come to rest: no fixed time, but what comes last."""

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
    """Wait for an answer that the page asks for now: it has dealt with all earlier ones."""
    page.evaluate(REQUEST)


def finish_motion(page: Page) -> None:
    """Wait until everything that moves or fades, and ends by itself, has ended."""
    page.evaluate(MOTION)
