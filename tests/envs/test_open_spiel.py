"""The OpenSpiel games pass OpenSpiel's own test, and their playthroughs stay the same."""

from pathlib import Path

import pytest

pytest.importorskip("pyspiel")

import pyspiel
from open_spiel.python.algorithms import generate_playthrough

import fourfold.envs.open_spiel  # noqa: F401 - registers the games

DATA = Path(__file__).parent.parent / "data" / "open_spiel"
GAMES = {
    "quarto": "fourfold_quarto(rules=CSHT)",
    "quarto-calls": "fourfold_quarto(mistakes=True)",
    "quartino": "fourfold_quartino(max_moves=12)",
    "quartino-3": "fourfold_quartino(players=3,rules=grid,max_moves=12,mistakes=True)",
}


@pytest.mark.parametrize("text", GAMES.values())
def test_games_pass_openspiels_random_simulation(text: str) -> None:
    game = pyspiel.load_game(text.replace("max_moves=12", "max_moves=60"))
    pyspiel.random_sim_test(game, num_sims=2, serialize=True, verbose=False)


@pytest.mark.parametrize("name", GAMES)
def test_playthroughs_do_not_change(name: str) -> None:
    kept = (DATA / f"{name}.txt").read_text("utf-8")
    assert playthrough(name) == kept


def playthrough(name: str) -> str:
    return str(generate_playthrough.playthrough(GAMES[name], action_sequence=None, seed=1)) + "\n"


def test_players_know_their_own_cards_and_all_moves() -> None:
    game = pyspiel.load_game("fourfold_quartino()")
    state = game.new_initial_state()
    for card in range(8):
        assert state.is_chance_node()
        assert len(state.chance_outcomes()) == 24 - card
        state.apply_action(card)
    other = game.new_initial_state()
    for card in (0, 1, 2, 3, 8, 9, 10, 11):
        other.apply_action(card)
    assert state.information_state_string(0) == other.information_state_string(0)
    assert state.information_state_string(1) != other.information_state_string(1)
    assert state.observation_string(0) == other.observation_string(0)
    assert state.observation_tensor(0) == other.observation_tensor(0)


if __name__ == "__main__":
    DATA.mkdir(exist_ok=True)
    for each in GAMES:
        (DATA / f"{each}.txt").write_text(playthrough(each), "utf-8")
