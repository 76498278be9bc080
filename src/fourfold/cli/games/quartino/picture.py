"""Draws a Quartino position in plain characters."""

from fourfold.games.quartino import COLOURS, Position
from fourfold.games.quartino.diagram import draw_fields
from fourfold.language import Language


def draw_picture(language: Language, position: Position) -> str:
    """Return the fields with their stones, the sections by number, and the player's own cards."""
    cells = [f"{field}:{''.join(stack) or '-'}" for field, stack in enumerate(position.stacks)]
    colours = ", ".join(f"{each} {language.text(f'page-stone-{each}')}" for each in COLOURS)
    windows = enumerate(position.rules.geometry.windows, 1)
    sections = "  ".join(f"@{number}: {'-'.join(map(str, fields))}" for number, fields in windows)
    cards = ", ".join(map(str, position.rack.hidden))
    due = f"quartino-do-{position.phase}"
    supply = ", ".join(f"{count} {colour}" for colour, count in position.supply.items())
    return "\n".join(
        [
            *draw_fields(position.rules.geometry.name, cells),
            "",
            colours,
            sections,
            f"{language.text('figure-supply')}: {supply}",
            f"{language.text('figure-rack')}: {cards}",
            language.text("play-your-turn", what=language.text(due, count=position.stones)),
        ]
    )
