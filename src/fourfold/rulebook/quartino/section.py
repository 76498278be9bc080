"""The sections of Quartino's rules, and their figures."""

from fourfold.rulebook.figure import Figure
from fourfold.rulebook.quartino import drawing

SECTIONS = (
    "material",
    "setup",
    "goal",
    "turn",
    "colour",
    "column",
    "place",
    "quartino",
    "stones",
    "examples",
    "end",
    "secrets",
    "geometry",
    "readings",
    "time",
    "next",
    "notation",
)
"""The sections of the rules, in order."""

FIGURES = {
    "material": (Figure("card", drawing.draw_card),),
    "colour": (Figure("colour", drawing.draw_colour),),
    "column": (Figure("column", drawing.draw_column),),
    "place": (Figure("place", drawing.draw_place),),
    "quartino": (Figure("claim", drawing.draw_claim),),
    "examples": (
        Figure("normal", drawing.draw_normal_turn),
        Figure("full", drawing.draw_full_turn),
    ),
}
"""The figures at the end of each section, as on the page."""
