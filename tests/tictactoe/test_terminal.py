"""The terminal skips a game without a screen, and nothing else changes there."""

from pathlib import Path

import pytest
from textual.pilot import Pilot
from textual.widgets import Input

from fourfold.games.record import format_record
from fourfold.games.setup import Setup
from fourfold.match import Match
from fourfold.terminal.games import NoScreenError, screens_of
from tests.terminal.pilot import run, words
from tests.tictactoe.game import GAME


def test_the_start_screen_lists_only_games_with_a_screen() -> None:
    async def look(pilot: Pilot[None]) -> None:
        assert "Quartino" in words(pilot)
        assert "tictactoe" not in words(pilot)

    run(None, look)


def test_a_saved_game_without_a_screen_is_refused_in_one_line(tmp_path: Path) -> None:
    path = tmp_path / "game.txt"
    path.write_text(format_record(Match(Setup(GAME, GAME.default_rules)).record()))

    async def load(pilot: Pilot[None]) -> None:
        await pilot.click("#load")
        pilot.app.screen.query_one(Input).value = str(path)
        await pilot.press("enter")
        await pilot.pause()
        assert "tictactoe can't be played in the terminal" in " ".join(words(pilot).split())

    run(None, load, size=(200, 40))


def test_there_is_no_screen_to_play_it() -> None:
    with pytest.raises(NoScreenError, match="tictactoe can't be played in the terminal"):
        screens_of(GAME)
