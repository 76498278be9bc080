"""Every bot repeats its recorded choices; `tests/bots/recorded.py` says how to record them."""

import json

import pytest

from fourfold.bots import bot_names
from tests.bots.recorded import GAMES, answer, questions

MIN_QUESTIONS = 100


@pytest.mark.parametrize(("game", "bot"), [(g, bot) for g in GAMES for bot in bot_names(g)])
def test_a_bot_chooses_what_it_chose_before(game: str, bot: str) -> None:
    asked = 0
    for row, question in questions(game):
        # Through JSON, so that tuples are lists.
        found = json.loads(json.dumps(answer(question, row, bot)))
        assert found == question["answers"][bot], (row["events"], question["after"])
        asked += 1
    assert asked > MIN_QUESTIONS
