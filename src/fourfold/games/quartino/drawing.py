"""A position as a picture, for notebooks."""

from collections.abc import Iterator

from fourfold.games.game import Seat, check_type
from fourfold.games.quartino.board_shape import HALF, draw_board, top_of
from fourfold.games.quartino.card import Card
from fourfold.games.quartino.card_shape import draw_card
from fourfold.games.quartino.diagram import describe_state
from fourfold.games.quartino.geometry import Geometry
from fourfold.games.quartino.position import Position
from fourfold.games.quartino.stone_shape import draw_coin
from fourfold.games.svg import Box, Part, check_size, document, element, move, text
from fourfold.games.wood import DEPTH, GROUND, INK, ground, tick

_CARD, _RACK = 64, 70
"""The distance between the cards of a rack, and between racks."""

_CAPTION, _SUPPLY = 36, 44
"""The heights of the caption above the racks and of the supply below them."""

_SIDE = 206
"""The x coordinate at which the area beside the board begins."""


def draw_svg(position: Position, *, size: float = 480) -> str:
    """Draw a position as SVG text, `size` pixels wide.

    Shows the board with its stacks, what comes next, each seat's cards and the supply. Unknown
    cards are face down, so a drawing of a seat's `view` reveals only what that seat may know.
    """
    check_type(position, Position, "a Quartino position")
    check_size(size)
    box = _box(position)
    return document(
        ground(box),
        *draw_board(position, digits=20 if size >= 360 else 30),
        *_beside(position, box),
        box=box,
        size=size,
        title=f"Quartino: {describe_state(position)}",
        label=f"Quartino, {position.notation}",
    )


def _box(position: Position) -> Box:
    """Return the view box, which grows with tall stacks and more seats."""
    top, bottom = top_of(position) - 20, HALF * DEPTH + 36
    missing = max(0, _height_beside(position) + 32 - (bottom - top))
    return -200, top - missing / 2, _SIDE + 42 + 4 * _CARD + 212, bottom - top + missing


def _height_beside(position: Position) -> float:
    return _CAPTION + _RACK * position.seats + _SUPPLY


def _beside(position: Position, box: Box) -> Iterator[Part]:
    _, top, _, height = box
    y = top + (height - _height_beside(position)) / 2
    style = {"fill": INK, "font_weight": 700, "text_anchor": "start"}
    yield text(_caption(position), _SIDE, y + 22, 21, **style)
    y += _CAPTION
    for seat in range(1, position.seats + 1):
        yield move(_SIDE, y + _RACK / 2, *_rack(position, seat))
        y += _RACK
    yield move(_SIDE, y + _SUPPLY / 2 + 2, *_supply(position))


def _caption(position: Position) -> str:
    if position.outcome:
        winner = position.outcome.winner
        return "The game is drawn" if winner is None else f"Seat {winner} has won"
    stones = "1 stone" if position.stones == 1 else f"{position.stones} stones"
    due = {
        "colour": "declare Colour or not",
        "place": f"place {stones}",
        "claim": "claim or end",
    }
    return f"Seat {position.seat} to {due[position.phase]}"


def _rack(position: Position, seat: Seat) -> Iterator[Part]:
    """Draw a seat's number, dark if it is to move, and its cards, with a tick on claimed ones."""
    rack = position.racks[seat - 1]
    fill, ink = (INK, GROUND) if seat == position.seat else (GROUND, INK)
    badge = element("circle", cx=15, r=14, fill=fill, stroke=INK, stroke_width=2)
    number = text(str(seat), 15, 6.5, 19, fill=ink, font_weight=700)
    cards = [
        _card(place, card, position.rules.geometry, is_claimed=place >= len(rack.hidden))
        for place, card in enumerate((*rack.hidden, *rack.claimed))
    ]
    opacity = "0.4" if rack.is_out else None
    yield element("g", badge, number, *cards, opacity=opacity, data_rack=str(seat))


def _card(place: int, card: Card | None, geometry: Geometry, *, is_claimed: bool) -> Part:
    x, name = 42 + _CARD * (place + 0.5), "?" if card is None else str(card)
    picture = move(x, 0, draw_card(card, geometry), scale=0.58)
    sign = tick(x + 26, 26, scale=0.75) if is_claimed else ""
    return element("g", picture, sign, **{"data_claimed" if is_claimed else "data_card": name})


def _supply(position: Position) -> Iterator[Part]:
    """Draw a stone of each colour with the number of stones left."""
    for place, (colour, count) in enumerate(position.supply.items()):
        x = 42 + _CARD * place
        yield draw_coin(colour, x + 16, 0, 15)
        yield text(f"×{count}", x + 46, 6.5, 18, fill=INK)
