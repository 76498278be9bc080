"""What messages hold of Quarto!."""

from typing import Annotated, Literal

from pydantic import Field

from fourfold.server.wire import part
from fourfold.server.wire.model import Model, SeatNumber


class QuartoRuleSet(part.RuleSet):
    """A rule set of Quarto!."""

    game: Literal["quarto"] = "quarto"
    traits: tuple[Literal["C", "S", "H", "T"], ...]
    """The traits in play: colour, shape, height, top."""
    squares: bool
    """Whether 2 by 2 squares count too."""
    calls: bool
    """Whether a group wins only when it is called."""
    groups: dict[str, tuple[str, ...]]
    """The squares of every group that counts, by its name."""


class QuartoPosition(part.Position):
    """The board, the piece in hand, and the pieces left."""

    game: Literal["quarto"] = "quarto"
    board: tuple[str | None, ...]
    """The piece on each square, a1, b1 … d4; None for an empty one."""
    hand: str | None
    """The piece that was given and is to be placed."""
    last: str | None
    """The square placed on last."""
    supply: tuple[str, ...]
    """The pieces left to give."""
    can_call: bool
    """Whether the seat to move may call, whether or not there is a line."""
    must: Literal["give", "place", "pass", "nothing"]
    """What the seat to move owes."""


class QuartoGive(part.Move):
    """Give the opponent a piece."""

    kind: Literal["give"] = "give"
    piece: str


class QuartoPlace(part.Move):
    """Place the piece in hand."""

    kind: Literal["place"] = "place"
    square: str


class QuartoCall(part.Move):
    """Call QUARTO! for a group."""

    kind: Literal["call"] = "call"
    group: str


class QuartoPass(part.Move):
    """Let the last window close."""

    kind: Literal["pass"] = "pass"


QuartoMove = Annotated[
    QuartoGive | QuartoPlace | QuartoCall | QuartoPass, Field(discriminator="kind")
]


class QuartoMoves(part.Moves):
    """Moves of Quarto!."""

    game: Literal["quarto"] = "quarto"
    moves: tuple[QuartoMove, ...]


class QuartoPlayed(part.Played):
    """A move of Quarto!, and why it was wrong if it was."""

    game: Literal["quarto"] = "quarto"
    move: QuartoMove
    fault: Literal["empty", "different", "old"] | None
    """Why a call was wrong: the group has an empty square, shares no trait in play, or was complete
    before the latest placement. None for any other move."""


class QuartoAftermath(part.Aftermath):
    """A departure changes nothing on the board."""

    game: Literal["quarto"] = "quarto"


class QuartoMissed(Model):
    """A complete group that nobody called."""

    group: str
    placer: SeatNumber
    seats: tuple[SeatNumber, ...]
    """The seats that could have called it."""
    number: int
    """The number of the move that completed it, counted from 1: the index of its moment."""


class QuartoEnding(part.Ending):
    """What won, and what was missed."""

    game: Literal["quarto"] = "quarto"
    group: str | None
    """The group that won; None where no group did."""
    shared: dict[str, Literal[0, 1]]
    """The traits in play that its pieces share, each with its value."""
    missed: tuple[QuartoMissed, ...]
