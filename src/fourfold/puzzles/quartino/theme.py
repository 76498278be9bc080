"""The themes of Quartino puzzles, and how many of each are shipped.

All are about one turn, in which nothing is left to chance: every way to play it can be tried.
"""

from fourfold.puzzles.adapter import Section, Theme

CLAIM, STONES, TWO_CLAIMS, COLOUR = "claim", "stones", "two-claims", "colour"

THEMES = {
    theme.name: theme
    for theme in (
        Theme(CLAIM, "claim or end the turn", kinds=2),
        Theme(STONES, "claim a card"),
        Theme(TWO_CLAIMS, "claim two cards"),
        Theme(COLOUR, "declare Colour only if it brings another card", kinds=2),
    )
}
"""The themes by name."""

MAX_STONES = 2
"""Maximum number of stones to place at once: with three there is too much to consider."""

MAX_ANSWERS = 12
"""Maximum number of answers; all of them place the same stones before the first claim."""

PLAN = (
    Section("wheel", CLAIM, 400),
    Section("wheel", STONES, 700),
    Section("wheel", TWO_CLAIMS, 300),
    Section("wheel", COLOUR, 300),
    Section("grid", CLAIM, 100),
    Section("grid", STONES, 200),
    Section("grid", TWO_CLAIMS, 100),
    Section("grid", COLOUR, 100),
)
"""The shipped puzzles."""
