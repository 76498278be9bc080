"""How random players choose, for tests that need whole games.

Uses only `Random.random`, whose sequence is the same in every version of Python.
"""

from collections.abc import Callable, Iterator, Sequence
from random import Random
from typing import Any, TypeAlias, TypeVar

from fourfold.games import quartino, quarto
from fourfold.games.game import AnyPosition

T = TypeVar("T")

Policy: TypeAlias = Callable[[AnyPosition, Random], Any]
"""Chooses a legal move of a position."""


def pick(items: Sequence[T], random: Random) -> T:
    """Return a uniformly chosen item."""
    return items[int(random.random() * len(items))]


def is_announcement(move: object) -> bool:
    """Return whether a move is a call or a claim."""
    return isinstance(move, quarto.Call | quartino.Claim)


def choose_any(position: AnyPosition, random: Random) -> Any:
    """Choose any legal move: then most calls and nearly all claims are wrong."""
    return pick(position.legal_moves(), random)


def choose_quietly(position: AnyPosition, random: Random) -> Any:
    """Never call or claim, so that games are long and groups die."""
    return pick([m for m in position.legal_moves() if not is_announcement(m)], random)


def choose_eagerly(position: AnyPosition, random: Random) -> Any:
    """Make right calls and claims, build patterns, and sometimes play at random."""
    if random.random() < 0.03:
        return choose_any(position, random)
    moves = position.legal_moves()
    right = [m for m in moves if is_announcement(m) and not position.is_wrong(m)]
    if right:
        return pick(right, random)
    if isinstance(position, quartino.Position):
        building = list(_building_moves(position))
        if building and random.random() < 0.8:
            return pick(building, random)
    return pick([m for m in moves if not is_announcement(m)], random)


POLICIES: tuple[Policy, ...] = (choose_any, choose_quietly, choose_eagerly)


def _building_moves(position: quartino.Position) -> Iterator[quartino.Place]:
    """Yield the placements still missing from the mover's most nearly complete cards."""
    if position.phase is not quartino.Phase.PLACE:
        return
    tops = [stack[-1:] for stack in position.stacks]
    fewest, best = 5, list[list[quartino.Place]]()
    for card in position.rack.hidden:
        if card is None:
            continue
        for window in position.rules.geometry.windows:
            lacking = [
                quartino.Place(colour, field)
                for colour, field in zip(card.colours, window, strict=True)
                if tops[field] != (colour,)
            ]
            if 0 < len(lacking) < fewest:
                fewest, best = len(lacking), []
            if len(lacking) == fewest:
                best.append(lacking)
    supply = position.supply
    yield from (place for lacking in best for place in lacking if supply[place.colour])
