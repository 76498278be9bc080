"""Infers public knowledge about hidden cards from the events of a game."""

from collections import Counter
from collections.abc import Sequence

from fourfold.games.event import Event
from fourfold.games.quartino import CARDS, Position
from fourfold.solver.quartino import native
from fourfold.solver.quartino.native import encode_event, encode_position
from fourfold.solver.quartino.search import Knowledge, fill_unknown, know_nothing


def gather_knowledge(view: Position, events: Sequence[Event]) -> Knowledge:
    """Return what the events reveal about the hidden cards in a view.

    Events that do not lead to the view, such as an empty list, reveal nothing.
    """
    core = encode_position(fill_unknown(view, know_nothing(view.seats)))
    shown, passed = native.gather_knowledge(core, [encode_event(event) for event in events])
    return Knowledge(
        tuple(frozenset(CARDS[code] for code in codes) for codes in shown),
        tuple(Counter(CARDS[code] for code in codes) for codes in passed),
    )
