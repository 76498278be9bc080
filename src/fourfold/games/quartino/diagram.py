"""A position as text, for `print`."""

from collections.abc import Sequence
from typing import TYPE_CHECKING

from fourfold.games.quartino.card import Rack, format_cards
from fourfold.games.quartino.geometry import GRID, WHEEL

if TYPE_CHECKING:
    from fourfold.games.quartino.position import Position

_ROWS: dict[str, tuple[tuple[int | None, ...], ...]] = {
    WHEEL.name: (
        (None, None, 1),
        (None, 8, None, 2),
        (7, None, 0, None, 3),
        (None, 6, None, 4),
        (None, None, 5),
    ),
    GRID.name: ((1, 2, 3), (8, 0, 4), (7, 6, 5)),
}
"""The layout of each board's fields, row by row."""

_CELL = 8
"""The width of a field in characters; a stack rarely has more than five stones."""


def draw_text(position: "Position") -> str:
    """Return the fields with their stacks, lowest stone first, the racks, and what comes next."""
    cells = [f"{field}:{''.join(stack) or '-'}" for field, stack in enumerate(position.stacks)]
    lines = draw_fields(position.rules.geometry.name, cells)
    supply = ", ".join(f"{count} {colour}" for colour, count in position.supply.items())
    lines.append(f"Supply: {supply}")
    lines += [f"Seat {seat}: {_rack(rack)}" for seat, rack in enumerate(position.racks, 1)]
    lines.append(describe_state(position))
    return "\n".join(lines)


def draw_fields(geometry: str, cells: Sequence[str]) -> list[str]:
    """Lay out the texts of the nine fields in the shape of the board; return its lines."""
    return [
        "".join(("" if field is None else cells[field]).ljust(_CELL) for field in row).rstrip()
        for row in _ROWS[geometry]
    ]


def _rack(rack: Rack) -> str:
    parts = [format_cards(rack.hidden)] if rack.hidden else []
    if rack.claimed:
        parts.append(f"claimed {format_cards(rack.claimed)}")
    if rack.is_out:
        parts.append("out of the game")
    return "; ".join(parts)


def describe_state(position: "Position") -> str:
    """Say in a sentence who does what next, or how the game ended."""
    if position.outcome:
        return str(position.outcome)
    stones = "a stone" if position.stones == 1 else f"{position.stones} stones"
    due = {
        "colour": "declares or declines Colour",
        "place": f"places {stones}",
        "claim": "claims or ends the turn",
    }
    return f"Seat {position.seat} {due[position.phase]}."
