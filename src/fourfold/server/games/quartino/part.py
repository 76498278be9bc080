"""What messages hold of Quartino."""

from typing import Annotated, Literal

from pydantic import Field

from fourfold.server.wire import part
from fourfold.server.wire.model import Model

Colour = Literal["R", "Y", "G", "B"]


class QuartinoRuleSet(part.RuleSet):
    """A rule set of Quartino."""

    game: Literal["quartino"] = "quartino"
    geometry: Literal["wheel", "grid"]
    """What the board looks like."""
    windows: tuple[tuple[int, ...], ...]
    """The fields of the windows 1, 2, 3 …, in the order in which a card lists its colours."""
    column: int
    """This many stones on one field are a Column."""


class Rack(Model):
    """A seat's cards."""

    hidden: tuple[str | None, ...]
    """The cards still to be claimed; None for one that the viewer may not know."""
    claimed: tuple[str, ...]
    """The cards that were claimed rightly."""
    is_out: bool
    """Whether the seat has left the game."""


class QuartinoPosition(part.Position):
    """The board, the supply and the racks."""

    game: Literal["quartino"] = "quartino"
    stacks: tuple[tuple[Colour, ...], ...]
    """The stones on each of the nine fields, from the bottom to the top."""
    supply: dict[Colour, int]
    """How many stones of each colour are left."""
    colours: tuple[Colour, ...]
    """The colours that Colour can be declared for."""
    phase: Literal["colour", "place", "claim"]
    """What the seat to move has to decide."""
    stones: int
    """How many stones it still has to place."""
    racks: tuple[Rack, ...]
    """The cards of each seat, in seat order."""


class QuartinoDeclare(part.Move):
    """Declare Colour."""

    kind: Literal["declare"] = "declare"


class QuartinoDecline(part.Move):
    """Decline Colour."""

    kind: Literal["decline"] = "decline"


class QuartinoPlace(part.Move):
    """Place a stone."""

    kind: Literal["place"] = "place"
    colour: Colour
    field: int


class QuartinoClaim(part.Move):
    """Claim a card."""

    kind: Literal["claim"] = "claim"
    card: str
    window: int


class QuartinoEnd(part.Move):
    """End the turn."""

    kind: Literal["end"] = "end"


QuartinoMove = Annotated[
    QuartinoDeclare | QuartinoDecline | QuartinoPlace | QuartinoClaim | QuartinoEnd,
    Field(discriminator="kind"),
]


class QuartinoMoves(part.Moves):
    """Moves of Quartino."""

    game: Literal["quartino"] = "quartino"
    moves: tuple[QuartinoMove, ...]


class QuartinoPlayed(part.Played):
    """A move of Quartino, why it was wrong if it was, and what Column took off."""

    game: Literal["quartino"] = "quartino"
    move: QuartinoMove
    fault: Literal["mismatch"] | None
    """Why a claim was wrong: the window does not show the card. None for any other move."""
    cleared: tuple[int, ...]
    """The fields whose stacks Column took off as the next turn began."""


class QuartinoAftermath(part.Aftermath):
    """What Column took off as the next turn began."""

    game: Literal["quartino"] = "quartino"
    cleared: tuple[int, ...]
    """The fields whose stacks Column took off."""


class QuartinoEnding(part.Ending):
    """The last claim says everything."""

    game: Literal["quartino"] = "quartino"
