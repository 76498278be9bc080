"""Trains a small agent for beginners' Quarto! with NumPy alone, in a few minutes.

    python examples/train_linear.py --steps 4000 --games 200

Beginners play with one trait, colour: rule set C. The agent evaluates the positions that its
actions lead to with a linear function of simple features, and learns by self-play in the
vectorised environment: temporal differences, where the value of a position is minus the value of
what the opponent then has. Afterwards it plays against `random` and `novice`.
"""

import argparse

import numpy as np
from numpy.typing import NDArray

from fourfold import Choice, Match, Question, make_bot, play_match, quarto
from fourfold.envs.quarto_vector import ENDED, QuartoVectorEnv

RULES = "C"
GROUPS = np.array(
    [[square in group.squares for square in quarto.SQUARES] for group in quarto.LINES], np.float32
)
FEATURES = 2 * 3 * 5 + 1
"""For a piece to place and one to give: how many lines have n pieces of its colour alone."""

Features = NDArray[np.float32]


def features(planes: Features) -> Features:
    """Return the features of observations, seen by the player who acts next.

    For each number n of pieces: the open lines with n pieces of the hand's colour and no other, of
    the other colour, and how many pieces of each colour are left to give.
    """
    occupied, dark = planes[:, 0], planes[:, 1]
    supply, hand = planes[:, 5], planes[:, 6]
    codes = np.arange(16) & 1
    has_hand = hand.sum(axis=1) > 0
    hand_dark = (hand * codes).sum(axis=1)
    own = np.where(hand_dark[:, None] > 0, dark, occupied - dark)
    counts_own, counts_all = own @ GROUPS.T, occupied @ GROUPS.T
    found = np.zeros((len(planes), FEATURES), np.float32)
    for pieces in range(5):
        pure = (counts_all == pieces) & (counts_own == counts_all)
        other = (counts_all == pieces) & (counts_own == 0)
        found[:, pieces] = (pure & has_hand[:, None]).any(axis=1)
        found[:, 5 + pieces] = (other & has_hand[:, None]).sum(axis=1)
        found[:, 10 + pieces] = ((pure | other) & ~has_hand[:, None]).sum(axis=1)
        light_left = (supply * (1 - codes)).sum(axis=1)
        dark_left = (supply * codes).sum(axis=1)
        found[:, 15 + pieces] = np.where(has_hand, light_left, dark_left) == pieces
        found[:, 20 + pieces] = np.where(has_hand, dark_left, light_left) == pieces
        found[:, 25 + pieces] = np.minimum(light_left, dark_left) == pieces
    found[:, -1] = 1
    return found


def train(steps: int, games: int = 256, seed: int = 0) -> Features:
    """Learn the weights by self-play: `steps` steps of many games at once."""
    env = QuartoVectorEnv(games, RULES, seed=seed)
    chance = np.random.default_rng(seed)
    weights = np.zeros(FEATURES, np.float32)
    actions = np.zeros(games, np.int32)
    before = features(env.observations)
    for step in range(steps):
        env.sample(actions)
        chosen = greedy_actions(env.observations, env.masks, weights)
        explores = chance.random(games) < max(0.1, 1 - 2 * step / steps)
        actions = np.where(explores, actions, chosen).astype(np.int32)
        gives = actions < 16
        env.step(actions)
        after = features(env.observations)
        value = np.where(gives, -1, 1) * np.clip(after @ weights, -1, 1)
        target = np.where(env.endings == ENDED, env.rewards, value)
        error = target - before @ weights
        # An explored move says nothing about good play, unless it won.
        counts = ~explores | (env.rewards > 0)
        weights += 0.02 * (error * counts) @ before / games
        before = after
    return weights


def greedy_actions(
    planes: Features, masks: NDArray[np.uint8], weights: Features
) -> NDArray[np.int32]:
    """Return for each game the action that leads to the best position for the one who acts."""
    best = np.full(len(planes), -np.inf, np.float32)
    chosen = np.zeros(len(planes), np.int32)
    for action in range(32):
        rows = np.flatnonzero(masks[:, action])
        if not len(rows):
            continue
        after = planes[rows].copy()
        if action < 16:
            after[:, 5, action], after[:, 6, action] = 0, 1
            values = -(features(after) @ weights)
        else:
            square = action - 16
            piece = after[:, 6].argmax(axis=1)
            after[:, 0, square] = 1
            after[:, 1, square] = piece & 1
            after[:, 6] = 0
            values = features(after) @ weights
            dark = after[:, 1] @ GROUPS.T
            full = after[:, 0] @ GROUPS.T == 4
            values[(full & ((dark == 0) | (dark == 4))).any(axis=1)] = 1
        is_better = values > best[rows]
        best[rows[is_better]] = values[is_better]
        chosen[rows[is_better]] = action
    return chosen


class LinearBot:
    """Plays by the learned weights."""

    name = "linear"

    def __init__(self, weights: Features) -> None:
        self.weights = weights

    def choose(self, question: Question[quarto.Position]) -> Choice[quarto.Move]:
        position = question.view
        groups = position.live_groups()
        if position.can_call and groups:
            return Choice((quarto.Call(groups[0]),))
        planes = np.zeros((1, 7, 16), np.float32)
        for square, piece in enumerate(position.board):
            if piece is not None:
                planes[0, 0, square], planes[0, 1, square] = 1, piece & 1
        planes[0, 5, list(position.supply)] = 1
        if position.hand is not None:
            planes[0, 6, position.hand] = 1
        mask = np.frombuffer(position.legal_mask()[:32], np.uint8)[None]
        return Choice((quarto.MOVES[int(greedy_actions(planes, mask, self.weights)[0])],))


def score(bot: LinearBot, opponent: str, games: int) -> float:
    """Return the points of a bot against another, with 1 for a win and a half for a draw."""
    other, points = make_bot(quarto.QUARTO, opponent), 0.0
    for number in range(games):
        seat = 1 + number % 2
        bots = [bot, other] if seat == 1 else [other, bot]
        winner = play_match(Match.new(quarto.QUARTO, RULES), bots, seed=number).winner
        points += 0.5 if winner is None else float(winner == seat)
    return points / games


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--steps", type=int, default=300)
    parser.add_argument("--games", type=int, default=40)
    parser.add_argument("--seed", type=int, default=0)
    given = parser.parse_args()
    before = score(LinearBot(np.zeros(FEATURES, np.float32)), "random", given.games)
    bot = LinearBot(train(given.steps, seed=given.seed))
    print(f"untrained against random: {before:.0%} of {given.games} games")
    print(f"trained against random: {score(bot, 'random', given.games):.0%}")
    print(f"trained against novice: {score(bot, 'novice', given.games):.0%}")


if __name__ == "__main__":
    main()
