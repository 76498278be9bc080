"""Find the blunders in a game of Quarto!: the moves that changed its value.

Usage: blunders.py [FILE]

The file holds one game. Without it, two bots play one first.
"""

import sys
from itertools import pairwise
from pathlib import Path

from fourfold import (
    AnyMatch,
    Budget,
    Match,
    Solver,
    make_bot,
    parse_record,
    play_match,
    quarto,
)


def play_game() -> str:
    """Let two bots play a game with calls off, and return its record."""
    bots = [make_bot("quarto", name) for name in ("club", "novice")]
    match = Match.new("quarto", "CSHT", names=[bot.name for bot in bots])
    play_match(match, bots, seed=1, budget=Budget(seconds=None))
    return str(match)


def print_blunders(match: AnyMatch) -> None:
    """Print each move that changed the game's value, and what was best."""
    solutions = Solver(match.rules).solve_many(match.positions)
    steps = zip(match.moves, pairwise(match.positions), pairwise(solutions), strict=False)
    for number, (move, (before, after), (best, reached)) in enumerate(steps, start=1):
        # A verdict is for the player to move: negate it when that has changed.
        verdict = reached.verdict if after.mover == before.mover else reached.verdict.turned()
        if verdict.value != best.verdict.value:
            name = match.names[before.mover - 1]
            turn = quarto.format_turn(best.best)
            print(f"{number:2} {name}: {move} ({verdict}), best was {turn} ({best.verdict})")


def main() -> None:
    """Print a game and its blunders."""
    text = Path(sys.argv[1]).read_text("utf-8") if len(sys.argv) > 1 else play_game()
    print(text)
    print_blunders(Match.from_record(parse_record(text)))


if __name__ == "__main__":
    main()
