"""A complete engine: plays a winning move if there is one, and a random move otherwise.

fourfold arena quarto random 'engine:.venv/bin/python examples/engine.py quarto'
"""

import sys
from random import Random

from fourfold.bots import AnyChoice, AnyQuestion, Choice, serve
from fourfold.games.game import AnyPosition, Move


class OneMoveBot:
    """Looks one move ahead, in any game."""

    name = "one-move"

    def choose(self, question: AnyQuestion) -> AnyChoice:
        """Return a winning move, or a random sensible one."""
        view = question.view
        moves = view.sensible_moves()
        winning = [move for move in moves if wins(view, move)]
        return Choice((winning[0] if winning else Random(question.seed).choice(moves),))


def wins(view: AnyPosition, move: Move) -> bool:
    """Return whether a move wins the game for its player."""
    outcome = view.play(move).outcome
    return outcome is not None and outcome.winner == view.seat


if __name__ == "__main__":
    serve(OneMoveBot(), sys.argv[1] if len(sys.argv) > 1 else "quarto")
