"""A short soak: every rule set and number of seats at least once."""

from random import Random

import pytest

from fourfold.games import GAMES, quarto
from fourfold.match import Match
from tests import soak


@pytest.mark.parametrize(("game", "games"), [("quarto", 240), ("quartino", 90)])
def test_random_games_finish_without_errors(game: str, games: int) -> None:
    ends, failure = soak.play_games(game, range(games))
    assert failure is None
    assert ends.total() == games
    assert len(ends) >= 4, "they end in many ways"


@pytest.mark.parametrize("game", GAMES)
def test_games_cycle_through_all_tables(game: str) -> None:
    setups = {soak.make_setup(game, number) for number in range(240)}
    counts = {(setup.rules, setup.seats, setup.starter) for setup in setups}
    assert len(counts) == {"quarto": 60 * 2, "quartino": 2 * (2 + 3 + 4)}[game]


def test_a_failure_is_reported_with_the_record(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(quarto.Position, "supply", property(lambda _: quarto.PIECES))
    ends, failure = soak.play_games("quarto", range(5))
    assert not ends
    assert failure
    assert '[Game "quarto"]' in failure
    assert "16 pieces" in failure


def test_a_game_is_the_same_in_every_run() -> None:
    records = []
    for _ in range(2):
        match = Match(soak.make_setup("quartino", 17), turn_cap=soak.TURN_CAP)
        soak.play_game(match, Random(17))
        records.append(match.record())
    assert records[0] == records[1]
