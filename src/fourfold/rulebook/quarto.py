"""How the rules of Quarto! are divided."""

SECTIONS = (
    "material",
    "goal",
    "lines",
    "course",
    "calls",
    "end",
    "time",
    "beginners",
    "advanced",
    "automatic",
    "notation",
)
"""The sections of the rules in their order."""
