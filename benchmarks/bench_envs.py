"""Measures the environments' steps per second on one core, and those of other libraries.

    python -m benchmarks.bench_envs [--puffer FOLDER]

Writes benchmarks/envs.md. Every environment plays random actions, which are legal if it has masks,
and writes its observations and masks in every step. The vectorised ones are checked first: the
share of random games that are drawn is known exactly. `--puffer` names PufferLib's unpacked source
archive.
"""

import argparse
import os
from collections.abc import Callable
from pathlib import Path
from random import Random
from time import process_time
from typing import Any

import numpy as np

from benchmarks.bench_playouts import BOARDS_WITHOUT_A_LINE
from benchmarks.machine import describe
from benchmarks.puffer import compile_environment
from fourfold.envs.quarto_vector import ENDED, QuartoVectorEnv

REPORT = Path(__file__).with_name("envs.md")
SECONDS = 2.0
GAMES = 4096
DRAWN_SHARE = BOARDS_WITHOUT_A_LINE / 20_922_789_888_000
"""The share of random games that are drawn: of the 16! full boards, those without a line."""

INTRODUCTION = """\
# Environments

Measured by `make bench-envs` in one run: steps per second of CPU time on one core. Every
environment plays random actions, legal ones if it has masks, and writes its observations and masks
in every step.
"""

HEAD = "| environment | steps per second |\n|---|---|"

NOTES = """\
- Thousands of games at once replay actions that were drawn beforehand, except where the table says
  that they are sampled. A single game's actions are drawn from its mask in Python.
- Steps differ in what they do. CartPole computes four numbers. PufferLib's squared, the template
  for its environments, moves a dot: two bytes change. Neither has masks, nor has its connect4.
- PufferLib 3.0.0 doesn't build where its build can't download libraries from a code host. So these
  environments were compiled alone, with its own options (`benchmarks/puffer.py`), and are called
  without its Python classes.
- A step of our Gymnasium environments includes the bot's replies.
"""


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--puffer", type=Path)
    given = parser.parse_args()
    load = os.getloadavg()[0]
    groups: dict[str, dict[str, Callable[[], float]]] = {
        f"Fourfold, {GAMES:,} games of Quarto! at once": {
            "packed observations": lambda: vector_rate("packed"),
            "float32 observations": lambda: vector_rate("float32"),
            "float32 observations, actions sampled in the core": lambda: vector_rate(
                "float32", True
            ),
        },
        f"Other libraries, {GAMES:,} games at once": {
            "PufferLib's squared (C)": lambda: puffer_rate(
                given.puffer, "squared", (121, np.uint8), (5, np.int32), size=11
            ),
            "PufferLib's cartpole (C)": lambda: puffer_rate(
                given.puffer, "cartpole", (4, np.float32), (2, np.float32), continuous=0
            ),
            "PufferLib's connect4 (C), in which a bot replies after a search": lambda: puffer_rate(
                given.puffer, "connect4", (42, np.float32), (7, np.int32)
            ),
            "pgx's connect_four (JAX), actions sampled": pgx_rate,
            "Gymnasium's CartPole (NumPy)": cart_pole_rate,
        },
        "Fourfold, one game from Python": {
            "PettingZoo, Quarto!": lambda: pettingzoo_rate(our_env("quarto_v0")),
            "PettingZoo, Quartino": lambda: pettingzoo_rate(our_env("quartino_v0")),
            "Gymnasium, Quarto! against `random`": lambda: gymnasium_rate("fourfold/Quarto-v0"),
            "Gymnasium, Quartino against `random`": lambda: gymnasium_rate("fourfold/Quartino-v0"),
            "OpenSpiel, Quarto!": lambda: spiel_rate("fourfold_quarto(rules=CSHT)"),
            "OpenSpiel, Quartino": lambda: spiel_rate("fourfold_quartino"),
        },
        "Other libraries, one game from Python": {
            "PettingZoo's connect_four": lambda: pettingzoo_rate(their_env("connect_four_v3")),
            "PettingZoo's tictactoe": lambda: pettingzoo_rate(their_env("tictactoe_v3")),
            "Gymnasium's CartPole": lambda: gymnasium_rate("CartPole-v1"),
            "OpenSpiel's connect_four (C++)": lambda: spiel_rate("connect_four"),
        },
    }
    lines = [INTRODUCTION, f"{describe()}, load average {load:.1f} at the start", "", HEAD]
    for title, rates in groups.items():
        lines.append(f"| **{title}** | |")
        for name, rate in rates.items():
            lines.append(f"| {name} | {_measure(rate)} |")
            print(lines[-1], flush=True)
    REPORT.write_text("\n".join([*lines, "", NOTES]), "utf-8")


