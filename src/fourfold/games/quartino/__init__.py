"""The rules of Quartino: stones, cards, geometries, moves, positions and notation."""

from typing import TYPE_CHECKING

from fourfold.games.quartino.card import (
    CARDS,
    Card,
    Deal,
    Rack,
    draw_deal,
    format_deal,
    parse_card,
    parse_deal,
)
from fourfold.games.quartino.encoding import ENCODED_LENGTH, REASONS, decode
from fourfold.games.quartino.game import QUARTINO
from fourfold.games.quartino.geometry import FIELDS, GEOMETRIES, GRID, WHEEL, Geometry, Window
from fourfold.games.quartino.move import (
    MOVES,
    Claim,
    Declare,
    Decline,
    End,
    Move,
    Place,
    format_move,
    format_turn,
    index,
    parse_move,
    parse_turn,
)
from fourfold.games.quartino.notation import format_position, parse_position
from fourfold.games.quartino.phase import Phase
from fourfold.games.quartino.position import Position, start
from fourfold.games.quartino.reason import Reason
from fourfold.games.quartino.rules import AS_PRINTED, Rules, format_rules, parse_rules
from fourfold.games.quartino.stone import COLOURS, Colour, Stack
from fourfold.lazy import lazy_attributes

if TYPE_CHECKING:
    from fourfold.games.quartino.drawing import draw_svg
    from fourfold.games.quartino.symmetry import (
        FieldSymmetry,
        Symmetry,
        canonical_stacks,
        symmetries,
    )
else:
    # Loaded lazily: none of this is needed to play.
    __getattr__, __dir__ = lazy_attributes(
        __name__,
        {
            "draw_svg": "fourfold.games.quartino.drawing",
            "FieldSymmetry": "fourfold.games.quartino.symmetry",
            "Symmetry": "fourfold.games.quartino.symmetry",
            "canonical_stacks": "fourfold.games.quartino.symmetry",
            "symmetries": "fourfold.games.quartino.symmetry",
        },
    )

__all__ = [
    "AS_PRINTED",
    "CARDS",
    "COLOURS",
    "ENCODED_LENGTH",
    "FIELDS",
    "GEOMETRIES",
    "GRID",
    "MOVES",
    "QUARTINO",
    "REASONS",
    "WHEEL",
    "Card",
    "Claim",
    "Colour",
    "Deal",
    "Declare",
    "Decline",
    "End",
    "FieldSymmetry",
    "Geometry",
    "Move",
    "Phase",
    "Place",
    "Position",
    "Rack",
    "Reason",
    "Rules",
    "Stack",
    "Symmetry",
    "Window",
    "canonical_stacks",
    "decode",
    "draw_deal",
    "draw_svg",
    "format_deal",
    "format_move",
    "format_position",
    "format_rules",
    "format_turn",
    "index",
    "parse_card",
    "parse_deal",
    "parse_move",
    "parse_position",
    "parse_rules",
    "parse_turn",
    "start",
    "symmetries",
]
