"""The rules of a game as a text to read, in any of the product's languages."""

import textwrap

from fourfold.language import Language

SECTIONS = {
    "quarto": (
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
    ),
    "quartino": (
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
        "notation",
    ),
}
"""The sections of each game's rules in their order."""


def rules_text(language: Language, game: str, width: int | None = None) -> str:
    """Return the rules of a game; its lines are wrapped if a width is given."""
    title = language.text(f"{game}-rules")
    summary = language.text(f"{game}-rules.summary")
    parts = [f"{title}\n{'=' * len(title)}", _wrapped(summary, width)]
    for section in SECTIONS[game]:
        heading = language.text(f"{game}-rules-{section}.title")
        body = language.text(f"{game}-rules-{section}")
        parts += [f"{heading}\n{'-' * len(heading)}", _wrapped(body, width)]
    return "\n\n".join(parts) + "\n"


def _wrapped(text: str, width: int | None) -> str:
    """Wrap paragraphs and list items; the lines of an item stand under its first word."""
    if width is None:
        return text
    return "\n".join(
        textwrap.fill(
            line,
            width,
            subsequent_indent="  " if line.startswith("- ") else "",
            break_on_hyphens=False,
            break_long_words=False,
        )
        for line in text.split("\n")
    )
