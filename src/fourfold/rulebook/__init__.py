"""The rules of a game as a text to read, with figures, in any of the product's languages."""

from collections.abc import Iterator

from fourfold.language import Language
from fourfold.plugin import load_plugins
from fourfold.rulebook import quartino, quarto
from fourfold.rulebook.block import format_text
from fourfold.rulebook.figure import Figures

SECTIONS: dict[str, tuple[str, ...]] = {
    "quarto": quarto.SECTIONS,
    "quartino": quartino.SECTIONS,
}
"""The sections of each game's rules in their order; the texts are messages of the languages."""

FIGURES: dict[str, Figures] = {
    "quarto": quarto.FIGURES,
    "quartino": quartino.FIGURES,
}
"""The figures of each game by section."""

load_plugins(SECTIONS, "rulebook", "SECTIONS")
load_plugins(FIGURES, "rulebook", "FIGURES", default={})

FIGURE_WIDTH = 72
"""How wide figures may be where the text is not wrapped."""


class NoRulebookError(LookupError):
    """A game whose rules are not written down for people."""

    def __init__(self, game: str) -> None:
        """Name the game."""
        super().__init__(f"the rules of {game} are not written down")


def rules_text(language: Language, game: str, width: int | None = None) -> str:
    """Return the rules of a game with their figures; lines are wrapped if a width is given.

    Raise `NoRulebookError` for a game without sections.
    """
    if game not in SECTIONS:
        raise NoRulebookError(game)
    title = language.text(f"{game}-rules")
    summary = language.text(f"{game}-rules.summary")
    parts = [f"{title}\n{'=' * len(title)}", format_text(summary, width)]
    for section in SECTIONS[game]:
        parts += _section(language, game, section, width)
    # A plugin's game may have nobody to name.
    if language.has(f"{game}-rules.credits"):
        parts.append(format_text(language.text(f"{game}-rules.credits"), width))
    return "\n\n".join(parts) + "\n"


def _section(language: Language, game: str, section: str, width: int | None) -> Iterator[str]:
    """Yield the heading, the text and the figures of a section."""
    heading = language.text(f"{game}-rules-{section}.title")
    yield f"{heading}\n{'-' * len(heading)}"
    yield format_text(language.text(f"{game}-rules-{section}"), width)
    for figure in FIGURES.get(game, {}).get(section, ()):
        yield figure.draw(language, width or FIGURE_WIDTH)
