"""A whole engine: it wins where one move wins, and plays at random elsewhere.

fourfold arena quarto random 'engine:python examples/engine.py quarto'
"""

import sys
from random import Random

from fourfold.bots import AnyChoice, AnyQuestion, Choice, serve


class OneMoveBot:
    name = "one-move"

    def choose(self, question: AnyQuestion) -> AnyChoice:
        view = question.view
        moves = view.sensible_moves()
        winning = [move for move in moves if view.play(move).outcome]
        return Choice((winning[0] if winning else Random(question.seed).choice(moves),))


if __name__ == "__main__":
    serve(OneMoveBot(), sys.argv[1] if len(sys.argv) > 1 else "quarto")
