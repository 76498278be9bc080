"""The Quarto! exam: a fixed paper, exact judgement, planted weaknesses in the right column."""

from collections import Counter
from xml.etree import ElementTree

import pytest

from fourfold.bots import make_bot
from fourfold.exam.quarto.exam import grade_bot
from fourfold.exam.quarto.grade import Grade
from fourfold.exam.quarto.paper import (
    RULE_SETS,
    PaperError,
    Phase,
    decode_paper,
    encode_paper,
    load_paper,
    phase_of,
)
from fourfold.exam.quarto.report import draw_grade, text_report
from fourfold.games.quarto import Direction, Trait
from fourfold.solver import Solver
from tests.exam.quarto.planted_bot import (
    ExactBot,
    IllegalBot,
    NoDiagonalsBot,
    NoTopsBot,
    SometimesRandomBot,
)
from tools.quarto_exam import QUESTIONS, set_question


def test_the_paper_has_every_phase_and_every_rule_set() -> None:
    questions = load_paper()
    assert len(questions) == len(set(questions)) == QUESTIONS
    rule_sets = Counter(question.position.rules for question in questions)
    assert set(rule_sets) == set(RULE_SETS)
    assert min(rule_sets.values()) >= 80
    phases = Counter(phase_of(question.position) for question in questions)
    assert all(phases[phase] >= 0.08 * QUESTIONS for phase in Phase)
    short = Counter(phase_of(question.position) for question in questions[:200])
    assert set(short) == set(Phase)


def test_the_paper_matches_its_seed() -> None:
    numbers = range(0, QUESTIONS, 199)
    questions = load_paper()
    assert [set_question(number) for number in numbers] == [questions[n] for n in numbers]


def test_a_paper_round_trips_and_other_files_are_refused() -> None:
    questions = load_paper(30)
    assert list(decode_paper(encode_paper(questions))) == questions
    with pytest.raises(PaperError, match="not an exam paper"):
        list(decode_paper(b"nonsense"))


@pytest.mark.parametrize("rules", ["CSHT", "SH+!", "T!"])
def test_values_are_exact_and_each_question_has_a_wrong_answer(rules: str) -> None:
    solver = Solver(rules)
    questions = [q for q in load_paper(3000) if str(q.position.rules) == rules][:20]
    assert questions
    for question in questions:
        if question.position.placed < 6:
            continue
        analysis = solver.analyse(question.position, distance=False)
        assert analysis.verdict.value == question.value
        assert {judged.verdict.value for judged in analysis.moves} != {question.value}


def all_missed(grade: Grade) -> dict[Direction | None, int]:
    return {direction: calls.missed for direction, calls in grade.calls.items()}


def test_exact_play_makes_no_mistakes() -> None:
    grade = grade_bot(ExactBot(), 1000)
    assert grade.whole.questions == 1000
    assert (grade.whole.accuracy, grade.regret, grade.wrong_calls) == (1, 0, 0)
    assert set(all_missed(grade).values()) == {0}
    assert sum(calls.chances for calls in grade.calls.values()) > 50


def test_perfect_gets_every_question_right() -> None:
    assert grade_bot(make_bot("quarto", "perfect"), 24).whole.accuracy == 1


def test_a_bot_that_never_calls_diagonals_misses_only_those_calls() -> None:
    grade = grade_bot(NoDiagonalsBot(), 2000)
    missed = all_missed(grade)
    assert missed[Direction.DIAGONAL] == grade.calls[Direction.DIAGONAL].chances > 10
    assert missed[Direction.ROW] == missed[Direction.COLUMN] == missed[Direction.BLOCK] == 0
    assert 0 < grade.whole.wrong <= missed[Direction.DIAGONAL] + (missed[None] or 0)


def test_a_bot_that_ignores_tops_blunders_only_over_tops() -> None:
    grade = grade_bot(NoTopsBot(), 2000)
    top, *others = (grade.traits[trait].wrong for trait in reversed(Trait))
    assert top == grade.whole.wrong > 100
    assert max(others) < top / 2


def test_one_random_answer_in_a_hundred_shows_in_all_columns() -> None:
    grade = grade_bot(SometimesRandomBot(), 4000)
    assert 0.985 < grade.whole.accuracy < 1
    assert sum(part.wrong > 0 for part in grade.phases.values()) >= 2
    by_trait = [part.wrong for part in grade.traits.values()]
    assert max(by_trait) < grade.whole.wrong
    assert 0.0005 < grade.regret < 0.015


def test_illegal_answers_and_crashes_are_counted_separately() -> None:
    grade = grade_bot(IllegalBot(), 100)
    assert (grade.illegal, grade.failed, grade.whole.wrong) == (10, 10, 20)
    assert grade.problem is not None
    assert grade.as_json()["blunders"] == 0


def test_the_report_and_the_chart_have_every_part() -> None:
    grade = grade_bot(make_bot("quarto", "random"), 60)
    text = text_report("random", grade)
    chart = ElementTree.fromstring(draw_grade("random", grade))
    labels = [element.text or "" for element in chart.iter()]
    for word in ("opening", "middlegame", "endgame", "colour", "top"):
        assert word in text
        assert any(word in label for label in labels)
