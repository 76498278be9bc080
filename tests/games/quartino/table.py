"""Quartino positions for tests, written as briefly as possible."""

import pytest

from fourfold.games.game import IllegalMoveError
from fourfold.games.quartino import (
    QUARTINO,
    Position,
    format_position,
    parse_move,
    parse_position,
    parse_rules,
    parse_turn,
)

RACKS = "RYGB,BGYR,GRYB,YBRG;/RGYB,BRGY,GYBR,YRBG;"
"""Two racks, nothing claimed."""

RACKS_OF_THREE = f"{RACKS}/RBYG,BYGR,GBRY,YGRB;"
RACKS_OF_FOUR = f"{RACKS_OF_THREE}/RGBY,BRYG,GYRB,YRGB;"
"""The same for three and four."""

EMPTY = "-/-/-/-/-/-/-/-/-"
FULL = "RYG/RYG/RYG/RYB/RYB/RYB/RYB/GGB/GGB"
"""27 stones, three on each field: 7 red, 7 yellow, 7 green, 6 blue."""


def table(
    stacks: str = EMPTY, state: str = "1 place:1", racks: str = RACKS, rules: str = "wheel"
) -> Position:
    """Return the position with these stacks, seat, phase and racks."""
    return parse_position(f"{stacks} {state} {racks}", parse_rules(rules))


def play(position: Position, *turns: str) -> Position:
    """Play turns in notation."""
    for turn in turns:
        for move in parse_turn(turn):
            position = position.play(move)
    return position


def refusal(position: Position, move: str, seat: int | None = None) -> str:
    """Return why a move is refused."""
    with pytest.raises(IllegalMoveError) as error:
        position.play(parse_move(move), seat)
    return str(error.value)


def stacks_of(position: Position) -> str:
    """Format only the stacks."""
    return format_position(position).split()[0]


def state_of(position: Position) -> str:
    """Format only the seat to move and the phase, such as `1 place:1`."""
    return " ".join(format_position(position).split()[1:3])


def rack_of(position: Position, seat: int) -> str:
    """Format only one rack."""
    return format_position(position).split()[3].split("/")[seat - 1]


def moves_of(position: Position) -> list[str]:
    """Format the legal moves."""
    return [QUARTINO.format_move(move) for move in position.legal_moves()]
