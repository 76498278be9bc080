"""Quartino as an implementation of `Game`."""

from fourfold.games.game import Seat
from fourfold.games.quartino import card, encoding, move, notation, position, rules


class Quartino:
    """Quartino: its constants, its first position and its notation."""

    name = "quartino"
    seat_counts = rules.SEAT_COUNTS
    uncounted = ()
    default_rules = rules.AS_PRINTED
    default_turn_cap = 200  # no rule ends a stalled game, and weak bots can play forever
    default_loser_starts = False  # as printed: the starter is drawn by lot

    draw_deal = staticmethod(card.draw_deal)
    format_deal = staticmethod(card.format_deal)
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
        return "quartino.QUARTINO"

    def __reduce__(self) -> str:
        """Unpickle to the singleton."""
        return "QUARTINO"

    def count_seats(self, deal: str | None) -> int:
        """Return the number of seats in a deal."""
        return 2 if deal is None else len(card.parse_deal(deal))

    def view_deal(self, deal: str | None, viewer: Seat | None) -> str | None:
        """Return a deal with all cards hidden except the viewer's own."""
        if deal is None:
            return None
        racks = enumerate(card.parse_deal(deal), 1)
        return card.format_deal(
            tuple(rack if seat == viewer else (None,) * len(rack) for seat, rack in racks)
        )


QUARTINO = Quartino()
"""The game itself, for functions that take a `Game`."""
