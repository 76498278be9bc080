"""The key of a position up to symmetry, by which a running game is known again.

Two positions with one key are the same for a player who wants to know what to do. What decides
nothing then is left out, so that nobody gets another key by changing it: calls and the square
placed on last, the clock, the seats, and the cards of Quartino.
"""

from collections.abc import Iterator
from dataclasses import replace
from hashlib import blake2b

from fourfold.games import quartino, quarto
from fourfold.games.game import AnyPosition

BYTES = 12
"""The size of a key: among a million positions two have the same by a chance of 1 in 10^17."""

EMPTY = 16
"""Stands for a square without a piece."""


def position_key(position: AnyPosition) -> str:
    """Return what all positions share that are equal to this one up to symmetry.

    The same on every machine and in every version.
    """
    match position:
        case quarto.Position():
            return _quarto_key(position, squares=position.rules.squares)
        case quartino.Position():
            return _quartino_key(position)
        case _:
            raise TypeError(f"{position!r} is no position of a known game")


def parent_keys(position: AnyPosition) -> tuple[str, ...]:
    """Return the keys of the positions one decision of a player earlier that can lead here.

    Quarto!: the board before the piece in hand was given, and the boards without one of the pieces,
    with that piece in hand. Quartino has none: there the cards decide, and they are secret.
    """
    if not isinstance(position, quarto.Position):
        return ()
    squares = position.rules.squares
    return tuple({_quarto_key(parent, squares=squares): None for parent in _parents(position)})


def guarded_keys(position: AnyPosition, *, parents: bool) -> tuple[str, ...]:
    """Return all keys that a running game must not have while this position is analysed.

    Quarto! with squares and without them are much alike, so both count; with `parents` also what
    leads to the position.
    """
    if not isinstance(position, quarto.Position):
        return (position_key(position),)
    asked = [position, *(_parents(position) if parents else ())]
    both = (_quarto_key(each, squares=squares) for squares in (False, True) for each in asked)
    return tuple(dict.fromkeys(both))


def _parents(position: quarto.Position) -> Iterator[quarto.Position]:
    if position.hand is not None:
        yield replace(position, hand=None)
    for square, piece in enumerate(position.board):
        if piece is not None:
            board = (*position.board[:square], None, *position.board[square + 1 :])
            yield replace(position, board=board, hand=piece, last=None)


def _quarto_key(position: quarto.Position, *, squares: bool) -> str:
    rules = quarto.Rules(position.rules.traits, squares, calls=False)
    form = quarto.canonical(quarto.Position(rules, position.board, position.hand))
    codes = (EMPTY if piece is None else piece for piece in (*form.board, form.hand))
    return _digest(b"quarto", bytes((rules.mask, squares)), bytes(codes))


def _quartino_key(position: quartino.Position) -> str:
    geometry = position.rules.geometry
    stacks = ",".join(
        "".join(stack) for stack in quartino.canonical_stacks(geometry, position.stacks)
    )
    text = f"{geometry.name} {stacks} {position.phase}:{position.stones}"
    return _digest(b"quartino", text.encode())


def _digest(*parts: bytes) -> str:
    return blake2b(b"/".join(parts), digest_size=BYTES).hexdigest()
