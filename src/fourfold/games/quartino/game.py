"""Quartino as a game among games: the contract filled in."""

from fourfold.games.game import IllegalPositionError, Seat
from fourfold.games.quartino import card, notation, position
from fourfold.games.quartino.rules import AS_PRINTED, Rules


class Quartino:
    """The static facts of Quartino, how it starts, and its notation."""

    name = "quartino"
    seat_counts = (2, 3, 4)
    uncounted = ()
    default_rules = AS_PRINTED

    parse_rules = staticmethod(notation.parse_rules)
    format_rules = staticmethod(notation.format_rules)
    parse_position = staticmethod(notation.parse_position)
    format_position = staticmethod(notation.format_position)
    parse_move = staticmethod(notation.parse_move)
    format_move = staticmethod(notation.format_move)
    parse_turn = staticmethod(notation.parse_turn)
    format_turn = staticmethod(notation.format_turn)

    def draw_deal(self, seats: int, seed: int) -> str:
        """Return the deal that a seed gives, in notation."""
        return notation.format_deal(card.draw_deal(seats, seed))

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
