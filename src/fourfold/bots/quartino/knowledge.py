"""Infers public knowledge about hidden cards from the events of a game."""

from collections import Counter
from collections.abc import Iterator, Sequence

from fourfold.games.event import Event, follow
from fourfold.games.game import IllegalMoveError, Seat
from fourfold.games.quartino import FIELDS, Card, Claim, Phase, Position, Rack
from fourfold.solver.quartino.search import Knowledge, cards_within, know_nothing

_CARDS_OF_A_RACK: tuple[Card | None, ...] = (None,) * 4


def gather_knowledge(view: Position, events: Sequence[Event]) -> Knowledge:
    """Return what the events reveal about the hidden cards in a view.

    Events that do not lead to the view, such as an empty list, reveal nothing.
    """
    for seat in range(1, view.seats + 1):
        course = _follow_all(view, seat, events)
        if course and course[-1] == view.view(None):
            return _learn(course, events)
    return know_nothing(view.seats)


def _follow_all(view: Position, start: Seat, events: Sequence[Event]) -> list[Position]:
    """Return the game's positions as a spectator saw them; none if the events don't fit."""
    racks = (Rack(_CARDS_OF_A_RACK),) * view.seats
    course = [Position(view.rules, ((),) * len(FIELDS), start, Phase.PLACE, 1, racks)]
    try:
        for event in events:
            position = follow(course[-1], event)
            assert isinstance(position, Position)
            course.append(position)
    except IllegalMoveError:
        return []
    return course


def _learn(course: Sequence[Position], events: Sequence[Event]) -> Knowledge:
    shown = [set[Card]() for _ in course[0].racks]
    for before, event in zip(course, events, strict=False):
        if isinstance(event, Claim):
            # A correct claim turns the card face up, so it is no longer hidden knowledge.
            change = shown[before.mover - 1]
            (change.add if before.is_wrong(event) else change.discard)(event.card)
    passed = tuple(Counter[Card]() for _ in course[0].racks)
    for first, last in _turns(course):
        rack, after = first.rack, last.racks[first.mover - 1]
        if len(after.hidden) == len(rack.hidden):
            passed[first.mover - 1].update(cards_within(first, first.stones))
    return Knowledge(tuple(map(frozenset, shown)), passed)


def _turns(course: Sequence[Position]) -> Iterator[tuple[Position, Position]]:
    """Yield, for each complete turn, the positions before its first stone and after its end."""
    first = None
    for position in course:
        if first and position.mover != first.mover:
            yield first, position
            first = None
        if first is None and position.phase is Phase.PLACE:
            first = position
