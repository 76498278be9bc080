"""Prospects compared with the rules: what wins, what is safe, what a look misses."""

from random import Random

import pytest

from fourfold.bots.quarto.attention import Attention, Look, full_look
from fourfold.bots.quarto.prospect import PieceSet, list_prospects, piece_set
from fourfold.games.quarto import (
    GROUPS,
    PIECES,
    SQUARES,
    Board,
    Piece,
    Position,
    Rules,
    Square,
    format_rules,
    parse_position,
    shared_traits,
)
from tests.bots.quarto.table import RULES, random_position

ATTENTIVE, ABSENT = Attention(0.07, crowding=1.0), Attention(0.38, crowding=1.0)


def put(board: Board, piece: Piece, square: Square) -> Board:
    return (*board[:square], piece, *board[square + 1 :])


def completes(board: Board, piece: Piece, square: Square, look: Look) -> bool:
    """Return by the rules whether a piece on an empty square completes a noticed group."""
    after = put(board, piece, square)
    for group in look.rules.groups_through[square]:
        pieces = [on for each in group.squares if (on := after[each]) is not None]
        if len(pieces) == 4:
            traits = sum(trait for trait, _ in shared_traits(pieces, look.rules.traits))
            if traits & look.nearly_complete[GROUPS.index(group)]:
                return True
    return False


def empty(board: Board) -> list[Square]:
    return [square for square in SQUARES if board[square] is None]


def dangerous(board: Board, look: Look) -> PieceSet:
    """Return by the rules which pieces visibly win somewhere, including used ones."""
    return piece_set(
        piece for piece in PIECES if any(completes(board, piece, s, look) for s in empty(board))
    )


def count_replies(board: Board, given: Piece, supply: PieceSet, look: Look) -> int:
    """Count the pairs of a square for a piece and a next piece that look safe."""
    left = supply & ~(1 << given)
    return sum(
        (left & ~dangerous(put(board, given, square), look)).bit_count() for square in empty(board)
    )


def check(position: Position, look: Look, random: Random) -> None:
    everything, hand = full_look(position.rules), position.hand
    assert hand is not None
    prospects = list_prospects(position, look)
    assert [prospect.square for prospect in prospects] == empty(position.board)
    supply = piece_set(position.supply)
    for square, seems_to_win, seen, losing, replies in prospects:
        assert square is not None
        board = put(position.board, hand, square)
        assert seems_to_win == completes(position.board, hand, square, look)
        assert seen == dangerous(board, look)
        wins = completes(position.board, hand, square, everything)
        assert losing == (0xFFFF if wins else dangerous(board, everything))
        assert not any(replies[piece] for piece in PIECES if not supply >> piece & 1)
    if position.supply:
        # Counting by the rules is slow: only one.
        prospect, given = random.choice(prospects), random.choice(position.supply)
        assert prospect.square is not None
        board = put(position.board, hand, prospect.square)
        assert prospect.replies[given] == count_replies(board, given, supply, look)


@pytest.mark.parametrize("rules", RULES, ids=format_rules)
def test_a_look_agrees_with_the_rules_except_for_what_it_overlooks(rules: Rules) -> None:
    random = Random(str(rules))
    for placed in range(3, 16):
        position = random_position(rules, random, placed)
        for look in (
            full_look(rules),
            ATTENTIVE.look(position, random),
            ABSENT.look(position, random),
        ):
            check(position, look, random)


def test_without_a_piece_in_hand_the_board_as_it_is_is_the_prospect() -> None:
    position = parse_position("9348/6C../FA15/D.72 - b3", "CSHT!")
    look = full_look(position.rules)
    [prospect] = list_prospects(position, look)
    assert prospect.square is None
    assert not prospect.completes
    assert prospect.dangerous == prospect.losing == dangerous(position.board, look)
    supply = piece_set(position.supply)
    for given in position.supply:
        replies = count_replies(position.board, given, supply, look)
        assert prospect.replies[given] == replies


def test_on_the_empty_board_every_reply_is_safe() -> None:
    position = parse_position("..../..../..../.... - -", "CSHT+!")
    [prospect] = list_prospects(position, full_look(position.rules))
    assert prospect.replies == bytes([16 * 15] * 16)
