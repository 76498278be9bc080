"""The pieces as text differ by each trait, without colour."""

from collections.abc import Callable
from itertools import combinations

from fourfold.games.quarto import PIECES, Piece, Trait
from fourfold.terminal.quarto_piece import HEIGHT, WIDTH, draw_piece


def test_every_piece_fills_its_place() -> None:
    for piece in PIECES:
        lines = draw_piece(piece)
        assert [len(line) for line in lines] == [WIDTH] * HEIGHT


def test_no_two_pieces_look_alike() -> None:
    for one, other in combinations(PIECES, 2):
        assert draw_piece(one) != draw_piece(other)


def test_each_trait_is_visible_on_its_own() -> None:
    signs: dict[Trait, Callable[[list[str]], bool]] = {
        Trait.COLOUR: lambda lines: "▓" in "".join(lines),
        Trait.SHAPE: lambda lines: "└" in "".join(lines),
        Trait.HEIGHT: lambda lines: bool(lines[0].strip()),
        Trait.TOP: lambda lines: "○" not in "".join(lines),
    }
    for piece in PIECES:
        seen = {trait: sign(draw_piece(piece)) for trait, sign in signs.items()}
        assert seen == {trait: bool(piece.value(trait)) for trait in Trait}


def test_pieces_are_drawn_like_this() -> None:
    assert draw_piece(Piece(0b0100)) == ["╭─○─╮", "(   )", "(   )", "╰───╯"]
    assert draw_piece(Piece(0b1011)) == ["     ", "┌───┐", "│▓▓▓│", "└───┘"]
