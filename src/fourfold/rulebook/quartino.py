"""How the rules of Quartino are divided."""

SECTIONS = (
    "material",
    "setup",
    "goal",
    "turn",
    "colour",
    "column",
    "place",
    "quartino",
    "end",
    "secrets",
    "geometry",
    "readings",
    "time",
    "next",
    "notation",
)
"""The sections of the rules in their order."""
