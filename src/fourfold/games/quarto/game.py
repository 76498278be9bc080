"""Quarto! as a game among games: the contract filled in."""

from fourfold.games.game import IllegalPositionError, Seat
from fourfold.games.quarto import notation, position
from fourfold.games.quarto.move import Call
from fourfold.games.quarto.rules import AS_PRINTED, Rules


class Quarto:
    """The static facts of Quarto!, how it starts, and its notation."""

    name = "quarto"
    seat_counts = (2,)
    uncounted = (Call,)
    default_rules = AS_PRINTED
    default_turn_cap = None

    parse_rules = staticmethod(notation.parse_rules)
    format_rules = staticmethod(notation.format_rules)
    format_position = staticmethod(notation.format_position)
    parse_move = staticmethod(notation.parse_move)
    format_move = staticmethod(notation.format_move)
    parse_turn = staticmethod(notation.parse_turn)
    format_turn = staticmethod(notation.format_turn)

    def __reduce__(self) -> str:
        """Let a copy from another process be the same object."""
        return "QUARTO"

    def parse_position(self, text: str, rules: Rules, start: Seat = 1) -> position.Position:
        """Read a position; the text does not say which seat began."""
        return notation.parse_position(text, rules, starter=start)

    def count_seats(self, deal: str | None) -> int:  # noqa: ARG002 - nothing is dealt
        """Return the number of seats: two."""
        return 2

    def draw_deal(self, seats: int, seed: int) -> None:
        """Return None: nothing is dealt."""

    def view_deal(self, deal: str | None, viewer: Seat | None) -> str | None:  # noqa: ARG002 - nothing is dealt
        """Return the deal: there is none, and nothing to hide."""
        return deal

    def start(
        self, rules: Rules, *, seats: int = 2, start: Seat = 1, deal: str | None = None
    ) -> position.Position:
        """Return the empty board, the starter to give."""
        if seats != 2:
            raise IllegalPositionError(f"Quarto! has 2 seats, not {seats}")
        if deal is not None:
            raise IllegalPositionError("Quarto! has no deal")
        return position.start(rules, starter=start)


QUARTO = Quarto()
