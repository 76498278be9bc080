"""Estimates of a Quartino position for an analyst, who may know any of the cards.

These are not proofs: their errors cover the luck of the deals, not the search's mistakes.
"""

from dataclasses import dataclass

from fourfold.games.quartino import CARDS, Move, Position
from fourfold.solver.quartino import native
from fourfold.solver.quartino.native import decode_move, encode_position
from fourfold.solver.quartino.search import SEEDS, Character, fill_unknown, know_nothing

_CARD_CODES = {card: code for code, card in enumerate(CARDS)}


@dataclass(frozen=True, slots=True)
class Share:
    """An estimated share of wins."""

    chance: float
    """The winning probability, 0 to 1."""

    error: float | None
    """The standard error of this mean; None if too few continuations were played to tell."""


@dataclass(frozen=True, slots=True)
class EstimatedTurn:
    """A turn and how often the seat to move wins after it."""

    moves: tuple[Move, ...]
    """The moves, up to the end of the turn or of the game."""

    share: Share
    """The share of the seat to move."""

    visits: int
    """The number of continuations simulated for this turn."""


@dataclass(frozen=True, slots=True)
class Estimate:
    """What a position and the turns in it are worth."""

    shares: tuple[Share, ...]
    """Each seat's share after the best turn, in seat order."""

    turns: tuple[EstimatedTurn, ...]
    """The turns considered, best first; empty if the seat to move has an unknown card."""

    line: tuple[Move, ...]
    """The best turn, and possible replies."""

    is_complete: bool
    """Whether no time limit cut it short."""


def estimate(
    position: Position, character: Character, seed: int = 0, *, seconds: float | None = None
) -> Estimate:
    """Estimate an unfinished position, using every card that is known in it.

    Unknown cards are sampled at random. The other seats know only how many cards the seat to move
    has; everybody knows the known cards of the other seats. Unless time runs out, the result
    depends only on the other arguments.
    """
    effort = character.effort
    shares, turns, line, is_complete = native.estimate(
        encode_position(fill_unknown(position, know_nothing(position.seats))),
        [
            [_CARD_CODES[card] for card in rack.hidden if card is not None]
            for rack in position.racks
        ],
        (character.attention, character.diligence, character.sees_others),
        (effort.iterations, effort.candidates, effort.depth),
        seed % SEEDS,
        seconds,
    )
    return Estimate(
        tuple(Share(*share) for share in shares),
        tuple(
            EstimatedTurn(tuple(map(decode_move, moves)), Share(*share), visits)
            for moves, share, visits in turns
        ),
        tuple(map(decode_move, line)),
        is_complete,
    )
