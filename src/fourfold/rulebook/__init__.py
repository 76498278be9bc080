"""A game's rules as text with figures, in any supported language."""

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
"""The sections of each game's rules, in order; the texts are Fluent messages."""

FIGURES: dict[str, Figures] = {
    "quarto": quarto.FIGURES,
    "quartino": quartino.FIGURES,
}
"""Each game's figures by section."""

load_plugins(SECTIONS, "rulebook", "SECTIONS")
load_plugins(FIGURES, "rulebook", "FIGURES", default={})

FIGURE_WIDTH = 72
"""Maximum width of figures when the text is not wrapped."""


class NoRulebookError(LookupError):
    """Raised for a game without a rules text."""

    def __init__(self, game: str) -> None:
        """Name the game."""
        super().__init__(game)
        self.game = game

    def __str__(self) -> str:
        return f"{self.game} has no rules text"


def rules_text(language: Language, game: str, width: int | None = None) -> str:
    """Return a game's rules with their figures, wrapped if a width is given.

    Raise `NoRulebookError` for a game without sections.
    """
    if game not in SECTIONS:
        raise NoRulebookError(game)
    title = language.text(f"{game}-rules")
    summary = language.text(f"{game}-rules.summary")
    parts = [f"{title}\n{'=' * len(title)}", format_text(summary, width)]
    for section in SECTIONS[game]:
        parts += _section(language, game, section, width)
    # Plugins need not have credits.
    if language.has(f"{game}-rules.credits"):
        parts.append(format_text(language.text(f"{game}-rules.credits"), width))
    return "\n\n".join(parts) + "\n"


def _section(language: Language, game: str, section: str, width: int | None) -> Iterator[str]:
    """Yield a section's heading, text and figures."""
    heading = language.text(f"{game}-rules-{section}.title")
    yield f"{heading}\n{'-' * len(heading)}"
    yield format_text(language.text(f"{game}-rules-{section}"), width)
    for figure in FIGURES.get(game, {}).get(section, ()):
        yield figure.draw(language, width or FIGURE_WIDTH)
