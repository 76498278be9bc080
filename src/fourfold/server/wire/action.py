"""Actions that a player can send."""

from typing import Annotated, Literal

from pydantic import Field

from fourfold.server.wire.model import ActionId, Model, SeatNumber


class Move(Model):
    """Make a move."""

    kind: Literal["move"] = "move"
    move: Annotated[str, Field(min_length=1, max_length=32)]
    """One move in notation, such as `b3`, `=A`, `!a1-d4`, `R3` or `RYGB@5`."""


class Resign(Model):
    """Resign; before the game has begun, leave the seat."""

    kind: Literal["resign"] = "resign"


class OfferDraw(Model):
    """Offer a draw, or accept the one offered."""

    kind: Literal["offer_draw"] = "offer_draw"


class DeclineDraw(Model):
    """Decline the draw offered."""

    kind: Literal["decline_draw"] = "decline_draw"


class TakeBack(Model):
    """Take back the latest turn, in a game against bots or with one person in all seats."""

    kind: Literal["take_back"] = "take_back"


class Say(Model):
    """Say one of the phrases."""

    kind: Literal["say"] = "say"
    phrase: Annotated[str, Field(max_length=64)]


class Nudge(Model):
    """Get the attention of the person to move; once a minute per seat."""

    kind: Literal["nudge"] = "nudge"


class ClaimDeparture(Model):
    """Remove the player to move, who has been away for a long time: with two players, you win."""

    kind: Literal["claim_departure"] = "claim_departure"


class ClaimDraw(Model):
    """End a two-player game as a draw: the player to move has been away for a long time."""

    kind: Literal["claim_draw"] = "claim_draw"


class Rematch(Model):
    """Offer a rematch, or accept the one offered."""

    kind: Literal["rematch"] = "rematch"


Action = Annotated[
    Move
    | Resign
    | OfferDraw
    | DeclineDraw
    | TakeBack
    | Say
    | Nudge
    | ClaimDeparture
    | ClaimDraw
    | Rematch,
    Field(discriminator="kind"),
]


class Act(Model):
    """An action with an idempotency key and the version it is based on."""

    type: Literal["act"] = "act"
    id: ActionId
    """The client's id for this action: a retry with the same id gets the same answer."""
    version: Annotated[int, Field(ge=0, le=2**31)]
    """The latest version of the room that the client has seen."""
    seat: SeatNumber | None = None
    """The acting seat, for a client that holds several; None for the one it watches from."""
    action: Action
