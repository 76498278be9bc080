"""Measures the environments' steps per second on one core, compared with OpenSpiel's own games.

`make bench-envs` prints a Markdown table. Every environment plays random legal actions, and writes
observations and masks in every step. The vectorised ones are checked first: the share of random
games that are drawn is known exactly.
"""

from collections.abc import Callable
from random import Random
from time import process_time

import numpy as np

from benchmarks.bench_playouts import BOARDS_WITHOUT_A_LINE
from benchmarks.machine import describe
from fourfold.envs.quarto_vector import ENDED, QuartoVectorEnv

SECONDS = 2.0
GAMES = 4096
DRAWN_SHARE = BOARDS_WITHOUT_A_LINE / 20_922_789_888_000
"""The share of random games that are drawn: of the 16! full boards, those without a line."""


def main() -> None:
    print(f"{describe()}\n")
    print("| environment | steps per second of CPU time |\n|---|---|")
    _print("vectorised, packed observations", lambda: vector_rate("packed"))
    _print("vectorised, float32 observations", lambda: vector_rate("float32"))
    _print("vectorised, float32, actions sampled in the core", lambda: vector_rate("float32", True))
    _print("PettingZoo, Quarto!", pettingzoo_rate)
    _print("OpenSpiel, Quarto! (Python game)", lambda: spiel_rate("fourfold_quarto(rules=CSHT)"))
    _print("OpenSpiel's own connect_four (C++ game)", lambda: spiel_rate("connect_four"))


def _print(name: str, rate: Callable[[], float]) -> None:
    try:
        print(f"| {name} | {rate():,.0f} |", flush=True)
    except ModuleNotFoundError as error:
        print(f"| {name} | needs {error.name} |", flush=True)


def vector_rate(observations: str, samples: bool = False) -> float:
    """Return the steps per second, including the sampling of the actions if `samples` is set."""
    check_draws()
    env = QuartoVectorEnv(GAMES, observations=observations, seed=1)  # type: ignore[arg-type]
    recorded = np.zeros((512, GAMES), np.int32)
    for actions in recorded:
        env.sample(actions)
        env.step(actions)
    env.reset()
    steps, used = 0, 0.0
    while used < SECONDS:
        env.reset()
        start = process_time()
        for actions in recorded:
            if samples:
                env.sample(actions)
            env.step(actions)
        used += process_time() - start
        steps += recorded.size
        assert not (env.endings == 2).any(), "an illegal action"
    return steps / used


def check_draws() -> None:
    """Check the share of drawn games among random ones."""
    env, actions = QuartoVectorEnv(GAMES, observations="packed", seed=2), np.zeros(GAMES, np.int32)
    ended = drawn = 0
    for _ in range(640):
        env.sample(actions)
        env.step(actions)
        ended += int((env.endings == ENDED).sum())
        drawn += int(((env.endings == ENDED) & (env.rewards == 0)).sum())
    # Games that were cut off are long ones, so slightly fewer draws are counted.
    assert abs(drawn / ended - DRAWN_SHARE) < 0.003, (drawn / ended, DRAWN_SHARE)


def pettingzoo_rate() -> float:
    """Return the steps per second of the AEC environment."""
    from fourfold.envs.quarto_v0 import raw_env

    env, random, steps = raw_env(rules="CSHT"), Random(1), 0
    start = process_time()
    while process_time() - start < SECONDS:
        env.reset(seed=steps)
        while env.session.seat is not None:
            mask = env.observe(env.agent_selection)["action_mask"]
            env.step(random.choice(np.flatnonzero(mask)))
            steps += 1
    return steps / (process_time() - start)


def spiel_rate(name: str) -> float:
    """Return the steps per second of an OpenSpiel game, driven from Python."""
    import pyspiel

    import fourfold.envs.open_spiel  # noqa: F401 - registers our games

    game, random, steps = pyspiel.load_game(name), Random(1), 0
    start = process_time()
    while process_time() - start < SECONDS:
        state = game.new_initial_state()
        while not state.is_terminal():
            state.observation_tensor(state.current_player())
            state.apply_action(random.choice(state.legal_actions()))
            steps += 1
    return steps / (process_time() - start)


if __name__ == "__main__":
    main()
