"""The static site in every engine: games against bots to the end, even without a network."""

from collections.abc import Iterator
from contextlib import closing
from pathlib import Path

import pytest
from playwright.sync_api import Browser

from tests.web.engines import alone, visit
from tests.web.engines.driver import Driver
from tests.web.engines.forecast import forecast
from tests.web.engines.playwright_driver import PlaywrightDriver
from tests.web.engines.webkit import WebKit
from tests.web.host import PLACE, Host
from tests.web.words import say
from tools.static_site import write_site


@pytest.fixture
def host(tmp_path: Path) -> Iterator[Host]:
    write_site(tmp_path / PLACE, "")
    host = Host(tmp_path)
    yield host
    host.stop()


@pytest.fixture(params=["browser", "firefox", "webkit"])
def visitor(request: pytest.FixtureRequest, host: Host) -> Iterator[Driver]:
    """Yield a window of each engine that can run the core."""
    found = request.getfixturevalue(request.param)
    if isinstance(found, Browser):
        with closing(PlaywrightDriver(found, host.address)) as driver:
            yield driver
    else:
        assert isinstance(found, WebKit)
        yield found.at(host.address)


def test_games_continue_to_the_end_without_a_network(visitor: Driver, host: Host) -> None:
    quarto = forecast("quarto", "perfect")
    alone.arrive(visitor)
    alone.follow(visitor, quarto.cut(turns=3))
    alone.play(visitor, moves=2)
    alone.keep_everything(visitor)
    visitor.reopen()
    host.stop()
    visitor.open("/")
    alone.resume(visitor)
    alone.finish(visitor, quarto)
    visit.review(visitor)

    quartino = forecast("quartino", "novice", "builder", "blocker")
    alone.follow(visitor, quartino.cut(turns=1))
    alone.finish(visitor, quartino)
    visit.review(visitor)


def test_puzzles_lessons_and_analysis_work_without_a_network(visitor: Driver, host: Host) -> None:
    alone.arrive(visitor)
    alone.keep_everything(visitor)
    visitor.reopen()
    host.stop()
    alone.learn(visitor)


def test_a_browser_that_cannot_run_the_core_says_so(old_webkit: WebKit, host: Host) -> None:
    driver = old_webkit.at(host.address)
    driver.open("/")
    driver.see("form [role=alert]", say("page-no-core"))
    assert (
        driver.run("return document.querySelectorAll('form button:enabled[type=submit]').length")
        == 0
    )
    visit.check(driver, "start page")
    driver.open(f"/local/#game={forecast('quarto', 'novice').cut(turns=1)}")
    driver.see("[role=alert]", say("page-no-core"))
    visit.read_rules(driver, "quarto")
