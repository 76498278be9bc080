"""The pieces and their traits."""

import pytest

from fourfold.games.quarto import ALL_TRAITS, PIECES, Piece, Trait, shared_traits


def test_there_are_16_different_pieces_one_for_each_combination() -> None:
    assert len({piece.words for piece in PIECES}) == 16
    assert [str(piece) for piece in PIECES] == list("0123456789ABCDEF")


@pytest.mark.parametrize(
    ("trait", "letter", "values", "bit"),
    [
        (Trait.COLOUR, "C", ("light", "dark"), 1),
        (Trait.SHAPE, "S", ("round", "square"), 2),
        (Trait.HEIGHT, "H", ("short", "tall"), 4),
        (Trait.TOP, "T", ("hollow", "solid"), 8),
    ],
)
def test_each_trait_is_one_bit_of_the_code(
    trait: Trait, letter: str, values: tuple[str, str], bit: int
) -> None:
    assert trait.letter == letter
    assert trait.values == values
    assert trait == bit
    for piece in PIECES:
        assert piece.value(trait) == (piece // bit) % 2
        assert values[piece.value(trait)] in piece.words
        assert values[1 - piece.value(trait)] not in piece.words


@pytest.mark.parametrize(
    ("code", "words"),
    [
        (0, ("light", "round", "short", "hollow")),
        (15, ("dark", "square", "tall", "solid")),
        (5, ("dark", "round", "tall", "hollow")),
        (10, ("light", "square", "short", "solid")),
    ],
)
def test_a_piece_is_described_in_words(code: int, words: tuple[str, str, str, str]) -> None:
    assert Piece(code).words == words


def test_a_piece_shows_its_constructor_call() -> None:
    assert repr(Piece(11)) == "quarto.Piece(11)"


@pytest.mark.parametrize(
    ("codes", "shared"),
    [
        ("0000", [("C", 0), ("S", 0), ("H", 0), ("T", 0)]),
        ("0246", [("C", 0), ("T", 0)]),
        ("1357", [("C", 1), ("T", 0)]),
        ("89AB", [("H", 0), ("T", 1)]),
        ("CDEF", [("H", 1), ("T", 1)]),
        ("0F12", []),
        ("7853", []),
        ("8ACE", [("C", 0), ("T", 1)]),
    ],
)
def test_shared_traits_are_found(codes: str, shared: list[tuple[str, int]]) -> None:
    pieces = [Piece(int(code, 16)) for code in codes]
    found = [(trait.letter, value) for trait, value in shared_traits(pieces, ALL_TRAITS)]
    assert found == shared
    for letter, value in shared:
        trait = next(trait for trait in Trait if trait.letter == letter)
        assert list(shared_traits(pieces, [trait])) == [(trait, value)]
