"""The rules of Quarto!: pieces, squares, groups, moves, positions, notation and symmetry."""

from typing import TYPE_CHECKING

from fourfold.games.quarto.encoding import ENCODED_LENGTH, REASONS, decode
from fourfold.games.quarto.fault import Fault
from fourfold.games.quarto.game import QUARTO
from fourfold.games.quarto.group import BLOCKS, GROUPS, LINES, Direction, Group
from fourfold.games.quarto.move import (
    MOVES,
    Call,
    Give,
    Move,
    Pass,
    Place,
    format_move,
    format_turn,
    index,
    parse_group,
    parse_move,
    parse_piece,
    parse_square,
    parse_turn,
)
from fourfold.games.quarto.notation import format_position, parse_position
from fourfold.games.quarto.piece import PIECES, Piece, Trait, shared_traits
from fourfold.games.quarto.position import Board, Position, start
from fourfold.games.quarto.reason import Reason
from fourfold.games.quarto.rules import (
    ALL_TRAITS,
    AS_PRINTED,
    Rules,
    format_rules,
    parse_rules,
)
from fourfold.games.quarto.square import SQUARES, Square
from fourfold.lazy import lazy_attributes

if TYPE_CHECKING:
    from fourfold.games.quarto.call_window import CallWindow, History, call_windows
    from fourfold.games.quarto.drawing import draw_svg
    from fourfold.games.quarto.missed import Missed, missed_groups
    from fourfold.games.quarto.outlook import Outlook, look_ahead
    from fourfold.games.quarto.symmetry import (
        Symmetry,
        board_symmetries,
        canonical,
        canonical_board,
        symmetries,
    )
    from fourfold.games.quarto.threat import Threat, find_threats
else:
    # Loaded lazily: none of this is needed to play.
    __getattr__, __dir__ = lazy_attributes(
        __name__,
        {
            "CallWindow": "fourfold.games.quarto.call_window",
            "History": "fourfold.games.quarto.call_window",
            "call_windows": "fourfold.games.quarto.call_window",
            "draw_svg": "fourfold.games.quarto.drawing",
            "Missed": "fourfold.games.quarto.missed",
            "missed_groups": "fourfold.games.quarto.missed",
            "Outlook": "fourfold.games.quarto.outlook",
            "look_ahead": "fourfold.games.quarto.outlook",
            "Threat": "fourfold.games.quarto.threat",
            "find_threats": "fourfold.games.quarto.threat",
            "Symmetry": "fourfold.games.quarto.symmetry",
            "board_symmetries": "fourfold.games.quarto.symmetry",
            "canonical": "fourfold.games.quarto.symmetry",
            "canonical_board": "fourfold.games.quarto.symmetry",
            "symmetries": "fourfold.games.quarto.symmetry",
        },
    )

__all__ = [
    "ALL_TRAITS",
    "AS_PRINTED",
    "BLOCKS",
    "ENCODED_LENGTH",
    "GROUPS",
    "LINES",
    "MOVES",
    "PIECES",
    "QUARTO",
    "REASONS",
    "SQUARES",
    "Board",
    "Call",
    "CallWindow",
    "Direction",
    "Fault",
    "Give",
    "Group",
    "History",
    "Missed",
    "Move",
    "Outlook",
    "Pass",
    "Piece",
    "Place",
    "Position",
    "Reason",
    "Rules",
    "Square",
    "Symmetry",
    "Threat",
    "Trait",
    "board_symmetries",
    "call_windows",
    "canonical",
    "canonical_board",
    "decode",
    "draw_svg",
    "find_threats",
    "format_move",
    "format_position",
    "format_rules",
    "format_turn",
    "index",
    "look_ahead",
    "missed_groups",
    "parse_group",
    "parse_move",
    "parse_piece",
    "parse_position",
    "parse_rules",
    "parse_square",
    "parse_turn",
    "shared_traits",
    "start",
    "symmetries",
]
