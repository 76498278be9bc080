"""A short run of comparisons between the core and the server, and what a difference looks like."""

import pytest

from fourfold.games import GAMES
from fourfold.server.games.quartino import adapter as quartino_adapter
from fourfold.server.games.quarto import adapter as quarto_adapter
from tests.core.parity import check_game
from tests.parity import check_games


@pytest.mark.parametrize("part", range(4))
@pytest.mark.parametrize(("game", "games"), [("quarto", 60), ("quartino", 24)])
def test_the_core_tells_what_the_server_tells(game: str, games: int, part: int) -> None:
    compared, failure = check_games(game, range(part * games, (part + 1) * games), check_game)
    assert failure is None
    assert compared > 20 * games


@pytest.mark.parametrize("game", GAMES)
def test_a_difference_comes_with_the_request(game: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(quarto_adapter, "MIN_PIECES_TO_CALL", 3)
    monkeypatch.setattr(quartino_adapter, "_can_match", lambda _: True)
    quarto_adapter._describe_position.cache_clear()
    quartino_adapter._describe_position.cache_clear()
    try:
        _, failure = check_games(game, range(3), check_game)
    finally:
        quarto_adapter._describe_position.cache_clear()
        quartino_adapter._describe_position.cache_clear()
    assert failure
    assert f"ask state\ngame {game}" in failure
