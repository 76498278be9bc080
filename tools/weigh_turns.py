"""Measures how the levels choose turns, for the weights by which the perfect bot sets traps.

Plays levels against the perfect bot and against themselves, evaluates every turn that a level could
have chosen, and fits a weight for each score: in a position, a turn's probability is proportional
to its weight.

    python -m tools.weigh_turns --games 50 --rules 'CSHT!' keen club expert
"""

import argparse
from collections import Counter
from collections.abc import Iterator

from fourfold.bots import AnyBot, AnyChoice, Budget, Question, decision_seed, make_bot
from fourfold.games.quarto import QUARTO, Move, Position, Rules, parse_rules, start
from fourfold.solver import Analysis, MoveVerdict, Solver

FIRST_PLACED = 4
WIN = 16
ROUNDS = 200
BUDGET = Budget(seconds=10.0)


class Tally:
    """The available and the chosen turns, by score."""

    def __init__(self, rules: Rules) -> None:
        """Start empty."""
        self._solver = Solver(rules, memory=16)
        self.available: list[Counter[int]] = []
        self.taken: list[int] = []

    def add(self, position: Position, choice: AnyChoice) -> None:
        """Count a decision."""
        analysis = self._solver.analyse(position)
        scores = {turn.moves: turn.verdict.low for turn in analysis.moves}
        # A winning placement is one turn, whichever of its groups is called.
        moves = tuple(move for move in choice.moves if isinstance(move, Move))
        begun = scores.get(moves[:1])
        taken = begun if begun == WIN else scores.get(moves)
        if taken is not None:
            self.available.append(Counter(turn.verdict.low for turn in whole_turns(analysis)))
            self.taken.append(taken)

    def weights(self) -> dict[int, float]:
        """Return the maximum-likelihood weights, with a draw at 1 (iterative fitting)."""
        taken = Counter(self.taken)
        weights = dict.fromkeys(sorted({score for each in self.available for score in each}), 1.0)
        for _ in range(ROUNDS):
            expected = dict.fromkeys(weights, 0.0)
            for each in self.available:
                total = sum(weights[score] * count for score, count in each.items())
                for score, count in each.items():
                    expected[score] += count / total
            # Half an extra decision on both sides keeps weights of never-chosen turns above zero.
            weights = {s: (taken[s] + 0.5) / (expected[s] + 0.5) for s in weights}
            weights = {score: weight / weights.get(0, 1.0) for score, weight in weights.items()}
        return weights


def whole_turns(analysis: Analysis) -> Iterator[MoveVerdict]:
    """Yield the verdicts on whole turns, skipping those on placements alone."""
    longer = {turn.moves[0] for turn in analysis.moves if len(turn.moves) > 1}
    for turn in analysis.moves:
        if len(turn.moves) > 1 or turn.moves[0] not in longer:
            yield turn


def play(rules: Rules, bots: tuple[AnyBot, AnyBot], seed: int, tally: Tally) -> None:
    """Play a game and count the decisions of everyone but the perfect bot."""
    position, moves = start(rules), list[Move]()
    while position.seat:
        bot = bots[position.seat - 1]
        decision = decision_seed(2 * seed + position.seat, moves)
        choice = bot.choose(Question(position, tuple(moves), decision, BUDGET))
        if bot.name != "perfect" and position.placed >= FIRST_PLACED and position.hand is not None:
            tally.add(position, choice)
        for move in choice.moves:
            assert isinstance(move, Move)
            position = position.play(move)
            moves.append(move)


def main() -> None:
    """Play and print."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=50)
    parser.add_argument("--rules", default="CSHT!")
    parser.add_argument("levels", nargs="+")
    arguments = parser.parse_args()
    rules = parse_rules(arguments.rules)
    tally, perfect = Tally(rules), make_bot(QUARTO, "perfect")
    for name in arguments.levels:
        level = make_bot(QUARTO, name)
        for game in range(arguments.games):
            for seats in ((level, perfect), (perfect, level), (level, level)):
                play(rules, seats, game, tally)
    taken, seen = Counter(tally.taken), Counter[int]()
    for each in tally.available:
        seen.update(each)
    for score, weight in tally.weights().items():
        print(f"{score:4} {weight:8.3f}   taken {taken[score]} of {seen[score]}")


if __name__ == "__main__":
    main()
