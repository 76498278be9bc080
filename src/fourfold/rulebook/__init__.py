"""The rules of a game as a text to read, in any of the product's languages."""

import textwrap

from fourfold.language import Language
from fourfold.plugin import load_plugins
from fourfold.rulebook import quartino, quarto

SECTIONS: dict[str, tuple[str, ...]] = {
    "quarto": quarto.SECTIONS,
    "quartino": quartino.SECTIONS,
}
"""The sections of each game's rules in their order; the texts are messages of the languages."""

load_plugins(SECTIONS, "rulebook", "SECTIONS")


class NoRulebookError(LookupError):
    """A game whose rules are not written down for people."""

    def __init__(self, game: str) -> None:
        """Name the game."""
        super().__init__(f"the rules of {game} are not written down")


def rules_text(language: Language, game: str, width: int | None = None) -> str:
    """Return the rules of a game; its lines are wrapped if a width is given.

    Raise `NoRulebookError` for a game without sections.
    """
    if game not in SECTIONS:
        raise NoRulebookError(game)
    title = language.text(f"{game}-rules")
    summary = language.text(f"{game}-rules.summary")
    parts = [f"{title}\n{'=' * len(title)}", _wrapped(summary, width)]
    for section in SECTIONS[game]:
        heading = language.text(f"{game}-rules-{section}.title")
        body = language.text(f"{game}-rules-{section}")
        parts += [f"{heading}\n{'-' * len(heading)}", _wrapped(body, width)]
    # A plugin's game may have nobody to name.
    if language.has(f"{game}-rules.credits"):
        parts.append(_wrapped(language.text(f"{game}-rules.credits"), width))
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
