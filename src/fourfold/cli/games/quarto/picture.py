"""Draws a Quarto! position in plain characters."""

from collections.abc import Sequence

from fourfold.games.quarto import Piece, Position
from fourfold.language import Language
from fourfold.rulebook.quarto.drawing import draw_piece

_CELL_WIDTH, _CELL_HEIGHT = 5, 5
_RANKS = (12, 8, 4, 0)
_PIECES_PER_ROW = 8


def draw_picture(language: Language, position: Position) -> str:
    """Return the board with its pieces, the piece in hand, and the pieces left."""
    lines = []
    for name, first in zip("4321", _RANKS, strict=True):
        cells = map(_cell, position.board[first : first + 4])
        rows = list(zip(*cells, strict=True))
        lines += [
            f"{name if number == _CELL_HEIGHT - 2 else ' '}  {'  '.join(row)}".rstrip()
            for number, row in enumerate(rows)
        ]
    lines += ["     a      b      c      d", "", *_rules(language, position)]
    if position.hand is not None:
        lines += [f"{language.text('quarto-in-hand')}: {_words(language, position.hand)}"]
        lines += _row([position.hand])
    if position.supply:
        lines += [f"{language.text('puzzle-supply')}:"]
        for start in range(0, len(position.supply), _PIECES_PER_ROW):
            lines += _row(position.supply[start : start + _PIECES_PER_ROW])
    return "\n".join(lines)


def _cell(piece: Piece | None) -> list[str]:
    drawing = ["", "", "  .", "", ""] if piece is None else draw_piece(piece)
    return [line.ljust(_CELL_WIDTH) for line in drawing]


def _row(pieces: Sequence[Piece]) -> list[str]:
    rows = zip(*map(_cell, pieces), strict=True)
    return [f"   {'  '.join(row)}".rstrip() for row in rows]


def _words(language: Language, piece: Piece) -> str:
    words = ", ".join(language.text(f"quarto-{word}") for word in piece.words)
    return f"{piece} ({words})"


def _rules(language: Language, position: Position) -> list[str]:
    """Return lines about the rules where they differ from the standard game's."""
    rules = position.rules
    lines = []
    if len(rules.traits) < 4:
        names = ", ".join(language.text(f"quarto-{trait.name.lower()}") for trait in rules.traits)
        lines.append(f"{language.text('start-traits')}: {names}")
    if rules.squares:
        lines.append(f"{language.text('start-squares')}.")
    return lines