def _measure(rate: Callable[[], float]) -> str:
    try:
        return f"{rate():,.0f}"
    except ModuleNotFoundError as error:
        return f"needs {error.name}"


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


def puffer_rate(
    source: Path | None,
    name: str,
    observation: tuple[int, type[np.generic]],
    actions: tuple[int, type[np.generic]],
    **options: int,
) -> float:
    """Return the steps per second of one of PufferLib's C environments."""
    if source is None:
        raise ModuleNotFoundError(name="PufferLib's source archive, PUFFER=FOLDER")
    core = compile_environment(source, name)
    given = np.zeros(GAMES, actions[1])
    written = np.zeros((GAMES, observation[0]), observation[1])
    rewards, ends = np.zeros(GAMES, np.float32), np.zeros((2, GAMES), np.uint8)
    games = core.vec_init(written, given, rewards, ends[0], ends[1], GAMES, 1, **options)
    core.vec_reset(games, 1)
    recorded = np.random.default_rng(1).integers(0, actions[0], (16, GAMES)).astype(actions[1])
    steps, start = 0, process_time()
    while process_time() - start < SECONDS:
        for chosen in recorded:
            given[:] = chosen
            core.vec_step(games)
        steps += recorded.size
    rate = steps / (process_time() - start)
    assert written.any(), "nothing was written"
    return rate


def pgx_rate() -> float:
    """Return the steps per second of pgx's connect_four, compiled for the processor."""
    import jax
    import pgx
    from pgx.experimental.wrappers import auto_reset

    env = pgx.make("connect_four")
    step = jax.vmap(auto_reset(env.step, env.init), in_axes=(0, 0, None))

    def play_one(state: Any, key: Any) -> Any:  # Any: JAX's own types
        chances = jax.numpy.log(state.legal_action_mask.astype(jax.numpy.float32))
        return step(state, jax.random.categorical(key, chances, axis=-1), key)

    play = jax.jit(play_one)
    keys = jax.random.split(jax.random.PRNGKey(1), 64)
    state = play(jax.jit(jax.vmap(env.init))(jax.random.split(keys[0], GAMES)), keys[0])
    steps, start = 0, process_time()
    while process_time() - start < SECONDS:
        for key in keys:
            state = play(state, key)
        jax.block_until_ready(state)
        steps += len(keys) * GAMES
    rate = steps / (process_time() - start)
    assert np.asarray(state.observation).any(), "nothing was written"
    return rate


def cart_pole_rate() -> float:
    """Return the steps per second of Gymnasium's vectorised CartPole."""
    import gymnasium

    env = gymnasium.make_vec("CartPole-v1", GAMES, vectorization_mode="vector_entry_point")
    env.reset(seed=1)
    recorded = np.random.default_rng(1).integers(0, 2, (512, GAMES))
    steps, start = 0, process_time()
    while process_time() - start < SECONDS:
        for actions in recorded[:64]:
            env.step(actions)
            steps += GAMES
    return steps / (process_time() - start)


# Any: the environments of several packages.
def our_env(name: str) -> Any:
    """Return our PettingZoo environment of a game."""
    from fourfold.envs import quartino_v0, quarto_v0

    return quarto_v0.raw_env(rules="CSHT") if name == "quarto_v0" else quartino_v0.raw_env()


def their_env(name: str) -> Any:  # Any: as above
    """Return one of PettingZoo's own environments."""
    from importlib import import_module

    return import_module(f"pettingzoo.classic.{name}").raw_env()


def pettingzoo_rate(env: Any) -> float:  # Any: as above
    """Return the steps per second of an AEC environment without checks."""
    random, steps = Random(1), 0
    start = process_time()
    while process_time() - start < SECONDS:
        env.reset(seed=steps)
        while not any(env.terminations.values()) and not any(env.truncations.values()):
            mask = env.observe(env.agent_selection)["action_mask"]
            env.step(int(random.choice(np.flatnonzero(mask))))
            steps += 1
    return steps / (process_time() - start)


def gymnasium_rate(name: str) -> float:
    """Return the steps per second of a Gymnasium environment."""
    import gymnasium

    from fourfold.envs.gymnasium import register

    register()
    env = gymnasium.make(name).unwrapped
    random, steps = Random(1), 0
    start = process_time()
    while process_time() - start < SECONDS:
        seen, _ = env.reset(seed=steps)
        is_over = False
        while not is_over:
            actions = np.flatnonzero(seen["action_mask"]) if isinstance(seen, dict) else (0, 1)
            seen, _, is_ended, is_cut, _ = env.step(int(random.choice(actions)))
            is_over = is_ended or is_cut
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
            if not state.is_chance_node():
                state.observation_tensor(state.current_player())
                steps += 1
            state.apply_action(random.choice(state.legal_actions()))
    return steps / (process_time() - start)


if __name__ == "__main__":
    main()
