"""What ends a game of Quarto! by its own rules."""

from fourfold.games.game import AnyReason


class Reason(AnyReason):
    """Why a game ended, beyond the reasons that every game has."""

    CALL = "call"
    """A complete group was called."""

    LINE = "line"
    """A group was completed, with calls off."""

    FULL_BOARD = "full board"
    """The board is full and nobody has won: a draw."""
