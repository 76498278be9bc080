"""Measures the Python rules: random games, and the operations that a server needs.

Times are CPU times, the best of many short rounds: other work only slows them down.
`python -m benchmarks.rules_rate` prints the rates of whichever `fourfold` it finds as JSON, so that
`bench_rules --against` can measure another checkout. It imports nothing compiled.
"""

import json
from collections.abc import Callable, Iterator
from random import Random
from time import process_time
from typing import Any, TypeAlias

from fourfold.games import GAMES, quartino, quarto
from fourfold.games.game import AnyGame, AnyPosition, Move
from fourfold.games.setup import Setup
from fourfold.match import Match

ROUNDS = 15
TURN_CAP = 60
OPERATIONS_KEYS = {"quarto": "CSHT!", "quartino": "wheel"}
"""The rules for timing single operations."""

Task: TypeAlias = Callable[[], tuple[int, int]]
"""Does some work; returns its amount and a checksum of the result."""

Rate: TypeAlias = tuple[float, int]
"""The amount per second, and the checksum."""


def rates() -> dict[str, Rate]:
    """Measure everything once: games if the name ends in `games`, otherwise operations."""
    return {name: _rate(task) for name, task in _tasks()}


def _rate(task: Task) -> Rate:
    done, result = task()
    fastest = float("inf")
    for _ in range(ROUNDS):
        start = process_time()
        task()
        fastest = min(fastest, process_time() - start)
    return done / fastest, result


def _tasks() -> Iterator[tuple[str, Task]]:
    for name, key, games in (
        ("quarto", "CSHT", 100),
        ("quarto", "CSHT+!", 30),
        ("quartino", "wheel", 5),
    ):
        yield f"{name} `{key}`, random games", _matches(GAMES[name], key, games)
        yield f"{name} `{key}`, sensible random games", _playouts(GAMES[name], key, games)
    for name, key in OPERATIONS_KEYS.items():
        yield from ((f"{name}, `{what}`", task) for what, task in _operations(GAMES[name], key))


def _matches(game: AnyGame, key: str, games: int) -> Task:
    """Play games with history and any legal moves: most calls and claims are wrong."""
    rules = game.parse_rules(key)

    def play() -> tuple[int, int]:
        random, moves = Random(1), 0
        for seed in range(games):
            setup = Setup(game, rules, 2, deal=game.draw_deal(2, seed))
            match = Match(setup, turn_cap=TURN_CAP)
            while not match.outcome:
                match.play(random.choice(match.position.legal_moves()))
            moves += len(match.moves)
        return games, moves

    return play


def _playouts(game: AnyGame, key: str, games: int) -> Task:
    """Play games without history and without wrong calls or claims."""
    rules = game.parse_rules(key)
    return lambda: (games, sum(1 for seed in range(games) for _ in _playout(game, rules, seed)))


def _playout(game: AnyGame, rules: object, seed: int) -> Iterator[tuple[AnyPosition, Move]]:
    """Yield the positions of a random game, each with the move played."""
    random, turns = Random(seed), 0
    position = Setup(game, rules, 2, deal=game.draw_deal(2, seed)).position()
    while not position.outcome and turns < TURN_CAP:
        move, seat = random.choice(position.sensible_moves()), position.seat
        yield position, move
        position = position.play(move)
        turns += position.seat != seat


def _operations(game: AnyGame, key: str) -> Iterator[tuple[str, Task]]:
    # Any: each game's functions take its own positions and moves.
    steps: list[tuple[Any, Any]]
    steps = [step for seed in range(2) for step in _playout(game, game.parse_rules(key), seed)]
    texts = [str(move) for _, move in steps]

    def each(operation: Callable[[Any, Any], object]) -> Task:
        return lambda: (len(steps), len([operation(*step) for step in steps]))

    yield "legal_moves()", lambda: (len(steps), sum(len(p.legal_moves()) for p, _ in steps))
    yield "sensible_moves()", lambda: (len(steps), sum(len(p.sensible_moves()) for p, _ in steps))
    yield "play(move)", each(lambda position, move: position.play(move))
    yield "view(1)", each(lambda position, _: position.view(1))
    yield "format_move", each(lambda _, move: game.format_move(move))
    yield "parse_move", lambda: (len(texts), len([game.parse_move(text) for text in texts]))
    if game.name == "quarto":
        yield "canonical", each(lambda position, _: quarto.canonical(position))
    else:
        yield "canonical_stacks", each(lambda p, _: quartino.canonical_stacks(p.rules, p.stacks))


if __name__ == "__main__":
    print(json.dumps(rates()))
