"""Threats against the rules: what wins, what is safe, before and after a placement."""

from random import Random

import pytest

from fourfold.bots.quarto.attention import full_look
from fourfold.bots.quarto.threat import Threats, piece_set
from fourfold.games.quarto import PIECES, SQUARES, Piece, Position, Rules, Square, format_rules
from fourfold.games.trusted import derive
from tests.bots.quarto.table import RULES, random_position


def completes(position: Position, piece: Piece, square: Square) -> bool:
    """Tell by the rules whether a piece on an empty square completes a group."""
    board = list(position.board)
    board[square] = piece
    # Any piece, also one that is used already: no game leads there, so nothing is checked.
    after = derive(position, board=tuple(board), last=square)
    return bool(after.live_groups())


def winning(position: Position) -> list[int]:
    return [
        0
        if position.board[s] is not None
        else piece_set(p for p in PIECES if completes(position, p, s))
        for s in SQUARES
    ]


@pytest.mark.parametrize("rules", RULES, ids=format_rules)
def test_a_full_look_sees_what_the_rules_see(rules: Rules) -> None:
    random = Random(str(rules))
    for placed in range(3, 16):
        position = random_position(rules, random, placed)
        threats = Threats(full_look(rules), position.board)
        assert threats.winning == winning(position)
        hand = position.hand
        assert hand is not None
        assert threats.squares_for(hand) == [s for s in SQUARES if threats.winning[s] >> hand & 1]
        supply = piece_set(position.supply)
        pairs = 0
        for square in SQUARES:
            if position.board[square] is None:
                board = list(position.board)
                board[square] = hand
                later = threats.after(hand, square)
                assert later.winning == Threats(full_look(rules), tuple(board)).winning
                assert threats.dangerous_after(hand, square) == later.dangerous()
                pairs += (supply & ~later.dangerous()).bit_count()
        assert threats.count_safe_pairs(hand, supply) == pairs
