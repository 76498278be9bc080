"""The text form: everything a model needs is in the prompt, and only a legal turn is accepted."""

import re

import pytest

from fourfold.bots import IllegalAnswerError, Question
from fourfold.envs.text import TextBot, parse_answer, rules_prompt, state_prompt
from fourfold.exam.quarto.exam import grade_bot
from fourfold.games import GAMES, quartino, quarto
from fourfold.games.game import GameError
from fourfold.match import Match
from fourfold.table import play_match


def first_legal(prompt: str) -> str:
    """Answer with the first legal move that a prompt lists, as a model would."""
    listed = re.search(r"^Legal moves now: (.*)$", prompt, re.MULTILINE)
    assert listed
    return f"I take the first one.\n\nbestmove {listed[1].split()[0]}\n"


@pytest.mark.parametrize("name", ["quarto", "quartino"])
def test_a_game_is_played_with_prompts_alone(name: str) -> None:
    game = GAMES[name]
    bots = [TextBot(game, first_legal), TextBot(game, first_legal)]
    match = Match.new(game, seed=1, turn_cap=12)
    play_match(match, bots)
    assert match.outcome is not None


def test_a_prompt_has_rules_state_history_and_moves() -> None:
    position = quarto.start("CSHT!").play("=5")
    prompt = state_prompt(quarto.QUARTO, position, (quarto.parse_move("=5"),))
    assert "You are seat 2 of 2." in prompt
    assert position.notation in prompt
    assert "Moves so far: =5" in prompt
    assert "Legal moves now: a1 b1 c1" in prompt
    assert "The goal" in rules_prompt(quarto.QUARTO)
    assert "QUARTINO" in rules_prompt(quartino.QUARTINO)


def test_a_prompt_hides_the_other_players_cards() -> None:
    position = quartino.start("wheel", deal=quartino.draw_deal(2, seed=1))
    hidden = [str(card) for card in position.racks[1].hidden]
    prompt = state_prompt(quartino.QUARTINO, position)
    assert all(f"{card}," not in prompt and f",{card}" not in prompt for card in hidden)
    assert prompt == state_prompt(quartino.QUARTINO, Question(position).view)


def test_nothing_is_asked_about_a_finished_game() -> None:
    position = quarto.start("CSHT")
    for move in ("=0", "a1", "=1", "b1", "=2", "c1", "=3", "d1"):
        position = position.play(move)
    with pytest.raises(GameError, match="the game is over"):
        state_prompt(quarto.QUARTO, position)


@pytest.mark.parametrize(
    ("answer", "problem"),
    [
        ("", "found nothing"),
        ("b3", "the last line must be 'bestmove TURN', found 'b3'"),
        ("bestmove b3\nThat wins.", "found 'That wins.'"),
        ("bestmove b3 =4", "bestmove 'b3 =4', column 3"),
        ("bestmove B3", "column 1"),
        ("Bestmove b3", "the last line"),
        ("bestmove =4", "move 1, =4"),
        ("bestmove b3=5", "move 2, =5"),
        ("bestmove b3=4a1", "comes after the end of the turn"),
    ],
)
def test_anything_but_a_legal_turn_is_refused(answer: str, problem: str) -> None:
    position = quarto.start("CSHT").play("=5")
    with pytest.raises(IllegalAnswerError, match=re.escape(problem)):
        parse_answer(quarto.QUARTO, position, answer)
    assert parse_answer(quarto.QUARTO, position, "So:\n bestmove b3=4 \n\n").moves


def test_a_model_is_graded_like_any_bot() -> None:
    grade = grade_bot(TextBot(quarto.QUARTO, lambda prompt: f"{len(prompt)} words"), 5)
    assert (grade.illegal, grade.whole.wrong) == (5, 5)
