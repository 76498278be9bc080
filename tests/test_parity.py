"""A short parity run of both games, and what a difference looks like."""

import pytest

from fourfold.games import GAMES, quartino, quarto
from tests import parity


@pytest.mark.parametrize(("game", "games"), [("quarto", 60), ("quartino", 18)])
def test_both_implementations_play_the_same_games(game: str, games: int) -> None:
    compared, failure = parity.check_games(game, range(games))
    assert failure is None
    assert compared > 20 * games


@pytest.mark.parametrize("game", GAMES)
def test_a_game_is_the_same_in_every_run(game: str) -> None:
    assert parity.check_games(game, [5, 9]) == parity.check_games(game, [5, 9])


def test_a_difference_is_reported_with_the_game_and_the_position(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(quarto.Position, "complete_groups", lambda _: quarto.LINES)
    monkeypatch.setattr(quartino.Position, "is_wrong", lambda _, move: move == quartino.End())
    for game, start in (("quarto", "CSHT! ..../..../..../.... - -"), ("quartino", "wheel ")):
        compared, failure = parity.check_games(game, range(3))
        assert compared == 0
        assert failure
        assert f"{game} game 0" in failure
        assert start in failure
