"""Colour: when to declare it, when to decline it, and whether the expert knows.

In all positions seat 2 has one card left, which everybody saw in a wrong claim, and will claim it
if it can. So it is clear which of seat 1's turns lose at once.
"""

from collections import Counter
from collections.abc import Iterator

import pytest

from fourfold.bots.quartino import LEVELS
from fourfold.games.quartino import (
    Claim,
    Declare,
    Decline,
    Move,
    Position,
    parse_position,
    parse_rules,
)
from fourfold.solver.quartino.search import (
    Character,
    Effort,
    Knowledge,
    choose_turn,
    know_nothing,
)

EXPERT = next(level for level in LEVELS if level.name == "expert")

# Four red stones are on the board, so seat 2 can declare Colour in its turn too and will have two
# stones for GYBR. With one stone seat 1 can't keep that card three stones away in every window;
# with two it can.
TWO_STONES_PREVENT = "-/B/R/-/-/R/R/B/R 1 colour BRYG;YBGR,RBYG,BGYR/GYBR;BGRY,BYGR,RBGY"

# All stacks have three stones except the hub's, which has two, and a green and a blue stone are
# left. With the green one on the hub there is no stack of four: seat 2 has no Column, and only the
# last stone. After Colour both must be placed, which makes a stack of four: seat 2 removes it as a
# Column, has up to three stones, and completes BGRY.
TWO_STONES_HELP = (
    "YY/RRR/YRY/RBB/BGR/GYG/RBG/YGY/BGB 1 colour BGYR;RYGB,BYGR,BRGY/BGRY;GBYR,RYBG,BRYG"
)


def position_of(text: str) -> Position:
    return parse_position(text, parse_rules("wheel"))


def can_win_now(position: Position) -> bool:
    """Return whether the seat to move can win in this turn; turns are listed exhaustively."""
    look = Character(effort=Effort(iterations=1, candidates=1, depth=1))
    best = choose_turn(position.view(position.seat), know_nothing(2), look, seed=1).turns[0]
    return play(position, best.moves).outcome is not None


def play(position: Position, moves: tuple[Move, ...]) -> Position:
    for move in moves:
        position = position.play(move)
    return position


def ends_of_turn(position: Position) -> Iterator[Position]:
    """Yield the position after each turn of the seat to move, without claims."""
    seat, open_ends = position.seat, {position}
    while open_ends:
        current = open_ends.pop()
        if current.seat != seat:
            yield current
            continue
        moves = (move for move in current.legal_moves() if not isinstance(move, Claim))
        open_ends.update(map(current.play, moves))


def expert_turn(position: Position, seed: int) -> tuple[Move, ...]:
    shown = frozenset(card for card in position.racks[1].hidden if card is not None)
    knowledge = Knowledge((frozenset(), shown), (Counter(), Counter()))
    return choose_turn(position.view(1), knowledge, EXPERT.character, seed).turns[0].moves


@pytest.mark.parametrize("seed", range(3))
def test_colour_is_declared_when_one_stone_is_not_enough_to_prevent_a_win(seed: int) -> None:
    position = position_of(TWO_STONES_PREVENT)
    assert not can_win_now(position)
    assert all(map(can_win_now, ends_of_turn(position.play(Decline()))))
    turn = expert_turn(position, seed)
    assert turn[0] == Declare()
    assert not can_win_now(play(position, turn))


@pytest.mark.parametrize("seed", range(3))
def test_colour_is_declined_when_the_second_stone_would_make_a_column_for_the_next_seat(
    seed: int,
) -> None:
    position = position_of(TWO_STONES_HELP)
    assert not can_win_now(position)
    assert all(map(can_win_now, ends_of_turn(position.play(Declare()))))
    turn = expert_turn(position, seed)
    assert turn[0] == Decline()
    assert not can_win_now(play(position, turn))
