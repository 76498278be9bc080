"""A visit to the page in every engine but Chromium, in which all other tests of the page run."""

import pytest

from tests.web.engines import visit
from tests.web.engines.driver import Driver

PHONE = (390, 844)


def test_a_first_visit_tours_plays_and_reviews_quarto(engine: Driver) -> None:
    visit.start_with_tour(engine)
    visit.win_quarto(engine)
    visit.review(engine)


def test_quartino_is_played_to_the_last_card(engine: Driver) -> None:
    visit.skip_tours(engine)
    visit.win_quartino(engine)


@pytest.mark.parametrize("game", ["quarto", "quartino"])
def test_the_rules_show_their_figures(engine: Driver, game: str) -> None:
    visit.read_rules(engine, game)


def test_everything_fits_on_a_phone(modern_engine: Driver) -> None:
    modern_engine.resize(*PHONE)
    visit.start_with_tour(modern_engine)
    visit.check(modern_engine, "table")
    visit.read_rules(modern_engine, "quarto")
