"""What ends a game of Quartino by its own rules."""

from fourfold.games.game import AnyReason


class Reason(AnyReason):
    """Why a game ended, beyond the reasons that every game has."""

    CARDS = "cards"
    """A player has claimed the last card of their rack."""
