"""One browser of each engine per test worker, shared by all its tests."""

from collections.abc import Iterator
from contextlib import closing

import pytest
from playwright.sync_api import Browser, Playwright

from tests.services.missing import skip_or_fail
from tests.web.engines.driver import Driver
from tests.web.engines.firefox import launch_firefox
from tests.web.engines.playwright_driver import PlaywrightDriver
from tests.web.engines.webkit import open_old_webkit, open_webkit
from tests.web.server import Server
from tools.bring_programs import (
    COG,
    MISSING_FIREFOX,
    MISSING_OLD_WEBKIT,
    MISSING_WEBKIT,
    OLD_WEBKIT,
    WEBKIT,
    XVFB,
    find_firefox,
    find_program,
)

DESKTOP_VIEWPORT = (1280, 900)


@pytest.fixture(scope="package")
def firefox(playwright: Playwright) -> Iterator[Browser]:
    program = find_firefox()
    if program is None:
        skip_or_fail(MISSING_FIREFOX)
    with closing(launch_firefox(playwright, program)) as browser:
        yield browser


@pytest.fixture(scope="package")
def webkit(one_server: Server, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Driver]:
    if find_program(WEBKIT) is None or find_program(XVFB) is None:
        skip_or_fail(MISSING_WEBKIT)
    with open_webkit(tmp_path_factory.mktemp("webkit"), one_server.address) as driver:
        yield driver


@pytest.fixture(scope="package")
def old_webkit(one_server: Server) -> Iterator[Driver]:
    if find_program(OLD_WEBKIT) is None or find_program(COG) is None:
        # Not every system has it, so CI doesn't insist.
        pytest.skip(MISSING_OLD_WEBKIT)
    with open_old_webkit(one_server.address) as driver:
        yield driver


@pytest.fixture(params=["firefox", "webkit", "old_webkit"])
def engine(request: pytest.FixtureRequest, server: Server) -> Iterator[Driver]:
    """Yield a window of each engine in turn."""
    yield from _open(request, server)


@pytest.fixture(params=["firefox", "webkit"])
def modern_engine(request: pytest.FixtureRequest, server: Server) -> Iterator[Driver]:
    """Yield a window of each engine whose windows can have any size."""
    yield from _open(request, server)


def _open(request: pytest.FixtureRequest, server: Server) -> Iterator[Driver]:
    found = request.getfixturevalue(request.param)
    if isinstance(found, Driver):
        if request.param == "webkit":
            found.resize(*DESKTOP_VIEWPORT)
        yield found
    else:
        with closing(PlaywrightDriver(found, server.address)) as driver:
            yield driver
