"""Cooperating Quartino players, who finish a game in a few turns.

They know all cards, which nobody at a real table does; every move is legal.
"""

from fourfold.games.game import Seat
from fourfold.games.quartino import (
    FIELDS,
    Card,
    Claim,
    Colour,
    Declare,
    End,
    Move,
    Phase,
    Place,
    Position,
    Window,
)
from fourfold.games.quartino.stone import MIN_BONUS_STONES


class Cooperation:
    """A plan for a whole game: a Column, Colour whenever possible, a wrong claim, then all cards.

    It is stateful: one plan per game, asked for every move.
    """

    def __init__(self, winner: Seat) -> None:
        self.winner = winner
        self.has_had_column = False
        self.has_claimed_wrongly = False

    def choose(self, position: Position) -> Move:
        """Return the mover's next move."""
        match position.phase:
            case Phase.COLOUR:
                return Declare()
            case Phase.PLACE:
                return self._place(position)
            case Phase.CLAIM:
                return self._claim(position)

    def _claim(self, position: Position) -> Move:
        cards = [card for card in position.rack.hidden if card is not None]
        windows = range(1, len(position.rules.geometry.windows) + 1)
        claims = [Claim(card, window) for card in cards for window in windows]
        if position.mover == self.winner:
            return next((claim for claim in claims if not position.is_wrong(claim)), End())
        if not self.has_claimed_wrongly:
            self.has_claimed_wrongly = True
            return next(claim for claim in reversed(claims) if position.is_wrong(claim))
        return End()

    def _place(self, position: Position) -> Place:
        supply = position.supply
        if not self.has_had_column:
            # All stones of one colour on one field: a Column, and Colour may be declared for it.
            field = max(FIELDS, key=lambda each: len(position.stacks[each]))
            height = len(position.stacks[field])
            self.has_had_column = height + 1 == MIN_BONUS_STONES
            return Place(position.stacks[field][0] if height else Colour.RED, field)
        plans = self._plans(position)
        # Nobody covers a complete pattern before its claim.
        kept = {field for fields, missing in plans if not missing for field in fields}
        wanted = [place for _, missing in sorted(plans, key=_distance) for place in missing]
        spare = [Place(colour, field) for field in reversed(FIELDS) for colour in supply]
        return next(
            place for place in (*wanted, *spare) if place.field not in kept and supply[place.colour]
        )

    def _plans(self, position: Position) -> list[tuple[Window, list[Place]]]:
        """Pair each window with the stones that each of the winner's cards still needs there."""
        cards = position.racks[self.winner - 1].hidden
        return [
            (fields, _missing(position, card, fields))
            for card in cards
            if card is not None
            for fields in position.rules.geometry.windows
        ]


def _distance(plan: tuple[Window, list[Place]]) -> int:
    return len(plan[1])


def _missing(position: Position, card: Card, fields: Window) -> list[Place]:
    return [
        Place(colour, field)
        for field, colour in zip(fields, card.colours, strict=True)
        if position.stacks[field][-1:] != (colour,)
    ]
