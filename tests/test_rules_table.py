"""Every sentence of the printed sheets is implemented and explained where docs/rules.md says."""

import re
from importlib import import_module
from pathlib import Path
from typing import NamedTuple

import pytest

from fourfold.language import LANGUAGES, Language
from fourfold.rulebook import FIGURES, SECTIONS
from tools import sheets

DOCUMENT = Path(__file__).parent.parent / "docs" / "rules.md"
OWN_SECTIONS = {
    "quarto": {"automatic", "notation"},
    "quartino": {"readings", "time", "notation"},
}
"""The sections that aren't from the sheets: house rules, readings and the notation."""

SHEET = """
**GAME OF THE GOAT**

- 1 goat (see 1), e.g. a white one
 - 2 sheds.

# THE END

1. Shout GOAT! and win. The loser **pays.** THE CREDITS
3a. Done:

1 - 2
"""


class Row(NamedTuple):
    """A statement of the sheets."""

    sentences: list[str]
    """A sheet's code and the sentence's number in it."""
    says: str
    names: list[str]
    keys: list[str]


def read_rows(document: str) -> list[Row]:
    """Return the rows of the two tables of part 3."""
    part = document.partition("\n# Part 3")[2].partition("\n# Sources")[0]
    cells = [line.strip("| ").split(" | ") for line in part.splitlines() if line.startswith("| ")]
    return [
        Row(
            sentences.split(), says, re.findall(r"`([^`]+)`", names), re.findall(r"`([^`]+)`", keys)
        )
        for sentences, says, names, keys in cells
        if sentences != "sentences"
    ]


def has_name(name: str) -> bool:
    """Return whether a name within fourfold exists: a module, then attributes."""
    parts = name.split(".")
    for length in range(len(parts), 0, -1):
        try:
            found: object = import_module(".".join(("fourfold", *parts[:length])))
        except ModuleNotFoundError:
            continue
        for attribute in parts[length:]:
            if not hasattr(found, attribute):
                return False
            found = getattr(found, attribute)
        # A module alone says too little.
        return length < len(parts)
    return False


ROWS = read_rows(DOCUMENT.read_text("utf-8"))
TOLD = {key for row in ROWS for key in row.keys}


def test_every_sentence_of_the_five_sheets_has_a_row() -> None:
    recorded = sheets.read_fingerprints()
    assert list(recorded) == ["LT", "LV", "TR", "ET", "CS"]
    assert {sentence for row in ROWS for sentence in row.sentences} == {
        f"{sheet}{number}"
        for sheet, sentences in recorded.items()
        for number in range(1, len(sentences) + 1)
    }


def test_no_two_rows_say_the_same() -> None:
    assert all(row.sentences and row.says for row in ROWS)
    assert len({row.says for row in ROWS}) == len(ROWS) > 70


def test_a_sheet_is_split_into_sentences_without_headings() -> None:
    assert sheets.split_sheet(SHEET) == [
        "1 goat (see 1), e.g. a white one",
        "2 sheds.",
        "Shout GOAT! and win.",
        "The loser pays.",
        "Done:",
    ]


def test_a_changed_sheet_is_found(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(sheets, "FILE", tmp_path / "sheets.toml")
    sheets.FILE.write_text('LV = ["0"]', "utf-8")
    sheet = tmp_path / "sheet.txt"
    sheet.write_text(SHEET, "utf-8")
    assert sheets.main(["--write", f"LT={sheet}"]) == 0
    assert list(sheets.read_fingerprints()) == ["LV", "LT"]
    assert sheets.main([f"LT={sheet}"]) == 0
    assert "LT2 2 sheds.\n" in capsys.readouterr().out
    sheet.write_text(SHEET.replace("2 sheds", "3 sheds"), "utf-8")
    assert sheets.main([f"LT={sheet}"]) == 1
    assert capsys.readouterr().err == "LT: these aren't the sentences in sheets.toml\n"


def test_every_name_is_in_the_code() -> None:
    assert [name for row in ROWS for name in row.names if not has_name(name)] == []


@pytest.mark.parametrize("code", LANGUAGES)
def test_every_message_is_in_every_catalogue(code: str) -> None:
    language = Language(code)
    assert [key for key in TOLD if not language.has(key)] == []


def test_only_the_box_is_neither_implemented_nor_explained() -> None:
    assert [row.says for row in ROWS if not row.names and not row.keys] == [
        "An award-winning game; wooden pieces, a cloth bag, the rules"
    ]


@pytest.mark.parametrize("game", OWN_SECTIONS)
def test_every_section_explains_something_from_the_sheets_or_is_our_own(game: str) -> None:
    untold = {name for name in SECTIONS[game] if f"{game}-rules-{name}" not in TOLD}
    assert untold == OWN_SECTIONS[game]


@pytest.mark.parametrize("game", OWN_SECTIONS)
def test_every_figure_explains_something_from_the_sheets(game: str) -> None:
    figures = [figure.name for part in FIGURES[game].values() for figure in part]
    starts = [f"figure-{game}-{name}" for name in figures]
    assert [start for start in starts if not any(key.startswith(start) for key in TOLD)] == []


@pytest.mark.parametrize(
    ("name", "is_there"),
    [
        ("games.quarto.group.BLOCKS", True),
        ("games.quartino.position.Position.supply", True),
        ("games.quarto.group.HEXAGONS", False),
        ("games.quarto.position.Position.hands", False),
        ("games.checkers.BOARD", False),
        ("games.quarto.group", False),
    ],
)
def test_a_stale_name_is_found(name: str, is_there: bool) -> None:
    assert has_name(name) is is_there
