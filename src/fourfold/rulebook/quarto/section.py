"""The sections of Quarto!'s rules, and their figures."""

from fourfold.rulebook.figure import Figure
from fourfold.rulebook.quarto import drawing

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
"""The sections of the rules, in order."""

FIGURES = {
    "material": (Figure("traits", drawing.draw_traits),),
    "lines": (Figure("shared", drawing.draw_shared), Figure("lines", drawing.draw_lines)),
    "course": (Figure("giving", drawing.draw_giving),),
    "calls": (Figure("calling", drawing.draw_calling),),
    "advanced": (Figure("squares", drawing.draw_squares),),
}
"""The figures at the end of each section, as on the page."""
