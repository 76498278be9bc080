"""Plays out every opening of Quarto! between bots, and prints native/openings/table.cpp.

    python -m tools.opening_games > native/openings/table.cpp

The openings are all positions of the printed rules with a piece in hand and at most two on the
board, one of each class of symmetric positions. From each of them, two bots of the same level play
games to the end, and the solver finds the first mistake: a turn that gives up a win or a draw.
"""

import argparse
import sys
from dataclasses import dataclass
from functools import cache
from multiprocessing import Pool
from statistics import median_low

from fourfold.bots import Budget, Question, decision_seed, make_bot
from fourfold.cores import count_cores
from fourfold.games.game import Seat
from fourfold.games.quarto import Move, Piece, Position, Square, parse_rules
from fourfold.solver import Solver
from fourfold.solver.quarto.native import Opening, list_openings

RULES = parse_rules("CSHT!")
TRAITS = 4
LEVELS = ("novice", "casual", "keen", "club", "expert")
MAX_PLACED = 2
UNLIMITED = Budget(seconds=None)


TEMPLATE = """#include "openings/opening.hpp"

// Printed by tools/opening_games.py.

namespace fourfold::openings {{

const int games_per_level = {games};

// clang-format off
const std::array<Opening, opening_count> table = {{{{
{rows}
}}}};
// clang-format on

}}  // namespace fourfold::openings
"""


@dataclass(frozen=True, slots=True)
class Result:
    """One game from an opening."""

    score: int
    """1 if the player to move in the opening won, -1 if they lost, 0 for a draw."""

    sound_turns: int | None
    """The number of turns before the first mistake; None if there was none."""


@cache
def _solver() -> Solver:
    return Solver(RULES)


def _value(position: Position, seat: Seat | None) -> int:
    """Return how the game ends for a seat under perfect play."""
    if position.outcome is not None:
        winner = position.outcome.winner
        return 0 if winner is None else 1 if winner == seat else -1
    value = _solver().solve(position).verdict.value
    assert value is not None
    return value if position.seat == seat else -value


def play(opening: Opening, level: str, seed: int) -> Result:
    """Play a game between two bots of a level."""
    position = _position(opening)
    mover, bot, moves = position.seat, make_bot("quarto", level), list[Move]()
    turns, sound_turns = 0, None
    while position.outcome is None:
        seat = position.seat
        expected = _value(position, seat) if sound_turns is None else -1
        seed_now = decision_seed(seed, moves)
        choice = bot.choose(Question(position, seed=seed_now, budget=UNLIMITED))
        for move in choice.moves:
            position = position.play(move)
        moves += choice.moves
        if sound_turns is None and _value(position, seat) < expected:
            sound_turns = turns
        turns += 1
    return Result(_value(position, mover), sound_turns)


def _position(opening: Opening) -> Position:
    board, hand = opening
    placed = [square for square, piece in enumerate(board) if piece >= 0]
    return Position(
        rules=RULES,
        board=tuple(None if piece < 0 else Piece(piece) for piece in board),
        hand=Piece(hand),
        last=Square(placed[-1]) if placed else None,
    )


def summarize(task: tuple[Opening, int]) -> str:
    """Return an opening's row of the table."""
    opening, games = task
    cells = []
    for level in LEVELS:
        results = [play(opening, level, seed) for seed in range(games)]
        faulty = [each.sound_turns for each in results if each.sound_turns is not None]
        first = median_low(faulty) + 1 if faulty else 0
        won, lost = (sum(each.score == score for each in results) for score in (1, -1))
        cells.append(f"{{{won}, {lost}, {len(faulty)}, {first}}}")
    return f'    {{"{_position(opening).notation}", {{{{{", ".join(cells)}}}}}}},'


def main() -> None:
    """Print the table."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=100, help="games per opening and level")
    parser.add_argument("--processes", type=int, default=count_cores())
    options = parser.parse_args()
    openings = [
        opening
        for placed in range(MAX_PLACED + 1)
        for opening in list_openings(TRAITS, squares=False, pieces=placed)
    ]
    tasks = [(opening, options.games) for opening in openings]
    rows = []
    with Pool(options.processes) as pool:
        for row in pool.imap(summarize, tasks):
            rows.append(row)
            print(f"{len(rows)} of {len(tasks)}", file=sys.stderr)
    print(TEMPLATE.format(games=options.games, rows="\n".join(rows)), end="")


if __name__ == "__main__":
    main()
