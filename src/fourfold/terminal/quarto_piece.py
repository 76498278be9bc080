"""Draws Quarto! pieces in text, with every trait visible without colour.

tall, round, light, hollow   ╭─○─╮      short, square, dark, solid
                             (   )      ┌───┐
                             (   )      │▓▓▓│
                             ╰───╯      └───┘
"""

from fourfold.games.quarto import Piece, Trait

WIDTH, HEIGHT = 5, 4


def draw_piece(piece: Piece) -> list[str]:
    """Return four lines of five characters; the first line of a short piece is blank."""
    is_square = piece.value(Trait.SHAPE)
    corners, sides = ("┌┐└┘", "││") if is_square else ("╭╮╰╯", "()")
    hole = "─" if piece.value(Trait.TOP) else "○"
    fill = "▓▓▓" if piece.value(Trait.COLOUR) else "   "
    body = sides[0] + fill + sides[1]
    top = f"{corners[0]}─{hole}─{corners[1]}"
    bottom = f"{corners[2]}───{corners[3]}"
    if piece.value(Trait.HEIGHT):
        return [top, body, body, bottom]
    return [" " * WIDTH, top, body, bottom]
