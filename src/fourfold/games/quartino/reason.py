"""The reasons specific to Quartino for a game to end."""

from fourfold.games.game import AnyReason


class Reason(AnyReason):
    """Why a game ended, in addition to the reasons that all games share."""

    CARDS = "cards"
    """A player has claimed the last card of their rack."""
