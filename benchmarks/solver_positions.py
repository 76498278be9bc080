"""The positions that the solver is timed on: random ones with their values, stored in a file.

`python -m benchmarks.solver_positions` regenerates the file; the values come from the solver, which
the tests and `make minimax` compare with plain minimax.
"""

from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from random import Random

from fourfold.games import quarto
from fourfold.games.game import IllegalPositionError
from fourfold.games.quarto import PIECES, SQUARES, Position, Rules
from fourfold.solver import Solver

FILE = Path(__file__).parent / "solver_positions.txt"
COUNTS = {8: 200, 7: 200, 6: 200, 5: 200, 4: 100, 3: 20, 2: 5}
"""The number of positions by pieces on the board."""


@dataclass(frozen=True)
class Case:
    rules: Rules
    position: Position
    value: int
    distance: int | None


def read_cases() -> Iterator[Case]:
    for line in FILE.read_text().splitlines():
        key, board, hand, value, distance = line.split()
        rules = quarto.parse_rules(key)
        position = quarto.parse_position(f"{board} {hand}", rules)
        yield Case(rules, position, int(value), None if distance == "-" else int(distance))


def random_position(rules: Rules, placed: int, random: Random) -> Position:
    """Return a position whose piece in hand doesn't win at once."""
    while True:
        pieces, squares = random.sample(PIECES, 16), random.sample(SQUARES, 16)
        board = dict(zip(squares[:placed], pieces[:placed], strict=True))
        squares_in_order = tuple(board.get(square) for square in SQUARES)
        try:
            position = Position(rules, squares_in_order, pieces[placed])
        except IllegalPositionError:
            continue
        if not _wins_at_once(position):
            return position


def _wins_at_once(position: Position) -> bool:
    places = (move for move in position.legal_moves() if isinstance(move, quarto.Place))
    return any(position.play(move).outcome is not None for move in places if position.placed < 15)


def main() -> None:
    random, lines = Random(2026), []
    for key in ("CSHT", "CSHT+"):
        rules = quarto.parse_rules(key)
        solver = Solver(rules, use_book=False, memory=256)
        for placed, count in COUNTS.items():
            for _ in range(count):
                position = random_position(rules, placed, random)
                verdict = solver.solve(position).verdict
                board, hand, _ = quarto.format_position(position).split()
                distance = "-" if verdict.distance is None else verdict.distance
                lines.append(f"{key} {board} {hand} {verdict.value} {distance}\n")
    FILE.write_text("".join(lines))


if __name__ == "__main__":
    main()
