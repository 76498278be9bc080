"""The PettingZoo environments pass PettingZoo's own tests, and play by the rules."""

from types import SimpleNamespace
from typing import Any

import pytest

pytest.importorskip("pettingzoo")

import numpy as np
from pettingzoo.test import api_test, max_cycles_test, render_test, seed_test
from pettingzoo.utils.conversions import parallel_to_aec

from fourfold.envs import quartino_v0, quarto_v0
from fourfold.games import quarto
from fourfold.games.game import IllegalMoveError

SETTINGS: list[tuple[Any, dict[str, Any]]] = [
    (quarto_v0, {}),
    (quarto_v0, {"rules": "CSHT+", "mistakes": True}),
    (quartino_v0, {}),
    (quartino_v0, {"seats": 3, "mistakes": True}),
    (quartino_v0, {"seats": 4, "rules": "grid"}),
]


@pytest.mark.filterwarnings("ignore")
@pytest.mark.parametrize(("module", "settings"), SETTINGS)
def test_environments_pass_pettingzoos_api_and_seed_tests(
    module: Any, settings: dict[str, Any]
) -> None:
    api_test(module.env(**settings), num_cycles=200)
    seed_test(lambda: module.env(**settings), num_cycles=100)


@pytest.mark.parametrize("module", [quarto_v0, quartino_v0])
def test_environments_pass_pettingzoos_render_test(
    module: Any, capsys: pytest.CaptureFixture[str]
) -> None:
    render_test(module.env)
    assert capsys.readouterr().out.count("Supply: ") > 2


@pytest.mark.parametrize("module", [quarto_v0, quartino_v0])
def test_games_are_truncated_at_max_cycles(module: Any) -> None:
    def simultaneous(**settings: Any) -> Any:
        return parallel_to_aec(module.parallel_env(**settings))

    max_cycles_test(SimpleNamespace(parallel_env=module.parallel_env, env=simultaneous))


@pytest.mark.parametrize("module", [quarto_v0, quartino_v0])
def test_rgb_array_shows_the_drawing(module: Any) -> None:
    env = module.raw_env(render_mode="rgb_array")
    env.reset(seed=1)
    first = env.render()
    agent = env.agent_selection
    env.step(int(np.flatnonzero(env.observe(agent)["action_mask"])[0]))
    second = env.render()
    assert first.shape[1] == second.shape[1] == 480
    assert len(np.unique(first.reshape(-1, 3), axis=0)) > 50
    assert first.shape != second.shape or (first != second).any()


def test_a_game_follows_the_rules_and_ends_with_the_right_rewards() -> None:
    env = quarto_v0.raw_env(rules="CSHT")
    env.reset(seed=3)
    position = env.session.position
    moves = ["=0", "a1", "=1", "b1", "=2", "c1", "=3", "d1"]
    for move in moves:
        seen = env.observe(env.agent_selection)
        assert bytes(seen["observation"]) == position.encode()
        assert bytes(seen["action_mask"]) == position.legal_mask()
        position = position.play(move)
        env.step(quarto.index(move))
    assert position.outcome is not None
    winner = f"seat_{position.outcome.winner}"
    assert env.rewards == {agent: 1.0 if agent == winner else -1.0 for agent in env.agents}
    assert all(env.terminations.values())


@pytest.mark.parametrize("action", [-1, 31, 52])
def test_an_illegal_action_is_refused_or_replaced(action: int) -> None:
    env = quarto_v0.raw_env(rules="CSHT")
    env.reset(seed=3)
    with pytest.raises(IllegalMoveError, match=f"^{action}.* is not a legal action"):
        env.step(action)
    assert env.session.played == 0
    parallel = quarto_v0.parallel_env(rules="CSHT")
    parallel.reset(seed=3)
    parallel.step(dict.fromkeys(parallel.agents, action))
    assert parallel._env.session.played == 1


def test_hidden_cards_are_hidden_from_others() -> None:
    env = quartino_v0.raw_env(seats=4)
    env.reset(seed=5)
    views = [env.observe(agent)["observation"] for agent in env.agents]
    racks = [view[41:77].reshape(4, 9)[:, :4] for view in views]
    for seat, rack in enumerate(racks):
        assert (rack[seat] > 1).all()
        assert (np.delete(rack, seat, axis=0) == 1).all()
