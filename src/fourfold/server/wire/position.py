"""A position as a viewer may know it: all that a screen draws, so that it needs no rules."""

from functools import lru_cache
from typing import Annotated, Literal

from pydantic import Field

from fourfold.games import quartino, quarto
from fourfold.games.game import AnyPosition
from fourfold.server.wire.model import Model

Colour = Literal["R", "Y", "G", "B"]


class QuartoPosition(Model):
    """The board of Quarto!, and what stands beside it."""

    game: Literal["quarto"] = "quarto"
    text: str
    """The position in notation."""
    board: tuple[str | None, ...]
    """The piece on each square, a1, b1 … d4; None for an empty one."""
    hand: str | None
    """The piece that was given and is to be placed."""
    last: str | None
    """The square placed on last."""
    supply: tuple[str, ...]
    """The pieces left to give."""
    can_call: bool
    """Whether the seat to move may call, be there a line or not."""
    must: Literal["give", "place", "pass", "nothing"]
    """What the seat to move owes."""


class Rack(Model):
    """The cards of a seat."""

    hidden: tuple[str | None, ...]
    """The cards still to be claimed; None for one that the viewer may not know."""
    claimed: tuple[str, ...]
    """The cards that were claimed rightly."""
    is_out: bool
    """Whether the seat has left the game."""


class QuartinoPosition(Model):
    """The board of Quartino, the supply and the racks."""

    game: Literal["quartino"] = "quartino"
    text: str
    """The position in notation."""
    stacks: tuple[tuple[Colour, ...], ...]
    """The stones on each of the nine fields, from the bottom to the top."""
    supply: dict[Colour, int]
    """How many stones of each colour are left."""
    colours: tuple[Colour, ...]
    """The colours of which so many are on the board that Colour can be declared for them."""
    phase: Literal["colour", "place", "claim"]
    """What the seat to move has to decide."""
    stones: int
    """How many stones it still has to place."""
    racks: tuple[Rack, ...]
    """The cards of each seat, in seat order."""


Position = Annotated[QuartoPosition | QuartinoPosition, Field(discriminator="game")]


def describe_position(position: AnyPosition) -> QuartoPosition | QuartinoPosition:
    """Return a position for the wire; it must be a viewer's view already.

    What all viewers may know is described once for all of them.
    """
    match position:
        case quarto.Position():
            return _describe_quarto(position)
        case quartino.Position():
            return _describe_quartino(position)
        case _:
            raise TypeError(f"{position!r} is of no game that is played here")


@lru_cache(maxsize=512)
def _describe_quarto(position: quarto.Position) -> QuartoPosition:
    return QuartoPosition(
        text=quarto.format_position(position),
        board=tuple(None if piece is None else str(piece) for piece in position.board),
        hand=None if position.hand is None else str(position.hand),
        last=None if position.last is None else str(position.last),
        supply=tuple(map(str, position.supply)),
        can_call=position.can_call,
        must=_duty(position),
    )


def _duty(position: quarto.Position) -> Literal["give", "place", "pass", "nothing"]:
    if position.outcome:
        return "nothing"
    if position.hand is not None:
        return "place"
    return "pass" if position.is_full else "give"


@lru_cache(maxsize=512)
def _describe_quartino(position: quartino.Position) -> QuartinoPosition:
    return QuartinoPosition(
        text=quartino.format_position(position),
        stacks=tuple(tuple(stone.value for stone in stack) for stack in position.stacks),
        supply={colour.value: count for colour, count in position.supply.items()},
        colours=tuple(colour.value for colour in position.colours),
        phase=position.phase.value,
        stones=position.stones,
        racks=tuple(
            Rack(
                hidden=tuple(None if card is None else str(card) for card in rack.hidden),
                claimed=tuple(map(str, rack.claimed)),
                is_out=rack.is_out,
            )
            for rack in position.racks
        ),
    )
