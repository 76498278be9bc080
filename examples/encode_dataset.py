"""Create a machine learning dataset: positions from random games of Quarto! as numbers.

Each row has the encoded position, the mask of its legal moves, and for late positions the solver's
value. With NumPy, `numpy.frombuffer(row.position, numpy.uint8)` creates an array without copying.
"""

from collections.abc import Iterator
from itertools import islice
from random import Random
from typing import NamedTuple

from fourfold import Solver, quarto

RULES = "CSHT"
ROWS = 100
LATE = 8
"""With this many pieces on the board the solver takes next to no time."""


class Row(NamedTuple):
    """A position for machine learning.

    The value is 1, 0 or -1: a win, draw or loss for the player to move; None if early.
    """

    position: bytes
    mask: bytes
    value: int | None


def random_positions(random: Random) -> Iterator[quarto.Position]:
    """Yield positions forever, one from each of many random games."""
    while True:
        game = [quarto.start(RULES)]
        while game[-1].outcome is None:
            game.append(game[-1].play(random.choice(game[-1].sensible_moves())))
        yield random.choice(game[:-1])


def encode_positions(positions: list[quarto.Position]) -> list[Row]:
    """Return a row for each position."""
    late = [position for position in positions if position.placed >= LATE]
    solutions = Solver(RULES).solve_many(late, distance=False)
    values = dict(zip(late, (solution.verdict.value for solution in solutions), strict=True))
    return [
        Row(position.encode(), position.legal_mask(), values.get(position))
        for position in positions
    ]


def main() -> None:
    """Create the rows, print some, and check that decoding gives the same positions."""
    positions = list(islice(random_positions(Random(1)), ROWS))
    rows = encode_positions(positions)
    for row in rows[:5]:
        print(list(row.position), sum(row.mask), "legal moves, value", row.value)
    assert [quarto.decode(row.position, RULES) for row in rows] == positions
    solved = sum(row.value is not None for row in rows)
    print(f"{len(rows)} positions survived the round trip, {solved} of them have a value")


if __name__ == "__main__":
    main()
