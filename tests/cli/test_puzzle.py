"""`fourfold puzzle`: solving in the terminal."""

from datetime import date
from pathlib import Path

import pytest

from fourfold.language import LANGUAGES, Language
from fourfold.puzzles import PUZZLE_GAMES, daily_puzzle, shipped_puzzles
from tests.cli.command import run

PUZZLES = shipped_puzzles()


def test_a_wrong_answer_is_refuted_and_a_right_one_solves(tmp_path: Path) -> None:
    puzzle = next(p for p in PUZZLES if p.theme == "safe-piece" and p.rules == "CSHT")
    history = str(tmp_path / "attempts.jsonl")
    supply = "0123456789ABCDEF"
    wrong = next(
        f"={piece}"
        for piece in supply
        if piece not in puzzle.position and f"={piece}" not in puzzle.answers
    )
    text = f"?\nnonsense\n{wrong}\n{puzzle.answers[0]}\n"
    done = run("puzzle", puzzle.id, "--history", history, "--lang", "en", text=text)
    assert (done.returncode, done.stderr) == (0, "")
    assert "Which piece to give?" in done.stdout
    assert "Type = and the piece, as in =A." in done.stdout
    assert "That’s not possible here: column 1: " in done.stdout
    assert f"Here’s why: {wrong} " in done.stdout
    assert done.stdout.count("Your rating: ") == 1
    assert done.stdout.rstrip().endswith("Solved!")
    again = run(
        "puzzle", puzzle.id, "--history", history, "--lang", "en", text=f"{puzzle.answers[0]}\n"
    )
    assert "Your rating" not in again.stdout


@pytest.mark.parametrize("code", LANGUAGES)
def test_every_theme_has_its_texts(code: str) -> None:
    language = Language(code)
    for game, adapter in PUZZLE_GAMES.items():
        for theme in adapter.themes:
            for attribute in ("", ".task"):
                message = f"puzzle-{game}-{theme}{attribute}"
                assert language.text(message, squares="yes", alike="yes")
            assert language.text(f"puzzle-{game}-how-{adapter.how_to_answer(theme)}")


@pytest.mark.parametrize(
    ("family", "rules"),
    [
        ("standard", {"CSHT", "CSHT!", "wheel"}),
        ("squares", {"CSHT+", "CSHT+!"}),
        ("fewer", {"CSH", "CSH!", "CS", "CS!", "C", "C!"}),
        ("grid", {"grid"}),
    ],
)
def test_puzzles_can_be_limited_to_a_family_of_rules(
    family: str, rules: set[str], tmp_path: Path
) -> None:
    families = [PUZZLE_GAMES[each.game].family_of(each.rules) for each in PUZZLES]
    pairs = zip(PUZZLES, families, strict=True)
    assert {each.rules for each, found in pairs if found == family} == rules
    history = str(tmp_path / "attempts.jsonl")
    options = ["--rules", family, "--history", history, "--lang", "en", "--min", "0"]
    for seed in range(3):
        done = run("puzzle", *options, "--seed", str(seed), text="q\n")
        assert done.returncode == 0, done.stderr
        shown = next(each for each in PUZZLES if each.id in done.stdout)
        assert shown.rules in rules
    assert run("puzzle", "--rules", "CSHT").returncode == 2


def test_the_task_asks_for_a_kind_of_piece_if_equivalent_ones_solve_it(tmp_path: Path) -> None:
    for puzzle in PUZZLES:
        if puzzle.theme == "safe-piece" and len(puzzle.answers) > 1:
            break
    history = str(tmp_path / "attempts.jsonl")
    done = run("puzzle", puzzle.id, "--history", history, "--lang", "en", text="q\n")
    assert "Which piece can you give without losing?" in done.stdout
    assert all(
        not each.rules.startswith("CSHT")
        for each in PUZZLES
        if each.theme == "safe-piece" and len(each.answers) > 1
    )


def test_a_seed_chooses_puzzles_and_showing_the_solution_ends_one(tmp_path: Path) -> None:
    options = ["--theme", "stones", "--seed", "5", "--lang", "cs", "--min", "600", "--max", "1500"]
    first, second = (
        run("puzzle", *options, "--history", str(tmp_path / f"{n}.jsonl"), text="s\n\nq\n")
        for n in range(2)
    )
    assert first.stdout == second.stdout
    assert first.stdout.count("Správné kameny") == 2
    assert "Řešení: " in first.stdout


def test_the_puzzle_of_the_day_and_the_end_of_the_input(tmp_path: Path) -> None:
    done = run("puzzle", "--daily", "--history", str(tmp_path / "x"), "--lang", "et")
    assert (done.returncode, done.stderr) == (0, "")
    assert done.stdout.startswith("Päeva ülesanne, ")
    assert not (tmp_path / "x").exists()
    options = ["--daily", "--game", "quartino", "--history", str(tmp_path / "x"), "--lang", "en"]
    todays = daily_puzzle([each for each in PUZZLES if each.game == "quartino"], date.today())  # noqa: DTZ011
    assert f"Puzzle {todays.id} " in run("puzzle", *options).stdout


def test_a_missing_puzzle_or_broken_history_is_reported_in_one_line(tmp_path: Path) -> None:
    assert run("puzzle", "none").stderr == "fourfold: there is no puzzle none\n"
    nothing = run("puzzle", "--min", "2999", "--lang", "en", "--history", str(tmp_path / "x"))
    assert nothing.stdout == "No puzzle matches these options.\n"
    broken = tmp_path / "broken"
    broken.write_text("x", "utf-8")
    done = run("puzzle", "--history", str(broken))
    assert done.returncode == 1
    assert done.stderr.endswith(
        "broken: line 1: not an attempt at a puzzle: correct or delete the line\n"
    )
