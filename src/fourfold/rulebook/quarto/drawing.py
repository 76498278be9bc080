"""The six figures of Quarto! in plain characters.

.-o-.   +---+   round or square
|   |   |###|   light or dark, short (one row) or tall (two)
'---'   |###|
        +---+   a pit in the top is an `o`
"""

from collections.abc import Callable, Iterable, Sequence

from fourfold.games.quarto import PIECES, SQUARES, Group, Piece, Position, Square, Trait
from fourfold.language import Language
from fourfold.rulebook.figure import Drawing, explain
from fourfold.rulebook.quarto import example

_FILES = "   a  b  c  d"


def draw_traits(language: Language, width: int) -> str:
    """Draw the sixteen pieces with their names in notation."""
    return explain(language.text("diagram-quarto-traits"), list(map(draw_piece, PIECES)), width)


def draw_shared(language: Language, width: int) -> str:
    """Draw a line of four and what they share."""
    words = value_words(language, example.SHARED_PIECES)
    drawings = list(map(draw_piece, example.SHARED_PIECES))
    return explain(language.text("figure-quarto-shared-some", words=words), drawings, width)


def draw_lines(language: Language, width: int) -> str:
    """Draw the ten lines."""
    return _draw_groups(language, "lines", width)


def draw_squares(language: Language, width: int) -> str:
    """Draw the nine squares of the advanced game."""
    return _draw_groups(language, "squares", width)


def draw_giving(language: Language, width: int) -> str:
    """Draw the first moves of a game: give a piece, place it, give another one."""
    given, placed, returned, received = example.giving()[1:]
    steps = (
        ("diagram-quarto-giving-give", given, placed),
        ("diagram-quarto-giving-return", returned, received),
    )
    return "\n\n".join(
        explain(
            language.text(caption, piece=str(before.hand), square=str(after.last)),
            [draw_board(after, [] if after.last is None else [after.last])],
            width,
        )
        for caption, before, after in steps
    )


def draw_calling(language: Language, width: int) -> str:
    """Draw a line to call."""
    position, group = example.calling()
    words = value_words(language, example.pieces_on(position, group))
    caption = language.text("diagram-quarto-calling", square=str(position.last), words=words)
    return explain(caption, [draw_board(position, group.squares)], width)


def draw_piece(piece: Piece) -> Drawing:
    """Return a piece in four lines, with its name below."""
    is_square, is_tall = piece.value(Trait.SHAPE), piece.value(Trait.HEIGHT)
    corners = "++++" if is_square else ".." + "''"
    fill = "###" if piece.value(Trait.COLOUR) else "   "
    pit = "-" if piece.value(Trait.TOP) else "o"
    body = [f"|{fill}|"] * (2 if is_tall else 1)
    lines = [f"{corners[0]}-{pit}-{corners[1]}", *body, f"{corners[2]}---{corners[3]}"]
    return [*["     "] * (4 - len(lines)), *lines, f"  {piece}"]


def draw_board(position: Position, marked: Iterable[Square]) -> Drawing:
    """Return the board with its pieces in notation, some of them in brackets."""
    marks = set(marked)

    def cell(square: Square) -> str:
        piece = position.board[square]
        name = "." if piece is None else str(piece)
        return f"[{name}]" if square in marks else f" {name} "

    return [*_ranks(cell), _FILES]


def value_words(language: Language, pieces: Sequence[Piece]) -> str:
    """Return the values that pieces share, in words."""
    values = (trait.values[value] for trait, value in example.shared(pieces))
    return ", ".join(language.text(f"quarto-{value}") for value in values)


def _draw_groups(language: Language, kind: str, width: int) -> str:
    drawings = list(map(_draw_group, example.groups(kind)))
    return explain(language.text(f"diagram-quarto-{kind}"), drawings, width)


def _draw_group(group: Group) -> Drawing:
    """Return the empty board with a group's squares marked."""
    return [
        " ".join("#" if square in group.squares else "." for square in rank) for rank in _by_rank()
    ]


def _ranks(cell: Callable[[Square], str]) -> list[str]:
    ranks = zip("4321", _by_rank(), strict=True)
    return [f"{name} {''.join(map(cell, rank))}" for name, rank in ranks]


def _by_rank() -> list[tuple[Square, ...]]:
    """Return the squares row by row, from the top."""
    return [SQUARES[first : first + 4] for first in (12, 8, 4, 0)]
