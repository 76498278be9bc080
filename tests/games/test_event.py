"""Events: every one can be written, read and followed."""

import pytest

from fourfold.games import GAMES, quarto
from fourfold.games.event import Event, follow, format_event, is_move, parse_event
from fourfold.games.game import (
    Agreement,
    AnyGame,
    Departure,
    IllegalMoveError,
    NotationError,
    Outcome,
    Reason,
)
from tests.games.generator import MOVES

every_game = pytest.mark.parametrize("game", GAMES.values(), ids=GAMES)


@every_game
def test_events_can_be_read_back(game: AnyGame) -> None:
    leavers = [Departure(seat, r) for seat in (1, 4) for r in (Reason.TIME, Reason.RESIGNATION)]
    events: list[Event] = [*MOVES[game.name], *leavers, Agreement()]
    for event in events:
        assert parse_event(format_event(event, game), game) == event


@every_game
def test_is_move_is_true_only_for_moves(game: AnyGame) -> None:
    assert all(map(is_move, MOVES[game.name]))
    assert not is_move(Agreement())
    assert not is_move(Departure(1, Reason.TIME))


@every_game
def test_every_kind_of_event_can_be_followed(game: AnyGame) -> None:
    start = game.start(game.default_rules, deal=game.draw_deal(2, 1))
    move = start.legal_moves()[0]
    assert follow(start, move, 1) == start.play(move)
    assert follow(start, Agreement()).outcome == Outcome(None, Reason.AGREEMENT)
    gone = follow(start, Departure(1, Reason.RESIGNATION))
    assert gone.outcome == Outcome(2, Reason.RESIGNATION)
    for event in (move, Agreement(), Departure(2, Reason.TIME)):
        with pytest.raises(IllegalMoveError, match="over"):
            follow(gone, event)


@every_game
def test_an_invalid_event_is_refused(game: AnyGame) -> None:
    for text in ("", "draws", "0:time", "2:line", "2: time", "x"):
        with pytest.raises(NotationError):
            parse_event(text, game)


def test_a_line_is_not_a_reason_for_a_departure() -> None:
    with pytest.raises(IllegalMoveError, match="by line"):
        Departure(1, quarto.Reason.LINE)  # type: ignore[arg-type]
