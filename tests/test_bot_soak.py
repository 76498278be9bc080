"""A short bot soak, and what it must catch."""

import pytest

from fourfold.bots import AnyChoice, AnyQuestion, BotError, Choice
from fourfold.games import quarto
from tests import bot_soak


def test_bots_of_all_levels_play_by_the_rules() -> None:
    played, decisions = bot_soak.play_chunk(0, 60)
    assert played == 60
    assert decisions.total() > 60


class Cheat:
    """Places every piece on the same square."""

    name = "cheat"

    def choose(self, question: AnyQuestion) -> AnyChoice:
        view = question.view
        assert isinstance(view, quarto.Position)
        if view.hand is None:
            return Choice((view.legal_moves()[0],))
        return Choice((quarto.Place(quarto.SQUARES[0]),))


def test_an_illegal_move_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(bot_soak, "keep_bot", lambda *_: Cheat())
    with pytest.raises(BotError, match="a1 is taken") as caught:
        bot_soak.play_game(0)
    assert "game 0:" in caught.value.__notes__[0]
