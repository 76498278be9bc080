"""Quartino's interface to the compiled core: converts positions and moves, and counts perft.

The core needs to know every card, so it can't take one seat's view.
"""

from typing import TypeAlias

from fourfold import _native
from fourfold.games.event import Event
from fourfold.games.game import Agreement, AnyReason, Departure, Outcome, quote
from fourfold.games.quartino import (
    CARDS,
    COLOURS,
    FIELDS,
    GEOMETRIES,
    Card,
    Claim,
    Declare,
    Decline,
    End,
    Move,
    Phase,
    Place,
    Position,
    Rack,
    Reason,
    Rules,
)

CorePosition: TypeAlias = _native.QuartinoPosition

cards_within = _native.quartino_cards_within
choose = _native.quartino_choose
estimate = _native.quartino_estimate
draw_deal = _native.quartino_draw_deal
play_out = _native.quartino_playouts
list_levels = _native.quartino_levels
choose_at_level = _native.quartino_choose_at_level
gather_knowledge = _native.quartino_gather_knowledge
"""Unconverted core functions, wrapped by `search`, `playout` and the bots."""

RawLevel: TypeAlias = tuple[float, float, bool, int, int, int, bool, bool]
"""A level's attention, diligence, sees_others, iterations, candidates, depth, remembers and
reads_stones."""

AGREED_DRAW = -100
"""The code of an agreed draw among events; a departure is the negative seat."""

MOVES: tuple[Move, ...] = (
    Declare(),
    Decline(),
    *(Place(colour, field) for colour in COLOURS for field in FIELDS),
    *(Claim(card, window) for card in CARDS for window in range(1, 9)),
    End(),
)
"""Every possible move; its index here is its code in the core."""

_CODES = {move: code for code, move in enumerate(MOVES)}
_CARD_CODES = {card: code for code, card in enumerate(CARDS)}
_PHASES = tuple(Phase)
_GEOMETRIES = tuple(GEOMETRIES.values())

_MAX_MOVES = 64
"""Maximum perft depth. At least every third move is a placement with nine or more choices, and the
game can continue after each: longer sequences number over 9^21, which overflows 64 bits."""


def encode_move(move: Move) -> int:
    """Return a move's code, 0 to 230."""
    return _CODES[move]


def decode_move(code: int) -> Move:
    """Return the move for a code."""
    return MOVES[code]


def encode_event(event: Event) -> int:
    """Return an event's code: a move's, or a negative number."""
    match event:
        case Agreement():
            return AGREED_DRAW
        case Departure():
            return -event.seat
        case Declare() | Decline() | Place() | Claim() | End():
            return _CODES[event]
        case _:
            raise TypeError(f"expected an event of Quartino, found {quote(event)}")


def is_known(position: Position) -> bool:
    """Return whether every card of a position is known."""
    return all(None not in rack.hidden for rack in position.racks)


def encode_position(position: Position) -> CorePosition:
    """Convert a position for the core; raise `ValueError` if a card is unknown."""
    return CorePosition(
        [[COLOURS.index(stone) for stone in stack] for stack in position.stacks],
        position.mover,
        _PHASES.index(position.phase),
        position.stones,
        [
            (
                [_encode_card(card) for card in rack.hidden],
                [_encode_card(card) for card in rack.claimed],
                rack.is_out,
            )
            for rack in position.racks
        ],
        _GEOMETRIES.index(position.rules.geometry),
        position.outcome is not None,
        (position.outcome.winner if position.outcome else None) or 0,
    )


def decode_position(core: CorePosition, rules: Rules, reason: AnyReason = Reason.CARDS) -> Position:
    """Convert a position from the core.

    The core stores neither the time per turn nor why a game ended: pass `rules` and `reason`.
    """
    stacks, mover, phase, stones, racks, geometry, is_over, winner = core.values()
    if _GEOMETRIES[geometry] != rules.geometry:
        raise ValueError(f"the position is not on the {rules.geometry.name}")
    return Position(
        rules,
        tuple(tuple(COLOURS[stone] for stone in stack) for stack in stacks),
        mover,
        _PHASES[phase],
        stones,
        tuple(
            Rack(tuple(CARDS[c] for c in hidden), tuple(CARDS[c] for c in claimed), is_out)
            for hidden, claimed, is_out in racks
        ),
        Outcome(winner or None, reason) if is_over else None,
    )


def perft(position: Position, depth: int) -> int:
    """Return the number of sequences of exactly `depth` moves, including wrong claims.

    Raise `OverflowError` if the number needs more than 64 bits, and `ValueError` if a card is
    unknown.
    """
    if position.outcome:
        return int(depth == 0)
    if depth > _MAX_MOVES:
        raise OverflowError("the number of sequences needs more than 64 bits")
    return _native.quartino_perft(encode_position(position), depth)


def _encode_card(card: Card | None) -> int:
    if card is None:
        raise ValueError("the native rules need to know every card")
    return _CARD_CODES[card]
