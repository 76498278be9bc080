"""The Gymnasium environments pass Gymnasium's own check, against bots of several levels."""

from typing import Any

import pytest

pytest.importorskip("gymnasium")

import gymnasium
import numpy as np
from gymnasium.utils.env_checker import check_env

from fourfold.envs.gymnasium import BotEnv, register

SETTINGS: list[dict[str, Any]] = [
    {"game": "quarto"},
    {"game": "quarto", "bot": "keen", "rules": "CSHT+!", "seat": 2},
    {"game": "quartino", "bot": "builder", "seats": 3},
]


@pytest.mark.filterwarnings("ignore")
@pytest.mark.parametrize("settings", SETTINGS)
def test_environments_pass_gymnasiums_check(settings: dict[str, Any]) -> None:
    register()
    game = settings["game"].capitalize()
    options = {key: value for key, value in settings.items() if key != "game"}
    env = gymnasium.make(f"fourfold/{game}-v0", render_mode="ansi", **options)
    check_env(env.unwrapped)


def test_registering_twice_gives_no_warning() -> None:
    register()
    register()
    assert gymnasium.spec("fourfold/Quarto-v0").kwargs == {"game": "quarto"}


@pytest.mark.parametrize("settings", SETTINGS)
def test_games_are_played_to_the_end_and_repeat_with_the_same_seed(
    settings: dict[str, Any],
) -> None:
    env, games = BotEnv(**settings), []
    for _ in range(2):
        seen, info = env.reset(seed=7)
        history = [bytes(seen["observation"])]
        reward, is_over = 0.0, False
        while not is_over:
            assert seen["action_mask"].any()
            action = int(np.flatnonzero(seen["action_mask"])[-1])
            seen, reward, is_ended, is_cut, _ = env.step(action)
            is_over = is_ended or is_cut
            history.append(bytes(seen["observation"]))
        games.append((history, reward, info["seat"]))
    assert games[0] == games[1]


def test_an_illegal_action_loses() -> None:
    env = BotEnv("quarto", seat=1)
    seen, _ = env.reset(seed=1)
    action = int(np.flatnonzero(seen["action_mask"] == 0)[0])
    _, reward, is_over, _, info = env.step(action)
    assert (reward, is_over, info["illegal"]) == (-1, True, True)


@pytest.mark.parametrize("action", [-1, 231])
def test_a_number_that_is_not_an_action_is_illegal(action: int) -> None:
    env = BotEnv("quartino", seat=1)
    env.reset(seed=1)
    # Until the last action, the end of the turn, is legal.
    while not env.session.mask(1)[-1]:
        env.step(int(np.flatnonzero(env.session.mask(1))[0]))
    _, reward, is_over, _, info = env.step(action)
    assert (reward, is_over, info["illegal"]) == (-1, True, True)


def test_a_bad_setting_gives_one_clear_error() -> None:
    with pytest.raises(ValueError, match="there is no environment for 'chess'"):
        BotEnv("chess")
    with pytest.raises(ValueError, match="there is no seat 3"):
        BotEnv("quarto", seat=3)
