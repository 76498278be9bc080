"""The rules' figures in plain characters, from the rules library."""

import re

import pytest

from fourfold.games import quarto
from fourfold.language import LANGUAGES, Language
from fourfold.rulebook import FIGURES, rules_text
from fourfold.rulebook.figure import Figure, explain
from fourfold.rulebook.quarto.drawing import draw_piece

ENGLISH = Language("en")
ALL = [
    pytest.param(figure, id=f"{game}-{figure.name}")
    for game, sections in FIGURES.items()
    for figures in sections.values()
    for figure in figures
]


def draw(game: str, name: str, width: int = 76) -> str:
    figures = {figure.name: figure for part in FIGURES[game].values() for figure in part}
    return figures[name].draw(ENGLISH, width)


@pytest.mark.parametrize("figure", ALL)
@pytest.mark.parametrize("width", [40, 76])
@pytest.mark.parametrize("code", LANGUAGES)
def test_a_figure_fits_its_width_and_its_drawings_are_ascii(
    code: str, width: int, figure: Figure
) -> None:
    drawn = figure.draw(Language(code), width)
    assert max(map(len, drawn.splitlines())) <= width
    assert all(line == line.rstrip() for line in drawn.splitlines())
    for line in drawn.splitlines():
        # Only drawings are indented this far.
        assert not line.startswith("    ") or line.isascii()


def test_every_figure_of_the_sheet_is_drawn_in_the_rules() -> None:
    text = rules_text(ENGLISH, "quarto", 76)
    for figure in ("traits", "shared", "lines", "giving", "calling", "squares"):
        assert draw("quarto", figure) in text
    text = rules_text(ENGLISH, "quartino", 76)
    for figure in ("card", "colour", "column", "place", "claim", "normal", "full"):
        assert draw("quartino", figure) in text


def test_no_two_pieces_are_drawn_alike() -> None:
    drawings = {tuple(draw_piece(piece)[:-1]) for piece in quarto.PIECES}
    assert len(drawings) == 16
    assert draw_piece(quarto.Piece(0)) == ["     ", ".-o-.", "|   |", "'---'", "  0"]
    assert draw_piece(quarto.Piece(15)) == ["+---+", "|###|", "|###|", "+---+", "  F"]


def test_the_line_of_the_call_is_marked() -> None:
    assert draw("quarto", "calling").endswith(
        """
    4 [7] .  9  8
    3  . [4] .  1
    2  .  . [D] .
    1  2  A  . [C]
       a  b  c  d"""
    )


@pytest.mark.parametrize(("name", "count"), [("lines", 10), ("squares", 9)])
def test_every_group_is_drawn_once(name: str, count: int) -> None:
    assert draw("quarto", name).count("#") == 4 * count


def test_brackets_mark_where_the_card_matches() -> None:
    assert draw("quartino", "card").endswith(
        """
                    1:B
            8:-             2:-
    7:-             0:G[R]          3:RG
            6:R[B]          4:[Y]
                    5:YB[G]"""
    )


def test_the_full_turn_begins_with_its_colour_and_its_column_marked() -> None:
    first = draw("quartino", "full").partition("\n2. ")[0]
    assert re.findall(r"\d:\S*\[\S*", first) == ["7:[R]", "0:Y[R]", "3:[R]", "5:[GBRY]"]


def test_drawings_stand_in_rows_of_equal_length() -> None:
    drawings = [["##"]] * 10
    rows = explain("Ten:", drawings, 34).splitlines()[2:]
    assert [row.split() for row in rows if row] == [["##"] * 5] * 2


def test_a_drawing_too_wide_to_be_indented_begins_at_the_margin() -> None:
    assert explain("One:", [["#" * 18]], 20) == f"One:\n\n{'#' * 18}"
