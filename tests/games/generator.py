"""Tables of every game, rule set and number of seats, with random games at them."""

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from functools import cache
from itertools import combinations
from random import Random
from typing import Any

from fourfold.games import quartino, quarto
from fourfold.games.game import AnyPosition, AnyReason, Move
from fourfold.games.quartino import QUARTINO
from fourfold.games.quarto import QUARTO
from fourfold.games.setup import AnySetup, Setup
from tests.games.policy import POLICIES, Policy

TRAIT_SETS = tuple(
    traits for size in (4, 3, 2, 1) for traits in combinations(quarto.ALL_TRAITS, size)
)
"""The 15 choices of traits in play."""

QUARTO_RULES = tuple(
    quarto.Rules(traits, squares, calls)
    for traits in TRAIT_SETS
    for squares in (False, True)
    for calls in (True, False)
)
"""Every Quarto! rule set without a clock."""

QUARTINO_RULES = tuple(quartino.Rules(geometry) for geometry in quartino.GEOMETRIES.values())
"""Every Quartino rule set without a clock."""

QUARTO_MOVES: tuple[quarto.Move, ...] = (
    *map(quarto.Give, quarto.PIECES),
    *map(quarto.Place, quarto.SQUARES),
    *map(quarto.Call, quarto.GROUPS),
    quarto.Pass(),
)
"""Everything that can be a Quarto! move in some position."""

QUARTINO_MOVES: tuple[quartino.Move, ...] = (
    quartino.Declare(),
    quartino.Decline(),
    *(quartino.Place(colour, field) for colour in quartino.COLOURS for field in quartino.FIELDS),
    *(quartino.Claim(card, window) for card in quartino.CARDS for window in range(1, 9)),
    quartino.End(),
)
"""Everything that can be a Quartino move in some position."""

MOVES: dict[str, tuple[Move, ...]] = {QUARTO.name: QUARTO_MOVES, QUARTINO.name: QUARTINO_MOVES}
"""Everything that can be a move of each game in some position."""


def _quarto_endings(rules: quarto.Rules) -> set[tuple[bool, AnyReason]]:
    won = quarto.Reason.CALL if rules.calls else quarto.Reason.LINE
    return {(True, won), (False, quarto.Reason.FULL_BOARD)}


def _quartino_endings(_: quartino.Rules) -> set[tuple[bool, AnyReason]]:
    return {(True, quartino.Reason.CARDS)}


ENDINGS: dict[str, Callable[[Any], set[tuple[bool, AnyReason]]]] = {
    QUARTO.name: _quarto_endings,
    QUARTINO.name: _quartino_endings,
}
"""How a move can end each game under its own rule set: whether anyone wins, and the reason."""


def quartino_setup(rules: quartino.Rules, seats: int, *, start: int = 1, seed: int = 1) -> AnySetup:
    """Return a Quartino table with a seed's deal."""
    return Setup(QUARTINO, rules, seats, start, QUARTINO.draw_deal(seats, seed))


SETUPS = (
    *(Setup(QUARTO, rules, starter=1 + number % 2) for number, rules in enumerate(QUARTO_RULES)),
    Setup(QUARTO, quarto.Rules(squares=True, seconds=60)),
    *(
        quartino_setup(rules, seats, start=seats, seed=seats)
        for rules in QUARTINO_RULES
        for seats in QUARTINO.seat_counts
    ),
    quartino_setup(quartino.Rules(seconds=60), 2),
)
"""A table for every game, rule set and number of seats; either seat starts, some have a clock."""


def name_of(setup: AnySetup) -> str:
    """Return a short name for test reports, such as `quarto CSHT!`."""
    seats = f" for {setup.seats}" if len(setup.game.seat_counts) > 1 else ""
    return f"{setup.game.name} {setup.game.format_rules(setup.rules)}{seats}"


@dataclass(frozen=True, slots=True)
class Course:
    """A game, possibly unfinished."""

    setup: AnySetup
    """The table."""

    moves: tuple[Any, ...]
    """The moves played."""

    positions: tuple[AnyPosition, ...]
    """The first position and the one after each move."""

    def steps(self) -> Iterator[tuple[AnyPosition, Any]]:
        """Yield each move with the position before it."""
        return zip(self.positions, self.moves, strict=False)

    def turns(self) -> Iterator[list[Any]]:
        """Yield the moves turn by turn."""
        turn: list[Any] = []
        for before, move in self.steps():
            turn.append(move)
            after = before.play(move)
            if after.seat != before.seat:
                yield turn
                turn = []
        if turn:
            yield turn


def play_course(setup: AnySetup, random: Random, policy: Policy, max_moves: int = 120) -> Course:
    """Play a game to its end, or for this many moves."""
    positions: list[AnyPosition] = [setup.position()]
    moves: list[Any] = []
    while positions[-1].outcome is None and len(moves) < max_moves:
        moves.append(policy(positions[-1], random))
        positions.append(positions[-1].play(moves[-1]))
    return Course(setup, tuple(moves), tuple(positions))


@cache
def sample_courses(setup: AnySetup) -> tuple[Course, ...]:
    """Return one game for each policy, always the same ones."""
    return tuple(play_course(setup, Random(7), policy) for policy in POLICIES)
