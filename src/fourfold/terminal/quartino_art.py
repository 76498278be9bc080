"""Draws a Quartino table: the wheel or grid, cards, the supply, a stack from the side.

Every colour has its own symbol, so that nothing depends on colour alone.
"""

from collections.abc import Mapping

from fourfold.games.quartino import COLOURS, FIELDS, Card, Colour, Position, Rack, Stack
from fourfold.terminal.canvas import Canvas

SYMBOLS = {Colour.RED: "▲", Colour.YELLOW: "■", Colour.GREEN: "●", Colour.BLUE: "◆"}
STYLES = {
    Colour.RED: "bold #ffffff on #b3261e",
    Colour.YELLOW: "bold #000000 on #f2c230",
    Colour.GREEN: "bold #ffffff on #1b7439",
    Colour.BLUE: "bold #ffffff on #1f4fa3",
}

FIELD_WIDTH, FIELD_HEIGHT = 9, 3
PLACES = {
    "wheel": ((14, 6), (14, 0), (24, 3), (28, 6), (24, 9), (14, 12), (4, 9), (0, 6), (4, 3)),
    "grid": ((11, 4), (0, 0), (11, 0), (22, 0), (22, 4), (22, 8), (11, 8), (0, 8), (0, 4)),
}
"""For each geometry, the upper left corner of each field in the drawing."""

CARD_WIDTH, CARD_HEIGHT = 9, 5
CARD_PLACES = {
    "wheel": ((4, 3), (2, 2), (4, 1), (6, 2)),
    "grid": ((2, 1), (6, 1), (2, 3), (6, 3)),
}
"""For each geometry, the places of a card's four colours."""


def draw_fields(
    position: Position, *, cursor: int | None = None, pattern: Mapping[int, Colour] | None = None
) -> Canvas:
    """Draw the fields with their top stones and heights, the cursor, and a card's pattern.

    A pattern maps fields to the colours that a card needs there, shown on their lower edges.
    """
    pattern = pattern or {}
    places = PLACES[position.rules.geometry.name]
    width = max(x for x, _ in places) + FIELD_WIDTH
    height = max(y for _, y in places) + FIELD_HEIGHT
    canvas = Canvas(width, height)
    for field, (x, y) in zip(FIELDS, places, strict=True):
        box = "╔═╗║╚╝" if field in pattern else "┏━┓┃┗┛" if field == cursor else "╭─╮│╰╯"
        style = "bold" if field in pattern or field == cursor else "dim"
        _draw_box(canvas, x, y, FIELD_WIDTH, FIELD_HEIGHT, box, style)
        canvas.put(x + 2, y, f" {field} ", style)
        canvas.mark_area(field, x, y, FIELD_WIDTH, FIELD_HEIGHT)
        if field in pattern:
            wanted = pattern[field]
            canvas.put(x + 2, y + 2, f" {SYMBOLS[wanted]}{wanted} ", style)
        stack = position.stacks[field]
        if stack:
            top = stack[-1]
            canvas.put(x + 1, y + 1, f" {SYMBOLS[top]}{top} ×{len(stack)} "[:7], STYLES[top])
    return canvas


def draw_rack(rack: Rack, geometry: str, *, chosen: Card | None = None) -> Canvas:
    """Draw a rack's cards: known cards face up, the others face down."""
    canvas = Canvas((CARD_WIDTH + 1) * 4, CARD_HEIGHT)
    for number, card in enumerate(rack.hidden):
        x = (CARD_WIDTH + 1) * number
        is_chosen = card is not None and card == chosen
        box = "╔═╗║╚╝" if is_chosen else "╭─╮│╰╯"
        _draw_box(canvas, x, 0, CARD_WIDTH, CARD_HEIGHT, box, "bold" if is_chosen else "")
        canvas.put(x + 2, 0, f" {number + 1} ")
        if card is None:
            canvas.put_lines(x + 1, 1, ["░░░░░░░"] * 3)
            continue
        for colour, (dx, dy) in zip(card.colours, CARD_PLACES[geometry], strict=True):
            canvas.put(x + dx - 1, dy, f" {SYMBOLS[colour]} ", STYLES[colour])
        canvas.put(x + 2, CARD_HEIGHT - 1, str(card))
        canvas.mark_area(card, x, 0, CARD_WIDTH, CARD_HEIGHT)
    return canvas


def draw_supply(position: Position, *, chosen: Colour | None = None) -> Canvas:
    """Draw the supply's colours with their counts."""
    canvas = Canvas(40, 1)
    for number, (colour, count) in enumerate(position.supply.items()):
        x = 10 * number
        left, right = ("▸", "◂") if colour == chosen else (" ", " ")
        canvas.put(x, 0, left)
        canvas.put(x + 1, 0, f" {SYMBOLS[colour]}{colour} ×{count} ", STYLES[colour])
        canvas.put(x + 8, 0, right)
        canvas.mark_area(colour, x, 0, 10, 1)
    return canvas


def draw_stack(stack: Stack) -> Canvas:
    """Draw a stack from the side, top stone first."""
    canvas = Canvas(max(40, 5 * len(stack)), 1)
    for number, colour in enumerate(reversed(stack)):
        canvas.put(5 * number, 0, f" {SYMBOLS[colour]}{colour} ", STYLES[colour])
    return canvas


def format_stacks(position: Position) -> str:
    """Return all stacks as text, top stone first."""
    return "\n".join(
        f"{field}  " + " ".join(f"{SYMBOLS[stone]}{stone}" for stone in reversed(stack))
        for field, stack in zip(FIELDS, position.stacks, strict=True)
    )


def colour_of_key(character: str) -> Colour | None:
    """Return a key's colour."""
    return next((colour for colour in COLOURS if colour == character.upper()), None)


def _draw_box(
    canvas: Canvas, x: int, y: int, width: int, height: int, box: str, style: str
) -> None:
    left_top, edge, right_top, side, left_bottom, right_bottom = tuple(box)
    canvas.put(x, y, left_top + edge * (width - 2) + right_top, style)
    for row in range(y + 1, y + height - 1):
        canvas.put(x, row, side, style)
        canvas.put(x + width - 1, row, side, style)
    canvas.put(x, y + height - 1, left_bottom + edge * (width - 2) + right_bottom, style)
