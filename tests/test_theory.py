"""The quick sections of the theory, and what a difference looks like."""

import tomllib

import pytest

from fourfold.solver.quarto import native
from fourfold.solver.quarto.book import Book
from tests import theory

KNOWN = tomllib.loads(theory.KNOWN.read_text(encoding="utf-8"))


def test_the_number_of_sequences_to_depth_12_is_known() -> None:
    assert theory.main(["sequences"]) == 0


@pytest.mark.parametrize("key", ["C", "C+", "CS", "CS+", "CSH", "CSH+", "CSHT"])
def test_the_number_of_full_boards_without_a_group_is_known(key: str) -> None:
    (finding,) = theory.find_boards(key, KNOWN["boards"][key])
    assert finding.is_known


def test_every_section_has_its_numbers_and_their_source() -> None:
    assert set(KNOWN) == set(theory.SECTIONS)
    for numbers in KNOWN.values():
        assert numbers["source"]
        assert {"CSHT", "CSHT+"} <= set(numbers)


def test_the_values_of_the_openings_come_from_the_book(monkeypatch: pytest.MonkeyPatch) -> None:
    only_draws = Book(3, {})
    monkeypatch.setattr(theory, "load_book", lambda **_: only_draws)
    found = list(theory.find_values_in_book("CSHT", KNOWN["book"]["CSHT"]))
    assert [str(finding) for finding in found][-1:] == [
        "CSHT 3 pieces           0 won, 3,316 drawn, 0 lost"
    ]
    *early, last = theory.find_values_in_book("CSHT+", KNOWN["book"]["CSHT+"])
    assert all(finding.is_known for finding in early)
    assert str(last).endswith("DIFFERS from 176 won, 11,529 drawn, 0 lost")


def test_without_a_book_there_are_no_values(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(theory, "load_book", lambda **_: None)
    assert theory.main(["book"]) == 0
    assert "there is no book" in capsys.readouterr().out


def test_a_difference_from_the_known_number_fails(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(native, "full_boards", lambda _: 1)
    assert theory.main(["boards"]) == 1
    assert "1   DIFFERS from 414,298,141,056" in capsys.readouterr().out


def test_an_unknown_section_is_refused(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit):
        theory.main(["chess"])
    assert "there is no section 'chess'" in capsys.readouterr().err
