"""The wire types of Quartino."""

from typing import Annotated, Literal

from pydantic import Field

from fourfold.server.wire import part
from fourfold.server.wire.model import Model, SeatNumber

Colour = Literal["R", "Y", "G", "B"]


class QuartinoRuleSet(part.RuleSet):
    """A Quartino rule set."""

    game: Literal["quartino"] = "quartino"
    geometry: Literal["wheel", "grid"]
    """The board's layout."""
    windows: tuple[tuple[int, ...], ...]
    """The fields of windows 1, 2, 3 …, in the order of a card's colours."""
    column: int
    """Stones on one field that make a Column."""


class Rack(Model):
    """A seat's cards."""

    hidden: tuple[str | None, ...]
    """The cards still to claim; None for a card that the viewer may not see."""
    claimed: tuple[str, ...]
    """The cards claimed correctly."""
    is_out: bool
    """Whether the seat has left the game."""


class QuartinoPosition(part.Position):
    """The board, the supply and the racks."""

    game: Literal["quartino"] = "quartino"
    stacks: tuple[tuple[Colour, ...], ...]
    """The stones on each of the nine fields, bottom to top."""
    supply: dict[Colour, int]
    """The number of stones left of each colour."""
    colours: tuple[Colour, ...]
    """The colours for which Colour can be declared."""
    phase: Literal["colour", "place", "claim"]
    """What the seat to move has to decide."""
    can_match: bool
    """Whether, by what everybody knows, the seat to move may hold a card that matches a window now.
    False outside the claim phase. It says nothing about the cards that this seat really holds."""
    stones: int
    """The number of stones that it still has to place."""
    racks: tuple[Rack, ...]
    """Each seat's cards, in seat order."""


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
    """Quartino moves."""

    game: Literal["quartino"] = "quartino"
    moves: tuple[QuartinoMove, ...]


class QuartinoPlayed(part.Played):
    """A Quartino move, why a claim was wrong, and which stacks Column removed."""

    game: Literal["quartino"] = "quartino"
    move: QuartinoMove
    fault: Literal["mismatch"] | None
    """Why a claim was wrong: the window doesn't match the card. None for any other move."""
    cleared: tuple[int, ...]
    """The fields whose stacks Column removed at the start of the next turn."""


class QuartinoAftermath(part.Aftermath):
    """The stacks that Column removed at the start of the next turn."""

    game: Literal["quartino"] = "quartino"
    cleared: tuple[int, ...]
    """The fields whose stacks Column removed."""


class QuartinoShownCard(Model):
    """A card that a window shows, whoever holds it."""

    card: str
    window: int
    holder: SeatNumber | None
    """The seat known to hold it or to have claimed it; None if unknown."""
    is_claimed: bool
    """Whether it was claimed before, so that it can't be claimed again."""


class QuartinoInsight(part.Insight):
    """The cards that the board shows now, whoever holds them."""

    game: Literal["quartino"] = "quartino"
    claims: tuple[QuartinoShownCard, ...]


class QuartinoEnding(part.Ending):
    """Nothing to add: the last claim says it all."""

    game: Literal["quartino"] = "quartino"
