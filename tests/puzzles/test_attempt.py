"""Attempts: right and wrong answers, defences, and answers that can't be read."""

from dataclasses import replace
from random import Random

import pytest

from fourfold.games import quartino, quarto
from fourfold.games.game import GameError
from fourfold.puzzles import Attempt, Puzzle, shipped_puzzles
from fourfold.puzzles.quarto.study import judge_by_solver
from fourfold.puzzles.quarto.theme import WINS

PUZZLES = shipped_puzzles()


def some(theme: str, count: int = 5, rules: str = "CSHT") -> list[Puzzle]:
    own = [puzzle for puzzle in PUZZLES if puzzle.theme == theme and puzzle.rules == rules]
    return Random(theme).sample(own, count)


def due(attempt: Attempt) -> quarto.Position:
    assert isinstance(attempt.position, quarto.Position)
    return attempt.position


def winning_turns(position: quarto.Position) -> list[str]:
    [turns] = judge_by_solver([position])
    return [quarto.format_turn(each.moves) for each in turns if each.verdict.value == 1]


@pytest.mark.parametrize("theme", WINS)
def test_every_defence_is_answered_until_the_win(theme: str) -> None:
    for puzzle in some(theme):
        attempt, random = Attempt(puzzle), Random(puzzle.id)
        answers = 0
        while not attempt.is_solved:
            choice = winning_turns(due(attempt))
            if not answers:
                assert tuple(choice) == puzzle.answers
            # Any turn that keeps the win is right, even one that takes longer.
            feedback = attempt.answer(random.choice(choice))
            assert feedback.is_right
            answers += 1
        assert answers >= WINS[theme]
        assert attempt.position.outcome is not None
        assert attempt.mistakes == 0


def test_the_best_answers_win_in_the_promised_number_of_turns() -> None:
    for puzzle in some("win-3"):
        attempt, answers = Attempt(puzzle), 0
        while not attempt.is_solved:
            [turns] = judge_by_solver([due(attempt)])
            best = max(turns, key=lambda each: each.verdict.low)
            attempt.answer(quarto.format_turn(best.moves))
            answers += 1
        assert answers == 3


def test_a_wrong_answer_is_refuted_and_leaves_the_position_unchanged() -> None:
    for puzzle in (*some("win-2"), *some("safe-piece"), *some("only-draw")):
        attempt = Attempt(puzzle)
        before = due(attempt)
        [turns] = judge_by_solver([before])
        wrong = [quarto.format_turn(each.moves) for each in turns]
        wrong = [turn for turn in wrong if turn not in puzzle.answers]
        feedback = attempt.answer(wrong[0])
        assert (feedback.is_right, feedback.is_solved) == (False, False)
        assert feedback.refutation[0] == wrong[0]
        assert attempt.position == before
        assert attempt.mistakes == 1
        # The refutation is a legal line to the end of the game.
        position = before
        for turn in feedback.refutation:
            for move in quarto.parse_turn(turn):
                position = position.play(move)
        assert position.outcome is not None
        attempt.answer(puzzle.answers[0])
        assert attempt.mistakes == 1


def test_a_judgement_is_a_word_or_its_number() -> None:
    [puzzle] = some("judge", 1)
    number = str(["win", "draw", "loss"].index(puzzle.answers[0]) + 1)
    assert Attempt(puzzle).answer(number).is_solved
    wrong = next(word for word in ("win", "draw", "loss") if word not in puzzle.answers)
    feedback = Attempt(puzzle).answer(wrong)
    assert not feedback.is_right
    assert feedback.refutation
    with pytest.raises(GameError, match="expected win, draw, loss, or 1, 2, 3; found 'maybe'"):
        Attempt(puzzle).answer("maybe")


def test_a_call_needs_no_exclamation_mark_and_a_dash_denies_a_line() -> None:
    spots = [p for p in PUZZLES if p.theme == "spot" and p.rules == "CSHT!"]
    line = next(p for p in spots if p.answers[0].startswith("!"))
    assert Attempt(line).answer(line.answers[0]).is_solved
    assert Attempt(line).answer(line.answers[0][1:]).is_solved
    assert not Attempt(line).answer("-").is_right
    for kind in ("--", "="):
        none = next(p for p in spots if p.answers[0].startswith(kind))
        assert Attempt(none).answer("-").is_solved
        assert not Attempt(none).answer("a1-d4").is_right


def test_an_answer_that_is_not_a_turn_is_not_a_mistake() -> None:
    [puzzle] = some("win-2", 1)
    attempt = Attempt(puzzle)
    taken = next(s for s in quarto.SQUARES if due(attempt).board[s] is not None)
    free = next(s for s in quarto.SQUARES if due(attempt).board[s] is None)
    for text in ("nonsense", f"{taken}=0", str(free), puzzle.answers[0] + "a1"):
        with pytest.raises(GameError):
            attempt.answer(text)
    assert attempt.mistakes == 0


@pytest.mark.parametrize("theme", ["claim", "stones", "two-claims", "colour"])
def test_quartino_accepts_every_answer_and_no_other(theme: str) -> None:
    for puzzle in some(theme, 5, "wheel"):
        for answer in puzzle.answers:
            assert Attempt(puzzle).answer(answer).is_solved
        if theme in ("stones", "two-claims"):
            # A turn may continue after the claims.
            after = Attempt(puzzle)
            after.answer(puzzle.answers[0])
            position = after.position
            assert isinstance(position, quartino.Position)
            if position.outcome is None and position.phase is quartino.Phase.CLAIM:
                assert Attempt(puzzle).answer(puzzle.answers[0] + ",.").is_solved
    [puzzle] = some("colour", 1, "wheel")
    wrong = {"+": "-", "-": "+"}[puzzle.answers[0]]
    feedback = Attempt(puzzle).answer(wrong)
    assert not feedback.is_right
    assert feedback.refutation[0].startswith(f"{puzzle.answers[0]},")


def test_several_turns_of_quartino_are_not_an_answer() -> None:
    [puzzle] = some("claim", 1, "wheel")
    with pytest.raises(GameError, match="expected one turn, not several"):
        Attempt(replace(puzzle, answers=())).answer(".,R0")
