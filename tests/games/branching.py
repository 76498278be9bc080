"""Adds random variations and comments to records, for tests."""

from collections.abc import Sequence
from dataclasses import replace
from random import Random

from fourfold.games.game import AnyGame, AnyPosition
from fourfold.games.record import Record
from fourfold.games.setup import parse_setup
from fourfold.games.variation import Variation
from tests.games.policy import POLICIES, pick

WORDS = ("why", "not", "(this)", "[one]", "1.", "{", "„ne“", "žirgas ♞", "a\u00a0b", "b3=A")


def branch_out(record: Record, random: Random, rate: float = 0.3) -> Record:
    """Return a record without departures with random variations and comments added."""
    setup = parse_setup(record.headers)
    comments, variations = _grow(record.turns, setup.game, setup.position(), random, rate)
    return replace(record, comments=comments, variations=variations)


def _grow(
    turns: Sequence[str], game: AnyGame, position: AnyPosition, random: Random, rate: float
) -> tuple[dict[int, str], dict[int, tuple[Variation, ...]]]:
    comments, variations = dict[int, str](), dict[int, tuple[Variation, ...]]()
    for number in range(len(turns) + 1):
        if random.random() < rate:
            comments[number] = " ".join(pick(WORDS, random) for _ in range(1 + _count(random)))
    for number, turn in enumerate(turns, 1):
        if random.random() < rate:
            variations[number] = tuple(
                _random_turns(game, position, random, rate / 2)
                for _ in range(1 + _count(random) // 4)
            )
        for move in game.parse_turn(turn):
            position = position.play(move)
    return comments, variations


def _random_turns(game: AnyGame, position: AnyPosition, random: Random, rate: float) -> Variation:
    """Return random turns from a position; the last one may be unfinished."""
    turns, after, moves = list[str](), position, list[object]()
    for _ in range(1 + 2 * _count(random)):
        seat, move = after.seat, pick(POLICIES, random)(after, random)
        moves.append(move)
        after = after.play(move)
        if after.seat != seat:
            turns.append(game.format_turn(moves))
            moves = []
        if after.outcome:
            break
    if moves:
        turns.append(game.format_turn(moves))
    return Variation(tuple(turns), *_grow(turns, game, position, random, rate))


def _count(random: Random) -> int:
    return int(6 * random.random() ** 2)
