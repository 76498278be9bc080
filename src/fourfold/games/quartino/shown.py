"""The cards that the board shows: which claims would be right now, whoever holds the cards."""

from dataclasses import dataclass

from fourfold.games.game import Seat
from fourfold.games.quartino.card import CARDS, Card
from fourfold.games.quartino.position import Position


@dataclass(frozen=True, slots=True)
class ShownCard:
    """A card that a window shows."""

    card: Card
    """The card."""

    window: int
    """The window's number, from 1."""

    holder: Seat | None
    """The seat known to hold it or to have claimed it; None if unknown."""

    is_claimed: bool
    """Whether it was claimed before, so that it can't be claimed again."""

    def __str__(self) -> str:
        """Return the claim in notation."""
        return f"{self.card}@{self.window}"


def find_shown_cards(position: Position) -> tuple[ShownCard, ...]:
    """List every card shown, by window; at most one per window."""
    windows = range(1, len(position.rules.geometry.windows) + 1)
    matches = [(card, window) for window in windows for card in CARDS]
    return tuple(
        _shown_card(position, card, window)
        for card, window in matches
        if position.is_match(card, window)
    )


def _shown_card(position: Position, card: Card, window: int) -> ShownCard:
    for seat, rack in enumerate(position.racks, 1):
        if card in rack.claimed:
            return ShownCard(card, window, seat, is_claimed=True)
        if card in rack.hidden:
            return ShownCard(card, window, seat, is_claimed=False)
    return ShownCard(card, window, None, is_claimed=False)
