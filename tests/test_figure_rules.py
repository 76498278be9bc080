"""The figures of the rules pages show what the rules library says."""

import json

import pytest

from tools.figure_rules import make_files, make_quartino, make_quarto, make_shared

FILES = make_files()


@pytest.mark.parametrize("file", FILES, ids=lambda file: f"{file.parts[-3]}-{file.name}")
def test_the_figures_are_what_the_rules_say(file: object) -> None:
    written = next(path for path in FILES if path == file)
    told = json.loads(written.read_text("utf-8"))
    assert told == json.loads(FILES[written]), "python -m tools.figure_rules writes it anew"


def test_one_card_fits_and_one_claim_is_right_on_both_boards() -> None:
    figures = make_quartino()
    for board in ("wheel", "grid"):
        assert len(figures["card"][board]["windows"]) == 1
        assert len(figures["claim"][board]["right"]) == 1


def test_there_are_ten_lines_nine_squares_and_the_windows_of_both_boards() -> None:
    rules = make_quarto()
    assert (len(rules["lines"]), len(rules["squares"])) == (10, 9)
    boards = make_quartino()["rules"]
    assert [len(boards[board]["windows"]) for board in ("wheel", "grid")] == [8, 4]


def test_the_sample_has_fours_that_share_nothing_and_much() -> None:
    sizes = {len(shared) for shared in make_shared().values()}
    assert sizes == {0, 1, 2}
