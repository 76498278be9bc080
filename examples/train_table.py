"""Trains a small agent for beginners' Quarto! with NumPy alone: docs/environments/tutorial.md.

    python train_table.py --steps 4000 --games 200

Beginners play with one trait, colour: rule set C. The agent looks up the positions that its actions
lead to in a table of simple states, and learns the table by self-play in the vectorised
environment: a position is worth as much as its best action, and an action as much as the position
it leads to, negated if that is the opponent's. Afterwards it plays against `random` and `novice`.
"""

import argparse

import numpy as np
from numpy.typing import NDArray

from fourfold import Choice, Match, Question, make_bot, play_match, quarto
from fourfold.envs.quarto_vector import QuartoVectorEnv

RULES = "C"
GROUPS = np.array(
    [[square in group.squares for square in quarto.SQUARES] for group in quarto.LINES], np.float32
)
ENTRIES = 16 * 17 * 17
"""The number of states that the table distinguishes; `states` numbers them."""

Planes = NDArray[np.float32]


def states(planes: Planes) -> NDArray[np.int64]:
    """Return the state numbers of observations.

    A state is whether there is a piece in hand, and which colour it has; whether a line lacks one
    light piece, or one dark; and how many pieces of each colour are left to give.
    """
    occupied, dark, supply, hand = planes[:, 0], planes[:, 1], planes[:, 5], planes[:, 6]
    is_dark = np.arange(16) & 1
    full, dark_in_line = occupied @ GROUPS.T, dark @ GROUPS.T
    wants_light = ((full == 3) & (dark_in_line == 0)).any(axis=1)
    wants_dark = ((full == 3) & (dark_in_line == 3)).any(axis=1)
    bits = [hand.any(axis=1), (hand * is_dark).any(axis=1), wants_light, wants_dark]
    flags = sum(bit.astype(np.int64) << place for place, bit in enumerate(bits))
    left_dark = (supply * is_dark).sum(axis=1).astype(np.int64)
    left = supply.sum(axis=1).astype(np.int64)
    numbers: NDArray[np.int64] = (flags * 17 + left_dark) * 17 + left - left_dark
    return numbers


def train(steps: int, games: int = 256, seed: int = 0) -> Planes:
    """Learn the value of each state by self-play: `steps` steps of many games at once."""
    env = QuartoVectorEnv(games, RULES, seed=seed)
    chance = np.random.default_rng(seed)
    table = np.zeros(ENTRIES, np.float32)
    actions = np.zeros(games, np.int32)
    for _ in range(steps):
        chosen, best = look_ahead(env.observations, env.masks, table)
        seen = states(env.observations)
        np.add.at(table, seen, 0.05 * (best - table[seen]))
        env.sample(actions)
        # Half of the moves are random: the best ones alone would make all games alike.
        is_random = chance.random(games) < 0.5
        env.step(np.where(is_random, actions, chosen).astype(np.int32))
    return table


def look_ahead(
    planes: Planes, masks: NDArray[np.uint8], table: Planes
) -> tuple[NDArray[np.int32], Planes]:
    """Return for each game the best action by the table, and its value for the player who acts."""
    best = np.full(len(planes), -np.inf, np.float32)
    chosen = np.zeros(len(planes), np.int32)
    for action in range(32):
        rows = np.flatnonzero(masks[:, action])
        if not len(rows):
            continue
        after = planes[rows].copy()
        if action < 16:
            after[:, 5, action], after[:, 6, action] = 0, 1
            values = -table[states(after)]
        else:
            square = action - 16
            piece = after[:, 6].argmax(axis=1)
            after[:, 0, square] = 1
            after[:, 1, square] = piece & 1
            after[:, 6] = 0
            values = table[states(after)]
            dark = after[:, 1] @ GROUPS.T
            full = after[:, 0] @ GROUPS.T == 4
            values[after[:, 0].all(axis=1)] = 0
            values[(full & ((dark == 0) | (dark == 4))).any(axis=1)] = 1
        is_better = values > best[rows]
        best[rows[is_better]] = values[is_better]
        chosen[rows[is_better]] = action
    return chosen, best


class TableBot:
    """Plays by the learned table."""

    name = "table"

    def __init__(self, table: Planes) -> None:
        self.table = table

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
        chosen, _ = look_ahead(planes, mask, self.table)
        return Choice((quarto.MOVES[int(chosen[0])],))


def score(bot: TableBot, opponent: str, games: int) -> float:
    """Return a bot's average points against another: 1 for a win, a half for a draw."""
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
    untrained = TableBot(np.zeros(ENTRIES, np.float32))
    before = {level: score(untrained, level, given.games) for level in ("random", "novice")}
    bot = TableBot(train(given.steps, seed=given.seed))
    after = {level: score(bot, level, given.games) for level in before}
    for level in before:
        print(f"against {level}: {before[level]:.0%} before training, {after[level]:.0%} after")


if __name__ == "__main__":
    main()
