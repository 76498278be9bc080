"""Hypothesis strategies: games at every table, and their positions."""

from random import Random
from typing import Any

from hypothesis import strategies as st

from fourfold.games import quarto
from fourfold.games.quarto import QUARTO
from fourfold.games.setup import AnySetup, Setup
from tests.games.generator import QUARTO_RULES, SETUPS, Course, play_course
from tests.games.policy import POLICIES


@st.composite
def courses(draw: st.DrawFn, setups: tuple[AnySetup, ...] = SETUPS) -> Course:
    """Draw a possibly unfinished game at one of the tables."""
    setup = draw(st.sampled_from(setups))
    policy = draw(st.sampled_from(POLICIES))
    random = Random(draw(st.integers(0, 2**32)))
    return play_course(setup, random, policy, draw(st.integers(0, 120)))


def quarto_positions(rules: tuple[quarto.Rules, ...] = QUARTO_RULES) -> st.SearchStrategy[Any]:
    """Draw a Quarto! position from a random game."""
    setups = tuple(Setup(QUARTO, each) for each in rules)
    return courses(setups).map(lambda course: course.positions[-1])
