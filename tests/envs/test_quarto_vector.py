"""The vectorised environment plays exactly by the Python rules."""

from random import Random

import numpy as np
import pytest

from fourfold.envs.quarto_vector import ENDED, ILLEGAL, QuartoVectorEnv
from fourfold.games.quarto import MOVES, Position, start
from fourfold.solver import Solver

GAMES = 24


def planes(position: Position) -> list[int]:
    """Return the seven sets of an observation, by the Python rules."""
    board = list(enumerate(position.board))
    sets = [sum(1 << s for s, piece in board if piece is not None)]
    sets += [
        sum(1 << s for s, piece in board if piece is not None and piece >> trait & 1)
        for trait in range(4)
    ]
    sets.append(sum(1 << piece for piece in position.supply))
    return [*sets, 0 if position.hand is None else 1 << position.hand]


@pytest.mark.parametrize("rules", ["CSHT", "CSHT+", "SH", "T+"])
@pytest.mark.parametrize("kind", ["float32", "packed"])
def test_games_follow_the_python_rules(rules: str, kind: str) -> None:
    env = QuartoVectorEnv(GAMES, rules, observations=kind)  # type: ignore[arg-type]
    positions = [start(rules) for _ in range(GAMES)]
    random, actions = Random(rules), np.zeros(GAMES, np.int32)
    endings = set()
    for _ in range(70):
        for i, position in enumerate(positions):
            observed = env.observations[i]
            if kind == "float32":
                observed = (observed @ (1 << np.arange(16))).astype(np.uint16)
            assert list(observed) == planes(position)
            assert bytes(env.masks[i]) == position.legal_mask()[:32]
            assert env.players[i] + 1 == position.seat
            actions[i] = random.choice(np.flatnonzero(env.masks[i]))
            if random.random() < 0.01:
                actions[i] = random.choice([-1, 32, *np.flatnonzero(env.masks[i] == 0)])
        env.step(actions)
        for i, action in enumerate(actions.tolist()):
            before = positions[i]
            is_legal = 0 <= action < 32 and before.is_legal(MOVES[action])
            after = before.play(MOVES[action]) if is_legal else start(rules)
            won = after.outcome is not None and after.outcome.winner == before.seat
            assert env.rewards[i] == (1 if won else 0 if is_legal else -1)
            expected = ILLEGAL if not is_legal else ENDED if after.outcome else 0
            assert env.endings[i] == expected
            endings.add((expected, won))
            positions[i] = start(rules) if expected else after
    assert {(0, False), (ENDED, True), (ILLEGAL, False)} <= endings


def test_values_and_regrets_are_exact() -> None:
    env, solver = QuartoVectorEnv(4, "CS+", exact=True, seed=3), Solver("CS+")
    assert env.values is not None
    assert env.distances is not None
    assert env.regrets is not None
    positions = [start("CS+") for _ in range(4)]
    actions, lost = np.zeros(4, np.int32), 0
    for _ in range(60):
        before = env.values.copy()
        env.sample(actions)
        env.step(actions)
        for i, action in enumerate(actions.tolist()):
            seat = positions[i].seat
            after = positions[i].play(MOVES[action])
            verdict = solver.solve(start("CS+") if after.outcome else after).verdict
            assert env.values[i] == verdict.value
            assert env.distances[i] == (verdict.distance or 0)
            kept = verdict.value or 0
            if after.outcome:
                kept = 0 if after.outcome.winner is None else 1
            elif after.seat != seat:
                kept = -kept
            assert env.regrets[i] == before[i] - kept
            lost += int(env.regrets[i])
            positions[i] = start("CS+") if after.outcome else after
    assert lost > 0


def test_random_actions_repeat_with_the_same_seed() -> None:
    def run(seed: int) -> list[int]:
        env, actions, seen = QuartoVectorEnv(8, seed=seed), np.zeros(8, np.int32), []
        for _ in range(20):
            env.sample(actions)
            assert env.masks[np.arange(8), actions].all()
            seen += actions.tolist()
            env.step(actions)
        env.reset()
        assert (env.masks[:, :16] == 1).all()
        return seen

    assert run(1) == run(1) != run(2)


def test_bad_settings_give_one_clear_error() -> None:
    with pytest.raises(ValueError, match="plays without calls: use CSHT"):
        QuartoVectorEnv(1, "CSHT!")
    with pytest.raises(ValueError, match="at least one game"):
        QuartoVectorEnv(0)
    with pytest.raises(ValueError, match="actions has 3 items instead of 2"):
        QuartoVectorEnv(2).step(np.zeros(3, np.int32))
