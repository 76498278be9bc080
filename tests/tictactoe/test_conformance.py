"""Tic-tac-toe obeys every law of the contract, like the package's own games."""

from collections.abc import Callable

import pytest

from fourfold.games.game import AnyReason
from fourfold.games.setup import AnySetup, Setup
from tests.games import generator, test_conformance, test_event
from tests.tictactoe import position
from tests.tictactoe.game import GAME
from tests.tictactoe.move import SQUARES, Mark
from tests.tictactoe.position import Rules

SETUPS = (Setup(GAME, Rules()), Setup(GAME, Rules(60), starter=2))

LAWS = {
    name: law
    for name, law in vars(test_conformance).items()
    if test_conformance.every_setup.mark in getattr(law, "pytestmark", ())
}
"""The tests that every setup must pass."""


@pytest.fixture(autouse=True)
def sampled(monkeypatch: pytest.MonkeyPatch) -> None:
    """Tell the suite what it can't learn from the contract."""
    endings: set[tuple[bool, AnyReason]] = {
        (True, position.Reason.LINE),
        (False, position.Reason.FULL_BOARD),
    }
    monkeypatch.setitem(generator.MOVES, GAME.name, tuple(map(Mark, SQUARES)))
    monkeypatch.setitem(generator.ENDINGS, GAME.name, lambda _: endings)


def test_the_laws_were_collected() -> None:
    assert len(LAWS) > 20


@pytest.mark.parametrize("setup", SETUPS, ids=generator.name_of)
@pytest.mark.parametrize("law", LAWS.values(), ids=LAWS)
def test_every_law_holds(law: Callable[[AnySetup], None], setup: AnySetup) -> None:
    law(setup)


def test_laws_for_the_game_itself() -> None:
    test_conformance.test_another_games_move_is_refused(GAME)
    test_conformance.test_a_game_is_the_same_in_every_process(GAME)
    test_event.test_events_can_be_read_back(GAME)
    test_event.test_is_move_is_true_only_for_moves(GAME)
    test_event.test_every_kind_of_event_can_be_followed(GAME)
    test_event.test_an_invalid_event_is_refused(GAME)
