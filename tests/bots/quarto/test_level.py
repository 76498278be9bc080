"""The levels: each is at least as good as the one below in everything, and all are translated."""

from itertools import pairwise

import pytest

from fourfold.bots import bot_names
from fourfold.bots.quarto import LEVELS, Level
from fourfold.games.quarto import QUARTO
from fourfold.language import LANGUAGES, Language
from tests.bots.quarto.table import NAMES


@pytest.mark.parametrize(("lower", "higher"), list(pairwise(LEVELS)), ids=lambda level: level.name)
def test_a_higher_level_is_better_in_something_and_worse_in_nothing(
    lower: Level, higher: Level
) -> None:
    assert higher.attention.lapse < lower.attention.lapse
    assert higher.attention.crowding <= lower.attention.crowding
    assert higher.depth.plies >= lower.depth.plies
    assert higher.depth.nodes >= lower.depth.nodes
    assert higher.knowledge.parity >= lower.knowledge.parity
    assert higher.knowledge.mobility >= lower.knowledge.mobility
    assert higher.wrong_calls <= lower.wrong_calls


def test_only_the_lowest_level_calls_wrongly() -> None:
    assert [level.name for level in LEVELS if level.wrong_calls] == ["novice"]


def test_the_catalogue_lists_the_levels_from_the_weakest() -> None:
    assert bot_names(QUARTO) == ("random", *(level.name for level in LEVELS), "perfect")


@pytest.mark.parametrize("code", LANGUAGES)
def test_every_language_has_the_name_and_the_character_of_every_level(code: str) -> None:
    language = Language(code)
    for name in NAMES:
        assert language.has(f"bot-quarto-{name}")
        assert language.has(f"bot-quarto-{name}.character")
