"""The reasons specific to Quarto! for a game to end."""

from fourfold.games.game import AnyReason


class Reason(AnyReason):
    """Why a game ended, in addition to the reasons that all games share."""

    CALL = "call"
    """A complete group was called."""

    LINE = "line"
    """A group was completed, with calls off."""

    FULL_BOARD = "full board"
    """The board is full and nobody has won: a draw."""
