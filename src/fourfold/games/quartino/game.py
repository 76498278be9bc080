"""Quartino as a game among games: the contract filled in."""

from fourfold.games.game import IllegalPositionError, Seat
from fourfold.games.quartino import card, notation, position
from fourfold.games.quartino.rules import AS_PRINTED, SEAT_COUNTS, Rules


class Quartino:
    """The static facts of Quartino, how it starts, and its notation."""

    name = "quartino"
    seat_counts = SEAT_COUNTS
    uncounted = ()
    default_rules = AS_PRINTED
    default_turn_cap = 200  # no rule ends a game, and weak bots play for ever

    parse_rules = staticmethod(notation.parse_rules)
    format_rules = staticmethod(notation.format_rules)
    format_position = staticmethod(notation.format_position)
    parse_move = staticmethod(notation.parse_move)
    format_move = staticmethod(notation.format_move)
    parse_turn = staticmethod(notation.parse_turn)
    format_turn = staticmethod(notation.format_turn)

    def __reduce__(self) -> str:
        """Let a copy from another process be the same object."""
        return "QUARTINO"

    def parse_position(self, text: str, rules: Rules, start: Seat = 1) -> position.Position:  # noqa: ARG002 - the text says who is to move
        """Read a position; which seat began does not matter to it."""
        return notation.parse_position(text, rules)

    def count_seats(self, deal: str | None) -> int:
        """Return the number of seats that a deal is for."""
        return 2 if deal is None else len(notation.parse_deal(deal))

    def draw_deal(self, seats: int, seed: int) -> str:
        """Return the deal that a seed gives, in notation."""
        return notation.format_deal(card.draw_deal(seats, seed))

    def view_deal(self, deal: str | None, viewer: Seat | None) -> str | None:
        """Return a deal in which the cards of all seats but the viewer's are unknown."""
        if deal is None:
            return None
        racks = enumerate(notation.parse_deal(deal), 1)
        return notation.format_deal(
            tuple(rack if seat == viewer else (None,) * len(rack) for seat, rack in racks)
        )

    def start(
        self, rules: Rules, *, seats: int = 2, start: Seat = 1, deal: str | None = None
    ) -> position.Position:
        """Return the empty board with the given deal, the seat that starts to place."""
        card.check_seats(seats)
        if deal is None:
            raise IllegalPositionError("Quartino needs a deal")
        racks = notation.parse_deal(deal)
        if len(racks) != seats:
            raise IllegalPositionError(f"the deal is for {len(racks)} seats, not {seats}")
        return position.start(racks, rules, seat=start)


QUARTINO = Quartino()
