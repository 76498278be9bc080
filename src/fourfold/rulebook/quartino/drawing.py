"""Quartino's figures in plain characters.

Each field is shown as its number and its stones, top stone last: `5:RG`. Highlighted stones are in
brackets: `0:Y[R]`.
"""

from collections.abc import Callable, Iterable

from fourfold.games.quartino import COLOURS, Card, Claim, Colour, Position, Stack
from fourfold.games.quartino.diagram import draw_fields
from fourfold.language import Language
from fourfold.rulebook.block import format_text
from fourfold.rulebook.figure import Drawing, explain
from fourfold.rulebook.quartino import example

Write = Callable[[int, Stack], str]
"""Formats a field's stones."""


def draw_card(language: Language, width: int) -> str:
    """Draw a card where it fits, and explain the notation of fields."""
    position = example.card_position()
    [window] = example.windows(position, example.CARD)
    drawing = _board(position, _top_of(position, window))
    fields = language.text("diagram-quartino-fields", colours=_colours(language))
    fits = language.text("diagram-quartino-card", card=str(example.CARD))
    return explain(f"{fields}\n\n{fits}", [drawing], width)


def draw_colour(language: Language, width: int) -> str:
    """Draw a board on which Colour can be declared."""
    position = example.colour_position()
    drawing = _board(position, _stones_of(set(position.colours)))
    return explain(language.text("diagram-quartino-colour"), [drawing], width)


def draw_column(language: Language, width: int) -> str:
    """Draw a Column, and the board after its removal."""
    position = example.column_position()
    before = _board(position, _whole(position.columns))
    after = _board(position.play("."), _plain)
    return "\n\n".join(
        (
            explain(language.text("figure-quartino-column"), [before], width),
            explain(language.text("figure-quartino-column-done"), [after], width),
        )
    )


def draw_place(language: Language, width: int) -> str:
    """Draw a stone placed on another."""
    position = example.place_position().play(example.PLACED)
    drawing = _board(position, _top([example.PLACED.field]))
    return explain(language.text("figure-quartino-place-done"), [drawing], width)


def draw_claim(language: Language, width: int) -> str:
    """Draw cards of which one fits, and the board after claiming it."""
    position = example.claim_position()
    [claim] = example.right_claims(position)
    cards = _cards(language, example.CLAIM_CARDS)
    after = position.play(claim)
    return "\n\n".join(
        (
            explain(
                f"{language.text('figure-quartino-claim')}\n\n{cards}",
                [_board(position, _plain)],
                width,
            ),
            explain(
                f"{_say(language, claim)}\n\n{language.text('figure-quartino-claim-right')}",
                [_board(after, _plain)],
                width,
            ),
        )
    )


def draw_normal_turn(language: Language, width: int) -> str:
    """Draw the worked example of a normal turn."""
    return _draw_turn(language, "normal", width)


def draw_full_turn(language: Language, width: int) -> str:
    """Draw the worked example of a turn that has everything."""
    return _draw_turn(language, "full", width)


def _draw_turn(language: Language, name: str, width: int) -> str:
    steps = example.worked_turn(name)
    title = language.text(f"figure-quartino-{name}")
    cards = _cards(language, steps[0].position.racks[0].hidden)
    parts = [format_text(f"{title}\n{'~' * len(title)}\n{cards}", width)]
    parts += [
        explain(f"{number}. {language.text(step.caption)}", [_draw_step(step)], width)
        for number, step in enumerate(steps, 1)
    ]
    return "\n\n".join(parts)


def _draw_step(step: example.Step) -> Drawing:
    position = step.position
    if step.claim is not None:
        return _board(position, _top_of(position, step.claim.window))
    if step.last is not None:
        return _board(position, _top([step.last]))
    if step.fields:
        stones, columns = _stones_of(set(position.colours)), position.columns
        return _board(
            position,
            lambda field, stack: (_whole(columns) if field in columns else stones)(field, stack),
        )
    return _board(position, _plain)


def _cards(language: Language, cards: Iterable[Card | None]) -> str:
    return f"{language.text('figure-rack')}: {', '.join(map(str, cards))}"


def _say(language: Language, claim: Claim) -> str:
    return language.text("diagram-quartino-claim", card=str(claim.card), window=claim.window)


def _colours(language: Language) -> str:
    """Return the legend of the colours' letters."""
    return ", ".join(f"{colour} {language.text(f'page-stone-{colour}')}" for colour in COLOURS)


def _board(position: Position, write: Write) -> Drawing:
    cells = [f"{field}:{write(field, stack) or '-'}" for field, stack in enumerate(position.stacks)]
    return draw_fields(position.rules.geometry.name, cells)


def _plain(_field: int, stack: Stack) -> str:
    return "".join(stack)


def _top(fields: Iterable[int]) -> Write:
    """Bracket the top stones of some fields."""
    marked = set(fields)

    def write(field: int, stack: Stack) -> str:
        *below, top = stack or ("",)
        return "".join(below) + (f"[{top}]" if field in marked else top)

    return write


def _top_of(position: Position, window: int) -> Write:
    return _top(position.rules.geometry.windows[window - 1])


def _whole(fields: Iterable[int]) -> Write:
    """Bracket the whole stacks of some fields."""
    marked = set(fields)
    return lambda field, stack: f"[{''.join(stack)}]" if field in marked else "".join(stack)


def _stones_of(colours: set[Colour]) -> Write:
    """Bracket every stone of some colours."""
    return lambda _, stack: "".join(f"[{stone}]" if stone in colours else stone for stone in stack)
