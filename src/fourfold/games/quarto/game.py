"""Quarto! as an implementation of `Game`."""

from fourfold.games.game import IllegalPositionError, Seat
from fourfold.games.quarto import encoding, move, notation, position, rules


class Quarto:
    """Quarto!: its constants, its first position and its notation."""

    name = "quarto"
    seat_counts = (2,)
    uncounted = (move.Call,)
    default_rules = rules.AS_PRINTED
    default_turn_cap = None
    default_loser_starts = True  # the printed sheets say nothing about a second game

    reasons = encoding.REASONS
    moves = move.MOVES
    index = staticmethod(move.index)
    start = staticmethod(position.start)
    parse_rules = staticmethod(rules.parse_rules)
    format_rules = staticmethod(rules.format_rules)
    parse_position = staticmethod(notation.parse_position)
    format_position = staticmethod(notation.format_position)
    decode = staticmethod(encoding.decode)
    parse_move = staticmethod(move.parse_move)
    format_move = staticmethod(move.format_move)
    parse_turn = staticmethod(move.parse_turn)
    format_turn = staticmethod(move.format_turn)

    def __repr__(self) -> str:
        """Return the name to import it by."""
        return "quarto.QUARTO"

    def __reduce__(self) -> str:
        """Unpickle to the singleton."""
        return "QUARTO"

    def count_seats(self, deal: str | None) -> int:  # noqa: ARG002 - nothing is dealt
        """Return the number of seats: two."""
        return 2

    def format_deal(self, deal: object) -> str:  # noqa: ARG002 - nothing is dealt
        """Raise `IllegalPositionError`: nothing is dealt."""
        raise IllegalPositionError("Quarto! has no deal")

    def draw_deal(self, seats: int, seed: int) -> None:
        """Return None: nothing is dealt."""

    def view_deal(self, deal: str | None, viewer: Seat | None) -> str | None:  # noqa: ARG002 - nothing is dealt
        """Return the deal unchanged: there is nothing to hide."""
        return deal


QUARTO = Quarto()
"""The game itself, for functions that take a `Game`."""
