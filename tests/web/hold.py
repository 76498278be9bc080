"""Requests that stay unanswered for a while."""

from collections.abc import Iterator
from contextlib import contextmanager, suppress

from playwright.sync_api import Error, Page, Route


@contextmanager
def hold(page: Page, address: str) -> Iterator[list[Route]]:
    """Hold a page's requests to an address, the latest first; at the end release the rest.

    Playwright has a task for each of them. If one were still pending when it is garbage-collected,
    it would fail whichever test is running at the time.
    """
    held: list[Route] = []
    page.route(address, lambda route: held.insert(0, route))
    yield held
    page.unroute(address)
    for route in held:
        # The test may have answered it.
        with suppress(Error):
            route.fallback()
