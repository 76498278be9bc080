"""The example network: symmetric, legal, as good as its grade, and trained without the exam."""

import subprocess
import sys
from collections.abc import Sequence
from pathlib import Path
from random import Random

import numpy as np
import pytest
from numpy.typing import NDArray

from examples.network.bot import Evaluator, Leaf, NetworkBot
from examples.network.curve import read_training
from examples.network.labels import RULE_SETS, make_rows
from examples.network.network import WEIGHTS, load, shapes
from fourfold import Choice, Match, Question, make_bot, play_match, quarto
from fourfold.dataset.quarto import Recipe, make_dataset
from fourfold.exam.quarto import grade_bot, load_paper

ROOT = Path(__file__).parents[1]
QUESTIONS, RIGHT = 100, 88
"""The short exam and the number of right answers."""


@pytest.fixture(scope="module")
def evaluator() -> Evaluator:
    return Evaluator()


def random_position(rules: quarto.Rules, placed: int, random: Random) -> quarto.Position:
    """Return a position with a piece in hand and no complete group."""
    position = quarto.start(rules)
    while position.placed < placed or position.hand is None:
        after = position.play(random.choice(position.sensible_moves()))
        position = after if not after.complete_groups() else quarto.start(rules)
    return position


def images(key: str, placed: int) -> tuple[quarto.Rules, list[tuple[quarto.Board, int]]]:
    """Return a position and some of its images under the symmetries, as the network's input."""
    rules, random = quarto.parse_rules(key), Random(f"{key}{placed}")
    position = random_position(rules, placed, random)
    chosen = random.choices(quarto.symmetries(rules), k=40)
    found = [position, *(symmetry.apply(position) for symmetry in chosen)]
    assert len(set(found)) > 2
    return rules, [(each.board, each.hand) for each in found if each.hand is not None]


@pytest.mark.parametrize("placed", [4, 8, 11])
@pytest.mark.parametrize("key", ["CSHT", "CSHT+", "SHT", "CHT+", "ST", "CH+", "T", "H+"])
def test_the_network_is_symmetric(evaluator: Evaluator, key: str, placed: int) -> None:
    values = evaluator.values(*images(key, min(placed, 8) if len(key) < 3 else placed))
    assert np.abs(values - values[0]).max() < 1e-4


def test_a_network_that_overlooks_a_row_is_not_symmetric() -> None:
    planted = Evaluator()
    lines = planted.tables.lines.copy()
    lines[0] = 0
    planted.tables = planted.tables._replace(lines=lines)
    values = planted.values(*images("CSHT", 8))
    assert np.abs(values - values[0]).max() > 1e-2


def test_traits_out_of_play_do_not_matter(evaluator: Evaluator) -> None:
    rules, random = quarto.parse_rules("CS"), Random(5)
    position = random_position(rules, 7, random)
    assert position.hand is not None
    swap = quarto.Symmetry(quarto.SQUARES, (), int(quarto.Trait.TOP | quarto.Trait.HEIGHT))
    # Swapping the tops of all pieces also changes which pieces are left.
    image = swap.apply(position)
    assert image.board != position.board
    assert image.hand is not None
    values = evaluator.values(rules, [(position.board, position.hand), (image.board, image.hand)])
    assert abs(values[0] - values[1]) < 1e-4


def test_the_committed_weights_are_small_and_fit_the_network() -> None:
    assert WEIGHTS.stat().st_size <= 1_000_000
    assert {name: each.shape for name, each in load().items()} == shapes()


def test_the_documentation_says_how_the_weights_were_made() -> None:
    page = (ROOT / "docs" / "network.md").read_text("utf-8")
    made = read_training(WEIGHTS)
    for name in ("rows", "steps", "batch", "kept"):
        assert f"{made[name]:,}" in page


def test_the_committed_weights_have_the_documented_grade() -> None:
    grade = grade_bot(NetworkBot(), QUESTIONS)
    right = grade.whole.questions - grade.whole.wrong
    # Machines round differently, which may change a choice between equals.
    assert abs(right - RIGHT) <= 1
    assert (grade.illegal, grade.failed, grade.wrong_calls) == (0, 0, 0)
    assert all(calls.missed == 0 for calls in grade.calls.values())


class BackwardEvaluator(Evaluator):
    """Takes the opponent's wins for losses."""

    def values(self, rules: quarto.Rules, leaves: Sequence[Leaf]) -> NDArray[np.float32]:
        return -super().values(rules, leaves)


def test_a_bot_that_reads_the_values_backward_has_a_bad_grade() -> None:
    bot = NetworkBot()
    bot.evaluator = BackwardEvaluator()
    assert grade_bot(bot, 25).whole.accuracy < 0.5


@pytest.mark.parametrize(("key", "seat"), [("CSHT!", 1), ("SH+!", 2), ("CSHT+", 2)])
def test_the_bot_beats_random_play(key: str, seat: int) -> None:
    bots = [NetworkBot(), make_bot(quarto.QUARTO, "random")]
    match = Match.new(quarto.QUARTO, key)
    assert play_match(match, bots if seat == 1 else bots[::-1], seed=1).winner == seat


def test_the_bot_plays_the_last_piece() -> None:
    for key in ("CSHT", "CSHT!"):
        random = Random(8)
        position = random_position(quarto.parse_rules(key), 15, random)
        while position.outcome is None and position.seat is not None:
            choice: Choice[quarto.Move] = NetworkBot().choose(Question(position))
            for move in choice.moves:
                position = position.play(move)
        assert position.is_full


def test_the_bot_is_an_engine() -> None:
    done = subprocess.run(
        [sys.executable, "-W", "error", "-m", "examples.network.bot"],
        input="identify\nquit\n",
        cwd=ROOT,
        capture_output=True,
        text=True,
        check=False,
    )
    assert (done.returncode, done.stderr) == (0, "")
    assert "network" in done.stdout


def test_no_position_of_the_exam_is_among_the_labels() -> None:
    """With one trait there are so few positions that labels would overlap with the exam."""

    def forms(boards: NDArray[np.uint8]) -> set[object]:
        found: set[object] = set()
        for *squares, hand in boards.tolist():
            board = tuple(quarto.PIECES[code - 1] if code else None for code in squares)
            found.add(quarto.canonical_board("C", board, quarto.PIECES[hand - 1]))
        return found

    asked = {
        quarto.canonical_board("C", question.position.board, question.position.hand)
        for question in load_paper()
        if str(question.position.rules).rstrip("!") == "C" and question.position.hand is not None
    }
    rules = quarto.parse_rules("C")
    every = make_dataset(Recipe(800, "C", 9, seed=1)).boards
    kept = make_rows(rules, 9, 800, threads=1)["boards"]
    assert forms(every) & asked
    assert not forms(kept) & asked


def test_each_number_of_traits_has_labels() -> None:
    sizes = {(len(quarto.parse_rules(key).traits), "+" in key) for key in RULE_SETS}
    assert sizes == {(count, squares) for count in (1, 2, 3, 4) for squares in (False, True)}
