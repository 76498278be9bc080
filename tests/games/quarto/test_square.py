"""The squares."""

from fourfold.games.quarto import SQUARES, Square


def test_files_go_from_left_to_right_and_ranks_from_bottom_to_top() -> None:
    names = [f"{file}{rank}" for rank in "1234" for file in "abcd"]
    assert [str(square) for square in SQUARES] == names
    assert [(square.file, square.rank) for square in SQUARES] == [
        (file, rank) for rank in range(4) for file in range(4)
    ]


def test_a_square_shows_its_constructor_call() -> None:
    assert repr(Square(9)) == "quarto.Square(9)"
