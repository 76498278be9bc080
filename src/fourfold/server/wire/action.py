"""What somebody in a seat can ask of a room."""

from typing import Annotated, Literal

from pydantic import Field

from fourfold.server.wire.model import ActionId, Model, SeatNumber


class Move(Model):
    """Make a move."""

    kind: Literal["move"] = "move"
    move: Annotated[str, Field(min_length=1, max_length=32)]
    """One move in notation, such as `b3`, `=A`, `!a1-d4`, `R3` or `RYGB@5`."""


class Resign(Model):
    """Leave the game; before it has begun: get up from the seat."""

    kind: Literal["resign"] = "resign"


class OfferDraw(Model):
    """Offer a draw, or agree to the one that was offered."""

    kind: Literal["offer_draw"] = "offer_draw"


class DeclineDraw(Model):
    """Decline the draw that was offered."""

    kind: Literal["decline_draw"] = "decline_draw"


class TakeBack(Model):
    """Take the latest turn back, in a game against bots or of one person in all seats."""

    kind: Literal["take_back"] = "take_back"


class Say(Model):
    """Say one of the phrases."""

    kind: Literal["say"] = "say"
    phrase: Annotated[str, Field(max_length=64)]


class Rematch(Model):
    """Ask for another game with the same players, or agree to one."""

    kind: Literal["rematch"] = "rematch"


Action = Annotated[
    Move | Resign | OfferDraw | DeclineDraw | TakeBack | Say | Rematch,
    Field(discriminator="kind"),
]


class Act(Model):
    """An action with what makes it safe to send twice, or late."""

    type: Literal["act"] = "act"
    id: ActionId
    """The client's own id of this action: sent again, it is answered as before."""
    version: Annotated[int, Field(ge=0, le=2**31)]
    """The version of the room that the client had seen."""
    seat: SeatNumber | None = None
    """The seat that acts, for somebody who holds several; None for the one that they watch from."""
    action: Action
